import { perGame } from '#features/teams/players/rules.ts';
import { type Count, type Counts, type SportDefinition, total } from '#features/teams/sports/definitions/definition.ts';
import {
  computePercentage,
  computeScore,
  countsIn,
  findCountKey,
  inText,
  isTracked,
  listParts,
  pickTrackedStats,
  sumCounts,
} from '#features/teams/sports/rules.ts';

export interface Compared {
  key: string;
  abbreviation: string;
  label: string;
  /** Set where more is not better. */
  better?: Count['better'];
}

/** What players are compared by, in a box score's order: statistics with their own column, and successful attempts. */
export const comparedStats = ({ statistics }: SportDefinition): Compared[] =>
  statistics.flatMap((statistic) => {
    if (statistic.kind === 'derived' || statistic.teamOnly) return [];
    if (statistic.withoutColumn || statistic.inBoxScoresOnly) return [];
    const { abbreviation } = statistic;
    if (statistic.kind === 'count') {
      const { key, label, better } = statistic;
      return [{ key, abbreviation, label, ...(better && { better }) }];
    }
    const { key, label, worth = 0 } = statistic.made;
    return worth > 0 ? [{ key, abbreviation, label }] : [];
  });

/** Typed season totals under the sport's own keys: what is typed as points are goals in soccer. */
export function typedCounts(definition: SportDefinition, typed: Counts): Counts {
  const counts: Record<string, number> = {};
  for (const [name, value] of Object.entries(typed)) {
    const key = findCountKey(definition, name);
    if (key) counts[key] = Math.max(value, counts[key] ?? 0);
  }
  return counts;
}

/** Totals kept by hand count as one line for all their games. */
export function lineByHand(definition: SportDefinition, { gamesPlayed: games = 0, ...typed }: Counts) {
  const counts = typedCounts(definition, typed);
  return { games, counts, tracked: Object.keys(counts).filter((key) => total(counts, key) > 0) };
}

interface TrackedLine {
  games: number;
  counts: Counts;
  /** The keys of the counted statistics; null: all. */
  tracked?: readonly string[] | null;
}

/** A season made of several lines; a statistic that none of them counted is unknown. */
export function seasonFrom(definition: SportDefinition, lines: readonly TrackedLine[]) {
  const ofGames = lines.filter(({ games, counts }) => games > 0 || Object.values(counts).some((value) => value > 0));
  const keys = definition.statistics.flatMap(listParts).map(({ key }) => key);
  const gamesCounted = Object.fromEntries(keys.map((key) => [key, gamesWith(definition, key, lines)]));
  const tracked = keys.filter((key) => ofGames.some((line) => isTracked(definition, key, line.tracked ?? null)));
  return {
    games: lines.reduce((sum, { games }) => sum + games, 0),
    totals: pickTrackedStats(
      definition,
      sumCounts(lines.map(({ counts }) => counts)),
      ofGames.length > 0 ? tracked : null,
    ),
    gamesCounted,
  };
}

const gamesWith = (definition: SportDefinition, key: string, lines: readonly TrackedLine[]): number =>
  lines.reduce((sum, { games, tracked = null }) => sum + (isTracked(definition, key, tracked) ? games : 0), 0);

export const computeMeasure = (definition: SportDefinition, counts: Counts): number =>
  definition.performance.by?.(counts) ?? computeScore(definition, counts);

export type LeadingSide = 'first' | 'second' | null;

export interface ComparedRow extends Compared {
  first: number;
  second: number;
  /** The side with the higher value, or with the lower one where fewer are better. */
  leading: LeadingSide;
}

interface SeasonCounts {
  games: number;
  /** Null where nobody counted. */
  totals: Readonly<Record<string, number | null>>;
  /** In how many games each was counted; if missing, in all. */
  gamesCounted?: Counts;
}

export const computePerGame = ({ games, totals, gamesCounted = {} }: SeasonCounts, key: string): number =>
  perGame(totals[key] ?? 0, gamesCounted[key] ?? games);

