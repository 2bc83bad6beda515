import type { Result } from '#features/competition/competitions/contract.ts';
import { isDecidedByRule, pointsAgainst } from '#features/competition/competitions/rules.ts';
import type { PlayedSide, TableRules } from '#features/teams/sports/definitions/definition.ts';
import type { Lacking, Outcome, StandingsMark } from './contract.ts';
import { formLength } from './form-rules.ts';

type PeriodScore = readonly [home: number, away: number];

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
  /** What was scored in each period, home first; null if unknown. */
  periodScores?: readonly PeriodScore[] | null;
  /** The shoot-out beside a level score. */
  shootout?: PeriodScore | null;
  /** Whether it was decided in overtime or a shoot-out. */
  overtime?: boolean;
  /** The overs that each side faced; null if unknown. All of its overs, for a side that was bowled out. */
  overs?: Record<'home' | 'away', number> | null;
  /** Abandoned, and its score does not count: the table only gives points for it. */
  isNoResult?: boolean;
  /** How it ended, if it was not played to its end. */
  result?: Result | undefined;
}

interface RunRates {
  runsFor: number;
  oversFor: number;
  runsAgainst: number;
  oversAgainst: number;
}

export interface Line {
  teamId: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  noResult: number;
  /** Those of the won and lost games that overtime or a shoot-out decided. */
  overtimeWon: number;
  overtimeLost: number;
  for: number;
  against: number;
  /** Scored in all periods: the points of all sets, where the score counts sets. */
  periodFor: number;
  periodAgainst: number;
  /** Of the games whose overs are known. */
  rates: RunRates;
  points: number;
  bonus: number;
  adjustment: number;
  /** The last five games, the latest last. */
  form: Outcome[];
  marks: StandingsMark[];
}

export function buildLines(
  rules: TableRules,
  teamIds: Iterable<number>,
  games: readonly LeagueGame[],
): Map<number, Line> {
  const lines = new Map(Array.from(teamIds, (teamId) => [teamId, emptyLine(teamId)]));
  for (const game of games) {
    if (game.isNoResult) {
      countNoResult(rules, lines.get(game.homeTeamId));
      countNoResult(rules, lines.get(game.awayTeamId));
      continue;
    }
    const { home, away } = toSides(game);
    count(rules, lines.get(game.homeTeamId), home, game.result);
    count(rules, lines.get(game.awayTeamId), away, game.result);
  }
  return lines;
}

interface TableSide extends PlayedSide {
  bonusPoints: number | null;
  periodFor: number;
  periodAgainst: number;
  /** Above 0 if it won the shoot-out; null without one. */
  shootout: number | null;
  overtime: boolean;
  /** Null if the overs are not known. */
  overs: readonly [faced: number, bowled: number] | null;
}

export const toSides = (game: LeagueGame): Record<'home' | 'away', TableSide> => ({
  home: {
    own: game.homeScore,
    other: game.awayScore,
    tries: game.homeTries ?? null,
    bonusPoints: game.homeBonusPoints ?? null,
    overs: game.overs ? [game.overs.home, game.overs.away] : null,
    ...inPeriods(game, ([home, away]) => [home, away]),
  },
  away: {
    own: game.awayScore,
    other: game.homeScore,
    tries: game.awayTries ?? null,
    bonusPoints: game.awayBonusPoints ?? null,
    overs: game.overs ? [game.overs.away, game.overs.home] : null,
    ...inPeriods(game, ([home, away]) => [away, home]),
  },
});

type Turned = (score: PeriodScore) => PeriodScore;

function inPeriods({ periodScores = null, shootout = null, overtime = false }: LeagueGame, turned: Turned) {
  const scores = periodScores?.map(turned) ?? [];
  const [own, other] = shootout === null ? [0, 0] : turned(shootout);
  return {
    periods: periodScores === null ? null : scores.filter(([mine, theirs]) => mine > theirs).length,
    periodFor: scores.reduce((sum, [mine]) => sum + mine, 0),
    periodAgainst: scores.reduce((sum, [, theirs]) => sum + theirs, 0),
    shootout: shootout === null ? null : own - other,
    overtime: overtime || shootout !== null,
  };
}

