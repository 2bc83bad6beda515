import type { Result } from '#features/competition/competitions/contract.ts';
import { isDecidedByRule, pointsAgainst } from '#features/competition/competitions/rules.ts';
import type { PlayedSide, TableRules, TieBreak } from '#features/teams/sports/definitions/definition.ts';
import type { Lacking, Outcome, StandingsMark } from './contract.ts';
import { formLength } from './form-rules.ts';

export interface LeagueGame {
  homeTeamId: number;
  awayTeamId: number;
  homeScore: number;
  awayScore: number;
  /** Null if nobody counted them. */
  homeTries?: number | null;
  awayTries?: number | null;
  /** What the league gave, in place of what the rule would give. */
  homeBonusPoints?: number | null;
  awayBonusPoints?: number | null;
  /** How it ended, if it was not played to its end. */
  result?: Result | undefined;
}

export interface Line {
  teamId: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  for: number;
  against: number;
  points: number;
  bonus: number;
  adjustment: number;
  /** The last five games, the latest last. */
  form: Outcome[];
  marks: StandingsMark[];
}

export interface Ranked extends Line {
  position: number;
  brokenBy: TieBreak | null;
}

/**
 * The table of these games, earliest first, by the rules of their sport. Teams without a game are included. Points that were
 * given or taken away count for the table, but not between level teams.
 */
export function computeStandings(
  rules: TableRules,
  teamIds: Iterable<number>,
  games: readonly LeagueGame[],
  adjustments: readonly GivenPoints[] = [],
): Ranked[] {
  const lines = [...buildLines(rules, teamIds, games).values()].map((line) => adjusted(line, adjustments));
  const ranked = groupsBy(lines, ({ points }) => points).flatMap((level) => parted(level, rules, games));
  return ranked.map((line, index) => ({ ...line, position: computePosition(ranked, index) }));
}

interface GivenPoints {
  teamId: number;
  points: number;
}

function adjusted(line: Line, adjustments: readonly GivenPoints[]): Line {
  const own = adjustments.filter(({ teamId }) => teamId === line.teamId);
  const adjustment = own.reduce((sum, { points }) => sum + points, 0);
  return { ...line, adjustment, points: line.points + adjustment };
}

function buildLines(rules: TableRules, teamIds: Iterable<number>, games: readonly LeagueGame[]): Map<number, Line> {
  const lines = new Map(Array.from(teamIds, (teamId) => [teamId, emptyLine(teamId)]));
  for (const game of games) {
    const { home, away } = toSides(game);
    count(rules, lines.get(game.homeTeamId), home, game.result);
    count(rules, lines.get(game.awayTeamId), away, game.result);
  }
  return lines;
}

interface TableSide extends PlayedSide {
  bonusPoints: number | null;
}

const toSides = (game: LeagueGame): Record<'home' | 'away', TableSide> => ({
  home: {
    own: game.homeScore,
    other: game.awayScore,
    tries: game.homeTries ?? null,
    bonusPoints: game.homeBonusPoints ?? null,
  },
  away: {
    own: game.awayScore,
    other: game.homeScore,
    tries: game.awayTries ?? null,
    bonusPoints: game.awayBonusPoints ?? null,
  },
});

/** What bonuses need and some of these games lack. A game that was not played lacks nothing. */
export function lackingIn({ bonuses = [] }: TableRules, games: readonly LeagueGame[]): Lacking[] {
  const needs = new Set(bonuses.flatMap((bonus) => bonus.needs ?? []));
  return [...needs].flatMap((figure) => {
    const without = games.filter((game) => {
      if (game.result && isDecidedByRule(game.result.resultType)) return false;
      const { home, away } = toSides(game);
      return [home, away].some((side) => side.bonusPoints === null && side[figure] === null);
    });
    return without.length === 0 ? [] : [{ figure, games: without.length, of: games.length }];
  });
}

const emptyLine = (teamId: number): Line => ({
  teamId,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  for: 0,
  against: 0,
  points: 0,
  bonus: 0,
  adjustment: 0,
  form: [],
  marks: [],
});

function count(rules: TableRules, line: Line | undefined, side: TableSide, result: Result | undefined): void {
  if (!line) return;
  const outcome = decideOutcome(side, result);
  const { points, bonus } = awardPoints(rules, side, outcome, result);
  line.played += 1;
  line[counted[outcome]] += 1;
  line.for += side.own;
  line.against += side.other;
  line.bonus += bonus;
  line.points += points + bonus;
  line.form = [...line.form, outcome].slice(-formLength);
  if (result?.resultType) line.marks = marked(line.marks, result.resultType, outcome, points + bonus);
}

interface Points {
  points: number;
  bonus: number;
}

function awardPoints(rules: TableRules, side: TableSide, outcome: Outcome, result: Result | undefined): Points {
  if (result && isDecidedByRule(result.resultType)) {
    return outcome === 'L'
      ? { points: pointsAgainst(rules.forfeit, result), bonus: 0 }
      : { points: rules.points.win, bonus: rules.forfeit.bonus ?? 0 };
  }
  return { points: rules.points[pointKeys[outcome]], bonus: computeBonus(rules, side) };
}

function computeBonus({ bonuses }: TableRules, side: TableSide): number {
  if (!bonuses) return 0;
  const earned = bonuses.filter(({ isEarned }) => isEarned(side));
  return side.bonusPoints ?? earned.reduce((sum, { points }) => sum + points, 0);
}

