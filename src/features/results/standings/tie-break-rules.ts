import type { TableOrder, TableRules, TieBreak } from '#features/teams/sports/definitions/definition.ts';
import { buildLines, decideOutcome, type LeagueGame, type Line, toSides } from './line-rules.ts';

export interface Unranked extends Line {
  brokenBy: TieBreak | null;
}

/** Separates teams with the same points by one rule after the other; those that none separates keep the given order. */
export function parted(level: readonly Line[], rules: TableRules, games: readonly LeagueGame[]): Unranked[] {
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

export type Measure = (line: Line) => number;

function chooseMeasure(
  tieBreak: TieBreak,
  among: readonly Line[],
  rules: TableRules,
  games: readonly LeagueGame[],
): Measure {
  if (isHeadToHead(tieBreak)) return headToHeadMeasure(tieBreak, among, rules, games);
  if (tieBreak === 'awayFor') return awaySum(games, ({ awayScore }) => awayScore);
  if (tieBreak === 'awayWins')
    return awaySum(games, (game) => Number(decideOutcome(rules, toSides(game).away, game.result) === 'W'));
  return measures[tieBreak];
}

const difference: Measure = (line) => line.for - line.against;
const scored: Measure = (line) => line.for;

/** A team that conceded nothing has the best possible ratio, unless it scored nothing either. */
export function ratioOf(scoredPart: number, conceded: number): number {
  if (conceded === 0) return scoredPart === 0 ? 0 : Number.POSITIVE_INFINITY;
  return scoredPart / conceded;
}

const scoreRatio: Measure = (line) => ratioOf(line.for, line.against);

const measures: Record<Exclude<TieBreak, HeadToHead | 'awayFor' | 'awayWins'>, Measure> = {
  points: ({ points }) => points,
  wins: ({ won }) => won,
  difference,
  for: scored,
  ratio: scoreRatio,
  setRatio: scoreRatio,
  pointRatio: ({ periodFor, periodAgainst }) => ratioOf(periodFor, periodAgainst),
  pointDifference: ({ periodFor, periodAgainst }) => periodFor - periodAgainst,
  netRunRate: (line) => netRunRate(line) ?? 0,
};

/** A draw is half a win, and no result is no game. 0 before the first game. */
export function winPercentage({ won, drawn, lost }: Pick<Line, 'won' | 'drawn' | 'lost'>): number {
  const decided = won + drawn + lost;
  return decided === 0 ? 0 : (won + drawn / 2) / decided;
}

/** ICC, Twenty20 playing conditions, 16.10: to three places, as it is published. Null while no overs are known. */
export function netRunRate({
  rates: { runsFor, oversFor, runsAgainst, oversAgainst },
}: Pick<Line, 'rates'>): number | null {
  if (oversFor === 0 || oversAgainst === 0) return null;
  return Math.round(1000 * (runsFor / oversFor - runsAgainst / oversAgainst)) / 1000;
}

const orders: Record<TableOrder, Measure> = { points: measures.points, wins: measures.wins, winPercentage };

/** What the best team has most of. */
export const orderMeasure = ({ order = 'points' }: Pick<TableRules, 'order'>): Measure => orders[order];

const awaySum =
  (games: readonly LeagueGame[], of: (game: LeagueGame) => number): Measure =>
  ({ teamId }) =>
    games.filter(({ awayTeamId }) => awayTeamId === teamId).reduce((sum, game) => sum + of(game), 0);

const amongThem: Record<Exclude<HeadToHead, 'headToHeadAwayFor'>, Measure> = {
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
  if (tieBreak === 'headToHeadAwayFor') return awaySum(between, ({ awayScore }) => awayScore);
  const lines = buildLines(rules, ids, between);
  return ({ teamId }) => {
    const line = lines.get(teamId);
    return line ? amongThem[tieBreak](line) : 0;
  };
}

/** Groups rows with the same value, the highest first. */
export function groupsBy<T>(rows: readonly T[], measure: (row: T) => number): T[][] {
  const groups = [...Map.groupBy(rows, measure)].sort(([a], [b]) => b - a);
  return groups.map(([, group]) => group);
}
