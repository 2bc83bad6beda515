import type { Contest, ContestTeam, CupResidence, Outcome } from './contest.ts';
import type { DerivedKind } from './kind-keys.ts';
import { placePoints } from './place-rules.ts';
import { type CupRules, type Level, levelOf } from './rule-fields.ts';

/** Points of a residence from one contest. Points are hundredths, so that their sum is exact. */
export interface DerivedEntry {
  residenceId: number;
  kind: DerivedKind;
  points: number;
  /** When they were earned. */
  at: string;
  teamId: number | null;
  gameId: number | null;
  /** The place that gave them. */
  place: number | null;
}

/** All points of a contest by these rules. The same contest gives the same entries, in the same order. */
export function deriveEntries(rules: CupRules, contest: Contest, residences: readonly CupResidence[]): DerivedEntry[] {
  const level = levelOf(rules, contest);
  if (!level) return [];
  const places = placePoints(rules, level, contest, residences);
  const byTeam = contest.teams.map((team) => ({
    team,
    lines: withLosses(level, contest, team, teamLines(level, contest, team, places)),
  }));
  const counted = pickBest(level, byTeam);
  return [
    ...counted.flatMap(({ team, lines }) => lines.flatMap((line) => shareOut(rules, team, line))),
    ...residences.flatMap(({ id }) => residenceLines(level, contest, id)),
  ].filter(({ points }) => points !== 0);
}

interface Line {
  kind: DerivedKind;
  points: number;
  at: string;
  gameId?: number;
  place?: number | null;
}

function teamLines(level: Level, contest: Contest, team: ContestTeam, places: ReadonlyMap<number, number>): Line[] {
  const games = gamesOf(contest, team.id);
  const absences = games.filter(({ outcome }) => isAbsence(outcome)).length;
  const { from, until, isOver } = contest;
  const earned = (kind: DerivedKind, points: number, when: boolean, at = until): Line[] =>
    when ? [{ kind, points: hundredths(points), at }] : [];
  return [
    ...earned('entry', level.entry, level.entryFor === 'team' && hasTakenPart(level, contest, team), from),
    ...games.map(({ id, at, outcome }) => ({ kind: outcome, points: hundredths(level[outcome]), at, gameId: id })),
    ...earned('playoffs', level.playoffs, team.isInPlayoffs),
    ...(isOver ? [{ kind: 'place' as const, points: places.get(team.id) ?? 0, at: until, place: team.place }] : []),
    ...earned('neverAbsent', level.neverAbsent, isOver && games.length > 0 && absences === 0),
    ...earned('sportsmanship', stepFor(level, team.rating), isOver),
  ];
}

/** The shares of its points that a team loses for staying away, or for how it behaved. */
function withLosses(level: Level, contest: Contest, team: ContestTeam, lines: readonly Line[]): Line[] {
  const outcomes = gamesOf(contest, team.id).map(({ outcome }) => outcome);
  const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
  const lost = Math.max(
    shareAfter(level.lostForDefaults, count('default')),
    shareAfter(level.lostForForfeits, count('forfeit')),
  );
  const of = sum(lines.filter(({ kind }) => level.lostOf === 'all' || kind === 'entry'));
  const cut: Line = { kind: 'lost', points: -portion(of, lost), at: contest.until };
  const kept = [...lines, cut];
  const isLow = contest.isOver && team.rating !== null && team.rating < level.lowRating;
  if (!isLow) return kept;
  return [...kept, { kind: 'lowRating', points: -portion(sum(kept), 100 - level.lowRatingKeeps), at: contest.until }];
}

/** Nobody loses a share of points that they do not have. */
const portion = (points: number, percent: number): number => Math.round((Math.max(points, 0) * percent) / 100);

/** After more absences than there are steps, the last step applies. */
const shareAfter = (steps: readonly number[], absences: number): number =>
  absences === 0 ? 0 : (steps[Math.min(absences, steps.length) - 1] ?? 0);

