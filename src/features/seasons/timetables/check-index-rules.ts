import { fixtureText } from '#shared/notation.ts';
import type {
  Placement,
  Side,
  Slot,
  TimetableCompetition,
  TimetableGame,
  TimetableQuestion,
  TimetableTeam,
  Together,
} from './contract.ts';

/** A game where it stands. Times are minutes since 1970, on the wall. */
export interface Placed {
  game: TimetableGame;
  slot: Slot;
  /** Since 1970. */
  day: number;
  start: number;
  end: number;
  /** In the order of time; a game that is only tried has none. */
  rank: number;
}

/** What holds for a team in all its competitions: the stricter of their rules. */
export interface TeamRules {
  team: TimetableTeam;
  restDays: number;
  gamesPerDay: number;
  gamesPerWeek: number;
  breakMinutes: number;
  together: Together[];
  busy: Interval[];
}

export interface Interval {
  /** Since 1970, on which it begins. */
  day: number;
  start: number;
  end: number;
  title: string;
}

/** A question and a plan, ready to be asked about single games. */
export interface PlanIndex {
  question: TimetableQuestion;
  games: ReadonlyMap<string, TimetableGame>;
  competitions: ReadonlyMap<string, TimetableCompetition>;
  teams: ReadonlyMap<string, TeamRules>;
  courtNames: ReadonlyMap<string, string>;
  /** When courts can be used, and by whom they are taken, by `courtDay`. */
  open: ReadonlyMap<string, readonly Interval[]>;
  busy: ReadonlyMap<string, readonly Interval[]>;
  placed: ReadonlyMap<string, Placed>;
  ofCourt: ReadonlyMap<string, readonly Placed[]>;
  ofTeam: ReadonlyMap<string, readonly Placed[]>;
  /** The games that must be over before a game, and those that wait for it. */
  before: ReadonlyMap<string, readonly string[]>;
  after: ReadonlyMap<string, readonly string[]>;
}

const minutesInDay = 1440;

export const dayNumber = (day: string): number => Date.parse(day) / 86_400_000;
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
export const courtDay = (court: string, day: number): string => `${day} ${court}`;
export const teamsOf = ({ home, away }: TimetableGame): string[] =>
  [home, away].flatMap((side) => ('team' in side ? [side.team] : []));

export function timesOf(slot: Slot | Omit<Slot, 'court'>): { day: number; start: number; end: number } {
  const day = dayNumber(slot.day);
  const start = day * minutesInDay + minutesOf(slot.from);
  return { day, start, end: start + slot.minutes };
}

export function indexPlan(question: TimetableQuestion, placements: readonly Placement[]): PlanIndex {
  const games = new Map(question.games.map((game) => [game.id, game]));
  const first = new Map(placements.map(({ game }, at): [string, number] => [game, at]).toReversed());
  // A second place of a game counts as none.
  const placed = placements
    .filter(({ game }, at) => first.get(game) === at)
    .flatMap(({ game: id, slot }): Placed[] => {
      const game = games.get(id);
      return game ? [{ game, slot, ...timesOf(slot), rank: 0 }] : [];
    })
    .sort((a, b) => a.start - b.start || (a.game.id < b.game.id ? -1 : 1))
    .map((one, rank) => ({ ...one, rank }));
  const before = gamesBefore(question.games);
  return {
    question,
    games,
    competitions: new Map(question.competitions.map((competition) => [competition.id, competition])),
    teams: rulesOfTeams(question),
    courtNames: new Map(question.courts.map(({ id, venue, name }) => [id, name ? `${venue}, ${name}` : venue])),
    open: openTimes(question.slots),
    busy: busyTimes(question),
    placed: new Map(placed.map((one) => [one.game.id, one])),
    ofCourt: Map.groupBy(placed, ({ slot, day }) => courtDay(slot.court, day)),
    ofTeam: listed(placed, ({ game }) => teamsOf(game)),
    before,
    after: listed([...before.keys()], (id) => before.get(id) ?? []),
  };
}