function marked(
  marks: readonly StandingsMark[],
  resultType: StandingsMark['resultType'],
  outcome: Outcome,
  points: number,
): StandingsMark[] {
  const isSame = (mark: StandingsMark) => mark.resultType === resultType && mark.outcome === outcome;
  const { games, points: before } = marks.find(isSame) ?? { games: 0, points: 0 };
  return [...marks.filter((mark) => !isSame(mark)), { resultType, outcome, games: games + 1, points: before + points }];
}

const counted = { W: 'won', D: 'drawn', L: 'lost' } as const;
const pointKeys = { W: 'win', D: 'draw', L: 'loss' } as const;

/** The outcome for one side; if neither came, both have lost. A shoot-out changes no table: the game was drawn. */
function decideOutcome(
  { own, other }: Pick<PlayedSide, 'own' | 'other'>,
  result?: Pick<Result, 'resultAgainst'>,
): Outcome {
  if (result?.resultAgainst === 'both') return 'L';
  if (own === other) return 'D';
  return own > other ? 'W' : 'L';
}

type Unranked = Omit<Ranked, 'position'>;

/** Separates teams with the same points by one rule after the other; those that none separates keep the given order. */
function parted(level: readonly Line[], rules: TableRules, games: readonly LeagueGame[]): Unranked[] {
  return partedBy(rules.tieBreaks, { level, among: level }, rules, games);
}

interface Level {
  level: readonly Line[];
  /** The teams whose games with each other count for head-to-head. */
  among: readonly Line[];
}

function partedBy(
  [tieBreak, ...others]: readonly TieBreak[],
  { level, among }: Level,
  rules: TableRules,
  games: readonly LeagueGame[],
): Unranked[] {
  if (level.length < 2 || !tieBreak) return level.map((line) => ({ ...line, brokenBy: null }));
  const groups = groupsBy(level, chooseMeasure(tieBreak, among, rules, games));
  const startsAgain = isDueAgain(rules, tieBreak, others[0]);
  return groups.flatMap((group, index) => {
    const isPart = group.length < among.length;
    const [first, ...rest] =
      startsAgain && isPart
        ? parted(group, rules, games)
        : partedBy(others, { level: group, among: isHeadToHead(tieBreak) ? among : group }, rules, games);
    if (!first) return [];
    return [index === 0 ? first : { ...first, brokenBy: tieBreak }, ...rest];
  });
}

/** Whether teams that this rule leaves level, while it separates others, are compared from the first rule on again. */
function isDueAgain({ headToHeadAgain = 'atOnce' }: TableRules, tieBreak: TieBreak, next: TieBreak | undefined) {
  if (headToHeadAgain !== 'afterHeadToHead') return headToHeadAgain === 'atOnce';
  return isHeadToHead(tieBreak) && !(next && isHeadToHead(next));
}

type HeadToHead = Extract<TieBreak, `headToHead${string}`>;

const isHeadToHead = (tieBreak: TieBreak): tieBreak is HeadToHead => tieBreak.startsWith('headToHead');

type Measure = (line: Line) => number;

function chooseMeasure(
  tieBreak: TieBreak,
  among: readonly Line[],
  rules: TableRules,
  games: readonly LeagueGame[],
): Measure {
  if (isHeadToHead(tieBreak)) return headToHeadMeasure(tieBreak, among, rules, games);
  if (tieBreak === 'awayFor') return awaySum(games, ({ awayScore }) => awayScore);
  if (tieBreak === 'awayWins')
    return awaySum(games, (game) => Number(decideOutcome(toSides(game).away, game.result) === 'W'));
  return measures[tieBreak];
}

const difference: Measure = (line) => line.for - line.against;
const scored: Measure = (line) => line.for;

const measures: Record<Exclude<TieBreak, HeadToHead | 'awayFor' | 'awayWins'>, Measure> = {
  wins: ({ won }) => won,
  difference,
  for: scored,
  // A team that conceded nothing has the best possible ratio, unless it scored nothing either.
  ratio: (line) => (line.against === 0 ? (line.for === 0 ? 0 : Number.POSITIVE_INFINITY) : line.for / line.against),
};

const awaySum =
  (games: readonly LeagueGame[], of: (game: LeagueGame) => number): Measure =>
  ({ teamId }) =>
    games.filter(({ awayTeamId }) => awayTeamId === teamId).reduce((sum, game) => sum + of(game), 0);

const amongThem: Record<HeadToHead, Measure> = {
  headToHead: ({ points }) => points,
  headToHeadDifference: difference,
  headToHeadFor: scored,
};

/** In the games of these teams with each other, ignoring games against others. */
function headToHeadMeasure(
  tieBreak: HeadToHead,
  among: readonly Line[],
  rules: TableRules,
  games: readonly LeagueGame[],
): Measure {
  const ids = new Set(among.map(({ teamId }) => teamId));
  const between = games.filter(({ homeTeamId, awayTeamId }) => ids.has(homeTeamId) && ids.has(awayTeamId));
  const lines = buildLines(rules, ids, between);
  return ({ teamId }) => {
    const line = lines.get(teamId);
    return line ? amongThem[tieBreak](line) : 0;
  };
}

/** Groups rows with the same value, the highest first. */
function groupsBy<T>(rows: readonly T[], measure: (row: T) => number): T[][] {
  const groups = [...Map.groupBy(rows, measure)].sort(([a], [b]) => b - a);
  return groups.map(([, group]) => group);
}

/** A team that nothing separates from the one above shares its position. */
function computePosition(ranked: readonly Unranked[], index: number): number {
  const line = ranked[index];
  const above = ranked[index - 1];
  const isLevel = line && above && line.brokenBy === null && line.points === above.points;
  return isLevel ? computePosition(ranked, index - 1) : index + 1;
}