/** The teams of each residence that count: those with most points, among equals the better placed. */
function pickBest<T extends { team: ContestTeam; lines: readonly Line[] }>(
  { bestTeams }: Level,
  teams: readonly T[],
): T[] {
  if (bestTeams === 0) return [...teams];
  const best = teams.toSorted(
    (one, other) =>
      sum(other.lines) - sum(one.lines) ||
      (one.team.place ?? Number.POSITIVE_INFINITY) - (other.team.place ?? Number.POSITIVE_INFINITY) ||
      one.team.id - other.team.id,
  );
  const used = new Map<number, number>();
  const counted = best.filter(({ team: { residenceIds } }) => {
    if (residenceIds.every((id) => (used.get(id) ?? 0) >= bestTeams)) return false;
    for (const id of residenceIds) used.set(id, (used.get(id) ?? 0) + 1);
    return true;
  });
  return teams.filter((team) => counted.includes(team));
}

function shareOut({ jointTeams }: CupRules, team: ContestTeam, line: Line): DerivedEntry[] {
  const { kind, at, gameId = null, place = null } = line;
  const parts = jointTeams === 'full' ? 1 : team.residenceIds.length;
  // The first residence gets the odd hundredth, so that nothing is lost.
  const part = Math.trunc(line.points / parts);
  return team.residenceIds.map((residenceId, index) => ({
    residenceId,
    kind,
    points: index === 0 ? line.points - part * (parts - 1) : part,
    at,
    teamId: team.id,
    gameId,
    place,
  }));
}

/** What a residence gets once in a contest, whatever its teams do. */
function residenceLines(level: Level, contest: Contest, residenceId: number): DerivedEntry[] {
  const teams = contest.teams.filter(({ residenceIds }) => residenceIds.includes(residenceId));
  const people = new Set(teams.flatMap((team) => team.people)).size;
  const entered = level.entryFor === 'residence' && teams.some((team) => hasTakenPart(level, contest, team));
  const perPerson = hundredths(level.perPerson) * people;
  const limit = level.perPersonMax === 0 ? perPerson : hundredths(level.perPersonMax);
  const line = (kind: DerivedKind, points: number, at: string): DerivedEntry => ({
    ...{ residenceId, kind, points, at },
    ...{ teamId: null, gameId: null, place: null },
  });
  return [
    line('entry', entered ? hundredths(level.entry) : 0, contest.from),
    line('turnout', reaches(level, people) ? hundredths(level.turnoutPoints) : 0, contest.until),
    line('people', Math.min(perPerson, limit), contest.until),
  ];
}

const reaches = ({ turnoutPeople }: Level, people: number): boolean => turnoutPeople > 0 && people >= turnoutPeople;

function hasTakenPart({ entryWhen }: Level, contest: Contest, team: ContestTeam): boolean {
  if (entryWhen === 'entered') return true;
  const games = gamesOf(contest, team.id);
  const hasPlayed = games.some(({ outcome }) => !isAbsence(outcome)) || (games.length === 0 && team.people.length > 0);
  const isPlaced = games.length === 0 && team.place !== null;
  return (hasPlayed || isPlaced) && (entryWhen === 'played' || contest.isOver);
}

const gamesOf = ({ games }: Contest, teamId: number) =>
  games.flatMap(({ id, at, sides }) =>
    sides.filter((side) => side.teamId === teamId).map(({ outcome }) => ({ id, at, outcome })),
  );

const isAbsence = (outcome: Outcome): boolean => outcome === 'default' || outcome === 'forfeit';

function stepFor({ sportsmanship }: Level, rating: number | null): number {
  if (rating === null) return 0;
  const reached = sportsmanship.filter(({ from }) => rating >= from);
  return reached.toSorted((one, other) => other.from - one.from)[0]?.points ?? 0;
}

const sum = (lines: readonly { points: number }[]): number => lines.reduce((total, { points }) => total + points, 0);

export const hundredths = (points: number): number => Math.round(points * 100);