/** What bonuses and tie-breaks need and some of these games lack. A game that was not played lacks nothing. */
export function lackingIn({ bonuses = [], tieBreaks }: TableRules, games: readonly LeagueGame[]): Lacking[] {
  const ofSets = tieBreaks.some((tieBreak) => tieBreak === 'pointRatio' || tieBreak === 'pointDifference');
  const needs = new Set([
    ...bonuses.flatMap((bonus) => bonus.needs ?? []),
    ...(ofSets ? ['periods' as const] : []),
    ...(tieBreaks.includes('netRunRate') ? ['overs' as const] : []),
  ]);
  return [...needs].flatMap((figure) => {
    const without = games.filter((game) => {
      if (game.isNoResult || (game.result && isDecidedByRule(game.result.resultType))) return false;
      const { home, away } = toSides(game);
      const isBonus = figure !== 'overs' && !ofSets;
      return [home, away].some((side) => side[figure] === null && (side.bonusPoints === null || !isBonus));
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
  noResult: 0,
  overtimeWon: 0,
  overtimeLost: 0,
  for: 0,
  against: 0,
  periodFor: 0,
  periodAgainst: 0,
  rates: { runsFor: 0, oversFor: 0, runsAgainst: 0, oversAgainst: 0 },
  points: 0,
  bonus: 0,
  adjustment: 0,
  form: [],
  marks: [],
});

function countNoResult({ points }: TableRules, line: Line | undefined): void {
  if (!line) return;
  line.played += 1;
  line.noResult += 1;
  line.points += points.noResult ?? 0;
}

function count(rules: TableRules, line: Line | undefined, side: TableSide, result: Result | undefined): void {
  if (!line) return;
  const outcome = decideOutcome(rules, side, result);
  const { points, bonus } = awardPoints(rules, side, outcome, result);
  line.played += 1;
  line[counted[outcome]] += 1;
  if (side.overtime && outcome !== 'D') line[outcome === 'W' ? 'overtimeWon' : 'overtimeLost'] += 1;
  line.for += side.own;
  line.against += side.other;
  line.periodFor += side.periodFor;
  line.periodAgainst += side.periodAgainst;
  if (side.overs) line.rates = added(line.rates, side, side.overs);
  line.bonus += bonus;
  line.points += points + bonus;
  line.form = [...line.form, outcome].slice(-formLength);
  if (result?.resultType) line.marks = marked(line.marks, result.resultType, outcome, points + bonus);
}

const added = (rates: RunRates, { own, other }: TableSide, [faced, bowled]: readonly [number, number]): RunRates => ({
  runsFor: rates.runsFor + own,
  oversFor: rates.oversFor + faced,
  runsAgainst: rates.runsAgainst + other,
  oversAgainst: rates.oversAgainst + bowled,
});

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
  return { points: pointsFor(rules, side, outcome), bonus: computeBonus(rules, side) };
}

function pointsFor({ points, overtime, decidingSet }: TableRules, side: TableSide, outcome: Outcome): number {
  if (outcome === 'D') return points.draw;
  const key = pointKeys[outcome];
  if (overtime && side.overtime) return overtime[key];
  if (decidingSet && Math.abs(side.own - side.other) === 1) return decidingSet[key];
  return points[key];
}

function computeBonus({ bonuses }: TableRules, side: TableSide): number {
  if (!bonuses) return 0;
  return side.bonusPoints ?? bonuses.reduce((sum, { points, timesEarned }) => sum + points * timesEarned(side), 0);
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
const pointKeys = { W: 'win', L: 'loss' } as const;

/**
 * The outcome for one side; if neither came, both have lost. A shoot-out changes only tables with points for overtime: in
 * others the game was drawn.
 */
export function decideOutcome(
  { overtime }: Pick<TableRules, 'overtime'>,
  { own, other, shootout }: Pick<TableSide, 'own' | 'other' | 'shootout'>,
  result?: Pick<Result, 'resultAgainst'>,
): Outcome {
  if (result?.resultAgainst === 'both') return 'L';
  const ahead = own - other || (overtime ? (shootout ?? 0) : 0);
  if (ahead === 0) return 'D';
  return ahead > 0 ? 'W' : 'L';
}
