import type { TableRules } from '#features/teams/sports/definitions/definition.ts';
import { type DecidingColumn, decidingColumns } from './contract.ts';
import { buildLines, type LeagueGame, type Line } from './line-rules.ts';
import { groupsBy, type Measure, orderMeasure, parted, type Unranked } from './tie-break-rules.ts';

export interface Ranked extends Unranked {
  position: number;
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
  const measure = orderMeasure(rules);
  const ranked = groupsBy(lines, measure).flatMap((level) => parted(level, rules, games));
  return ranked.map((line, index) => ({ ...line, position: computePosition(ranked, index, measure) }));
}

/** What decides in a table by these rules, and so has a column of its own. */
export function listDecidingColumns({ order, points, overtime, tieBreaks }: TableRules): DecidingColumn[] {
  const decides: Record<DecidingColumn, boolean> = {
    winPercentage: order === 'winPercentage',
    overtimeWon: overtime !== undefined && overtime.win !== points.win,
    overtimeLost: overtime !== undefined && overtime.loss !== points.loss,
    noResult: points.noResult !== undefined,
    ratio: tieBreaks.includes('ratio') || tieBreaks.includes('setRatio'),
    pointRatio: tieBreaks.includes('pointRatio'),
    pointDifference: tieBreaks.includes('pointDifference'),
    netRunRate: tieBreaks.includes('netRunRate'),
  };
  return decidingColumns.filter((column) => decides[column]);
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

/** A team that nothing separates from the one above shares its position. */
function computePosition(ranked: readonly Unranked[], index: number, measure: Measure): number {
  const line = ranked[index];
  const above = ranked[index - 1];
  const isLevel = line && above && line.brokenBy === null && measure(line) === measure(above);
  return isLevel ? computePosition(ranked, index - 1, measure) : index + 1;
}