/** Each under all its keys. */
function listed<Value>(values: readonly Value[], keysOf: (value: Value) => readonly string[]): Map<string, Value[]> {
  const lists = new Map<string, Value[]>();
  for (const value of values) {
    for (const key of keysOf(value)) {
      const list = lists.get(key);
      if (list) list.push(value);
      else lists.set(key, [value]);
    }
  }
  return lists;
}

function rulesOfTeams({ teams, games, competitions, together, busy }: TimetableQuestion): Map<string, TeamRules> {
  const byId = new Map(competitions.map((competition) => [competition.id, competition]));
  const played = listed(games, teamsOf);
  const pairs = listed(together, ({ teams: both }) => both);
  const busyOf = listed(busy, (one) => one.teams);
  return new Map(
    teams.map((team) => {
      const ids = new Set(played.get(team.id)?.map(({ competition }) => competition));
      const own = [...ids].flatMap((id) => byId.get(id) ?? []);
      const rules: TeamRules = {
        team,
        restDays: team.restDays ?? Math.max(0, ...own.map(({ restDays }) => restDays)),
        gamesPerDay: Math.min(...own.map(({ gamesPerDay }) => gamesPerDay)),
        gamesPerWeek: Math.min(...own.map(({ gamesPerWeek }) => gamesPerWeek ?? Infinity)),
        breakMinutes: Math.max(0, ...own.map(({ breakMinutes }) => breakMinutes)),
        together: pairs.get(team.id) ?? [],
        busy: (busyOf.get(team.id) ?? []).map((one) => ({ ...timesOf(one), title: one.title })),
      };
      return [team.id, rules];
    }),
  );
}

/** Slots that touch or overlap are one open time. */
function openTimes(slots: readonly Slot[]): Map<string, Interval[]> {
  const timed = slots.map((slot) => ({ ...timesOf(slot), title: '', court: slot.court }));
  const open = new Map<string, Interval[]>();
  for (const { court, ...time } of timed.sort((a, b) => a.start - b.start)) {
    const key = courtDay(court, time.day);
    const times = open.get(key) ?? [];
    const last = times.at(-1);
    if (last && time.start <= last.end) last.end = Math.max(last.end, time.end);
    else times.push(time);
    open.set(key, times);
  }
  return open;
}

function busyTimes({ busy }: TimetableQuestion): Map<string, Interval[]> {
  const taken = busy.map((one) => ({ ...timesOf(one), title: one.title, court: one.court }));
  return Map.groupBy(
    taken.filter(({ court }) => court !== null),
    ({ court, day }) => courtDay(court ?? '', day),
  );
}

function gamesBefore(games: readonly TimetableGame[]): Map<string, string[]> {
  const ofCompetition = listed(games, ({ competition }) => [competition]);
  const needed = (side: Side, { competition, stage }: TimetableGame): string[] => {
    if ('winnerOf' in side) return [side.winnerOf];
    if ('loserOf' in side) return [side.loserOf];
    if ('team' in side) return [];
    const group = 'place' in side ? side.group : null;
    return (ofCompetition.get(competition) ?? [])
      .filter((other) => other.stage < stage && (group === null || other.group === group))
      .map(({ id }) => id);
  };
  return new Map(
    games.map((game) => [
      game.id,
      [...new Set([...needed(game.home, game), ...needed(game.away, game), ...(game.after ?? [])])],
    ]),
  );
}

/** `Ants v Bees`; a game whose teams are not known yet by its round. */
export function titleOf({ teams, competitions }: PlanIndex, game: TimetableGame): string {
  const nameOf = (side: Side) => ('team' in side ? (teams.get(side.team)?.team.name ?? side.team) : null);
  const [home, away] = [nameOf(game.home), nameOf(game.away)];
  if (home !== null && away !== null) return fixtureText(home, away);
  const competition = competitions.get(game.competition)?.name ?? game.competition;
  return [competition, game.round].filter(Boolean).join(', ');
}