/** A list longer than this leaves out rows that are 0 for both. */
const comparedInFull = 5;

/** Both players' counts side by side, in all or per game; empty if both have 0 of everything. */
export function compare(
  definition: SportDefinition,
  first: SeasonCounts,
  second: SeasonCounts,
  each: 'total' | 'game',
): ComparedRow[] {
  const shown = (side: SeasonCounts, key: string) =>
    each === 'game' ? computePerGame(side, key) : (side.totals[key] ?? 0);
  const rows = comparedStats(definition).map((statistic) => {
    const row = toRow(statistic, shown(first, statistic.key), shown(second, statistic.key));
    const playedBoth = first.games > 0 && second.games > 0;
    return statistic.better === 'fewer' && !playedBoth ? { ...row, leading: null } : row;
  });
  const isSomething = (row: ComparedRow) => row.first > 0 || row.second > 0;
  const done = rows.filter(isSomething);
  return done.length > 0 && rows.length <= comparedInFull ? rows : done;
}

export const toRow = (statistic: Compared, first: number, second: number): ComparedRow => ({
  ...statistic,
  first,
  second,
  leading: findLeadingSide(first, second, statistic.better),
});

export function findLeadingSide(first: number, second: number, better?: Compared['better']): LeadingSide {
  if (first === second || better === 'neither') return null;
  return first > second === (better !== 'fewer') ? 'first' : 'second';
}

/** Both are chosen, and are not the same player. */
export const canCompare = (first: number | undefined, second: number | undefined): boolean =>
  first !== undefined && second !== undefined && first !== second;

export interface LeaderLine extends TrackedLine {
  playerId: number;
  /** Kept by hand before the player's first box score. */
  byHand?: boolean;
  /** The game and the side of a box score. */
  gameId?: number;
  teamId?: number;
}

interface RankedLeader {
  playerId: number;
  position: number;
  total: number;
  games: number;
  perGame: number | null;
  byHand: number;
}

export const leadersPerStatistic = 5;
/** The most that are listed when many tie with the fifth. */
export const maxPerStatistic = 10;

/** The players with most of what a sport counts. Nobody leads with 0, or in fouls. */
export function findLeaders(definition: SportDefinition, lines: readonly LeaderLine[], leastGames = 0) {
  const seasons = seasonsIn(lines).filter(({ games }) => games >= leastGames);
  return comparedStats(definition)
    .filter(({ better }) => better === undefined)
    .map(({ key, abbreviation, label }) => ({ key, abbreviation, label, leaders: leadersIn(definition, key, seasons) }))
    .filter(({ leaders }) => leaders.length > 0);
}

const seasonsIn = (lines: readonly LeaderLine[]): LeaderSeason[] =>
  [...Map.groupBy(lines, ({ playerId }) => playerId)].map(([playerId, own]) => ({
    playerId,
    games: own.reduce((sum, { games }) => sum + games, 0),
    counts: sumCounts(own.map(({ counts }) => counts)),
    lines: own,
    byHand: sumCounts(own.flatMap((line) => (line.byHand ? [line.counts] : []))),
  }));

export interface TeamLeader extends Pick<RankedLeader, 'playerId' | 'total' | 'perGame'> {
  abbreviation: string;
  label: string;
}

/** The most of one team that a preview names. */
const leadersPerTeam = 2;

/** Who leads a team, in the statistics that come first in its sport; each player once. */
export function findTeamLeaders(definition: SportDefinition, lines: readonly LeaderLine[]): TeamLeader[] {
  const leaders: TeamLeader[] = [];
  for (const { abbreviation, label, leaders: ranked } of findLeaders(definition, lines)) {
    const first = ranked.find(({ playerId }) => leaders.every((leader) => leader.playerId !== playerId));
    const isFirst = first?.position === 1;
    if (isFirst) leaders.push({ ...pickLeader(first), abbreviation, label });
    if (leaders.length === leadersPerTeam) break;
  }
  return leaders;
}

const pickLeader = ({ playerId, total: sum, perGame: average }: RankedLeader) => ({
  playerId,
  total: sum,
  perGame: average,
});

interface LeaderSeason {
  playerId: number;
  games: number;
  counts: Counts;
  lines: readonly LeaderLine[];
  byHand: Counts;
}

/** Among players with the same total, those with fewer games come first. */
function leadersIn(definition: SportDefinition, key: string, seasons: readonly LeaderSeason[]): RankedLeader[] {
  const ranked = seasons
    .map(({ playerId, games, counts, lines, byHand }) => ({
      playerId,
      games,
      gamesTracked: gamesWith(definition, key, lines),
      total: total(counts, key),
      byHand: total(byHand, key),
    }))
    .filter((season) => season.total > 0)
    .sort((a, b) => b.total - a.total || a.games - b.games || a.playerId - b.playerId)
    .map(({ gamesTracked, ...season }, _, all) => ({
      ...season,
      position: all.findIndex((other) => other.total === season.total) + 1,
      perGame: gamesTracked > 0 ? perGame(season.total, gamesTracked) : null,
    }));
  return ranked.filter(({ position }) => position <= leadersPerStatistic).slice(0, maxPerStatistic);
}

/** Season totals in a box score's order; null where nobody counted. Empty for a player without games. */
export function seasonTotals(
  definition: SportDefinition,
  season: SeasonCounts,
): (Compared & { value: number | null })[] {
  const all = comparedStats(definition).map((statistic) => ({
    ...statistic,
    value: season.totals[statistic.key] ?? null,
  }));
  const done = all.filter(({ value }) => value !== null && value > 0);
  if (done.length === 0 && season.games === 0) return [];
  return all.length <= comparedInFull || done.length === 0 ? all : done;
}

export interface Share {
  key: string;
  abbreviation: string;
  label: string;
  /** 0 to 100, a whole number. */
  percentage: number;
  /** `4/9` */
  splits?: string;
}

/** The success of a season's attempts in percent, if there were any, and the other percentages of a sport. */
export function computeShares({ statistics }: SportDefinition, { totals }: Pick<SeasonCounts, 'totals'>): Share[] {
  const counts = countsIn(totals);
  return statistics.flatMap((statistic): Share[] => {
    const { key, label } = statistic;
    const abbreviation = statistic.abbreviation.replace('%', '');
    if (statistic.kind === 'pair' && !statistic.teamOnly && total(counts, statistic.attempted.key) > 0) {
      const splits = `${total(counts, statistic.made.key)}/${total(counts, statistic.attempted.key)}`;
      return [{ key, abbreviation, label, percentage: computePercentage(statistic, counts), splits }];
    }
    if (statistic.kind === 'derived' && statistic.unit === '%' && statistic.outOf(counts) > 0)
      return [{ key, abbreviation, label, percentage: statistic.of(counts) }];
    return [];
  });
}

/** The specification's averages and rating use points, rebounds and assists: only sports that count these have them. */
export const isRated = ({ statistics }: SportDefinition): boolean =>
  ratedBy.every((rated) => statistics.some(({ key }) => key === rated));

/** The sport's word for what is typed as points; null if it has none. */
export function findTypedNoun(definition: SportDefinition): string | null {
  const key = findCountKey(definition, 'points');
  const typed = definition.statistics.find(
    (statistic) => statistic.key === key || listParts(statistic).some((part) => part.key === key),
  );
  return key && typed ? inText(typed.label) : null;
}

/** The averages per game that a rated season does not show already. */
export function computeAverages(definition: SportDefinition, season: SeasonCounts): (Compared & { value: number })[] {
  return comparedStats(definition)
    .filter(({ key }) => !isRated(definition) || !ratedBy.includes(key))
    .map((statistic) => ({ ...statistic, value: computePerGame(season, statistic.key) }))
    .filter(({ value }) => value > 0);
}

const ratedBy = ['points', 'rebounds', 'assists'];
