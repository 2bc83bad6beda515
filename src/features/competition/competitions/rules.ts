import type { Bonus, ForfeitRules, TableRules, TieBreak } from '#features/teams/sports/definitions/definition.ts';
import {
  awayGoalsTieBreaks,
  fibaTieBreaks,
  fivbTieBreaks,
  uefaTieBreaks,
} from '#features/teams/sports/definitions/definition.ts';
import type { Competition, CompetitionKind, Result, ResultType } from './contract.ts';

type CompetitionRules = Pick<
  Competition,
  | 'pointsForWin'
  | 'pointsForDraw'
  | 'pointsForLoss'
  | 'pointsForNoResult'
  | 'tableOrder'
  | 'decidingSetWin'
  | 'decidingSetLoss'
  | 'overtimeWin'
  | 'overtimeLoss'
  | 'pointsPerPeriod'
  | 'bonuses'
  | 'firstTieBreak'
  | 'headToHeadAgain'
  | 'forfeitScore'
  | 'forfeitPoints'
  | 'lateForfeitPoints'
  | 'walkoverPoints'
  | 'awardedPoints'
>;

/** The table rules of a sport, with a competition's own values in their place. */
export function resolveTableRules(sport: TableRules, competition: CompetitionRules | null): TableRules {
  if (!competition) return sport;
  const { bonuses: _bonuses, ...otherRules } = sport;
  const { win, draw, loss } = sport.points;
  const noResult = competition.pointsForNoResult ?? sport.points.noResult;
  const points = {
    win: competition.pointsForWin ?? win,
    draw: competition.pointsForDraw ?? draw,
    loss: competition.pointsForLoss ?? loss,
    ...(noResult !== undefined && { noResult }),
  };
  const order = competition.tableOrder === 'sport' ? sport.order : competition.tableOrder;
  const decidingSet = latePoints(points, sport.decidingSet, competition.decidingSetWin, competition.decidingSetLoss);
  const overtime = latePoints(points, sport.overtime, competition.overtimeWin, competition.overtimeLoss);
  const bonuses = resolveBonuses(sport, competition);
  const { tieBreaks, ...again } = resolveTieBreaks(competition, sport);
  return {
    ...otherRules,
    points,
    ...(order && { order }),
    ...(decidingSet && { decidingSet }),
    ...(overtime && { overtime }),
    ...(bonuses.length > 0 && { bonuses }),
    forfeit: resolveForfeitRules(sport.forfeit, competition),
    // Teams with as many wins are compared by their points first.
    tieBreaks: order === 'wins' && !tieBreaks.includes('points') ? ['points', ...tieBreaks] : tieBreaks,
    ...again,
  };
}

type LatePoints = NonNullable<TableRules['overtime']>;

/** Null where neither the competition nor its sport has such points; one that only one of them names keeps the other. */
function latePoints(
  points: TableRules['points'],
  sport: LatePoints | undefined,
  win: number | null,
  loss: number | null,
): LatePoints | null {
  if (win === null && loss === null) return sport ?? null;
  return { win: win ?? sport?.win ?? points.win, loss: loss ?? sport?.loss ?? points.loss };
}

function resolveBonuses(sport: TableRules, { bonuses, pointsPerPeriod }: CompetitionRules): Bonus[] {
  const ofPeriods: Bonus = {
    label: `each ${sport.periodName ?? 'period'} won`,
    points: pointsPerPeriod ?? 0,
    needs: 'periods',
    timesEarned: ({ periods }) => periods ?? 0,
  };
  return [...(bonuses ? (sport.bonuses ?? []) : []), ...(pointsPerPeriod ? [ofPeriods] : [])];
}

/** Without the sport's bonuses, a win by forfeit earns no bonus either. */
function resolveForfeitRules({ bonus, ...sport }: ForfeitRules, competition: CompetitionRules): ForfeitRules {
  const { forfeitScore, forfeitPoints, lateForfeitPoints, walkoverPoints, awardedPoints, bonuses } = competition;
  return {
    ...sport,
    score: forfeitScore ?? sport.score,
    points: forfeitPoints ?? sport.points,
    ...(lateForfeitPoints !== null && { latePoints: lateForfeitPoints }),
    ...(walkoverPoints !== null && { walkoverPoints }),
    ...(awardedPoints !== null && { awardedPoints }),
    ...(bonus !== undefined && bonuses && { bonus }),
  };
}

function resolveTieBreaks(
  { firstTieBreak: first, headToHeadAgain }: CompetitionRules,
  sport: TableRules,
): Pick<TableRules, 'tieBreaks' | 'headToHeadAgain'> {
  const again = headToHeadAgain ? (all.has(first) ? 'afterHeadToHead' : sport.headToHeadAgain) : 'never';
  return { tieBreaks: tieBreaksFrom(first, sport.tieBreaks), ...(again && { headToHeadAgain: again }) };
}

/** The federation's criteria among level teams are applied one after the other before they start again. */
const all: ReadonlySet<Competition['firstTieBreak']> = new Set(['uefa', 'awayGoals']);

function tieBreaksFrom(first: Competition['firstTieBreak'], sport: readonly TieBreak[]): readonly TieBreak[] {
  if (first === 'sport') return sport;
  if (first === 'fiba') return fibaTieBreaks;
  if (first === 'uefa') return uefaTieBreaks;
  if (first === 'awayGoals') return awayGoalsTieBreaks;
  if (first === 'fivb') return fivbTieBreaks;
  return [first, ...sport.filter((tieBreak) => tieBreak !== first)];
}

/** Points of the side that a result went against, when the game was not played out. */
export function pointsAgainst(rules: ForfeitRules, { resultType, forfeitNotice }: Result): number {
  if (resultType === 'walkover') return rules.walkoverPoints ?? rules.points;
  if (resultType === 'awarded') return rules.awardedPoints ?? rules.points;
  return forfeitNotice === 'late' ? (rules.latePoints ?? rules.points) : rules.points;
}

/** Whether a rule sets the score, and not play. */
export const isDecidedByRule = (type: ResultType | null): boolean =>
  type === 'forfeit' || type === 'walkover' || type === 'awarded';

/** A game's category in a competition: play-offs stay play-offs, in a league too. */
export function categoryIn(kind: CompetitionKind, asked: string): 'league' | 'tournament' | 'playoff' | 'friendly' {
  if (kind === 'friendly') return 'friendly';
  if (asked === 'playoff') return 'playoff';
  return kind === 'league' ? 'league' : 'tournament';
}

type Scores = { homeScore: number | null; awayScore: number | null };

/** Keeps the fields that belong to the type of a result, and resets the others to their defaults. */
export function deriveResult(asked: Result): Result {
  const { resultType, resultAgainst, forfeitNotice, counts } = asked;
  return {
    resultType,
    resultAgainst: isDecidedByRule(resultType) ? resultAgainst : null,
    forfeitNotice: resultType === 'forfeit' ? forfeitNotice : null,
    counts: resultType === 'abandoned' ? counts : resultType !== 'annulled',
  };
}

/** The score by rule when a result goes against one side, or against both. */
export const scoreByRule = ({ score }: ForfeitRules, against: Result['resultAgainst']): Scores => ({
  homeScore: against === 'away' ? score : 0,
  awayScore: against === 'home' ? score : 0,
});

/** Whether the side that a result went against scored more or as much; if both did, whether either scored at all. */
export function isContradicted({ resultType, resultAgainst, homeScore, awayScore }: Result & Scores): boolean {
  if (!isDecidedByRule(resultType) || homeScore === null || awayScore === null) return false;
  if (resultAgainst === 'both') return homeScore > 0 || awayScore > 0;
  return resultAgainst === 'home' ? homeScore >= awayScore : awayScore >= homeScore;
}

const labels: Record<ResultType, string> = {
  forfeit: 'Forfeit',
  walkover: 'Walkover',
  abandoned: 'Abandoned',
  annulled: 'Annulled',
  awarded: 'Awarded',
};

export type Ending = Pick<Result, 'resultType' | 'resultAgainst' | 'counts'>;

/** One or two words beside a result: `Forfeit`, `Abandoned, does not count`; null for a game that was played out. */
export function resultWord({ resultType, resultAgainst, counts }: Ending): string | null {
  if (resultType === null) return null;
  if (resultAgainst === 'both') return 'Double forfeit';
  return resultType === 'abandoned' && !counts ? 'Abandoned, does not count' : labels[resultType];
}

/** Explains the result in a sentence that names the side, for where there is room. */
export function resultSentence(result: Result, names: { home: string; away: string }): string | null {
  const { resultType, resultAgainst, forfeitNotice, counts } = result;
  if (resultAgainst === 'both')
    return `Double forfeit: neither side came${bothNoticeWords[forfeitNotice ?? 'unknown']}.`;
  const side = resultAgainst ? names[resultAgainst] : 'One side';
  const other = resultAgainst ? names[resultAgainst === 'home' ? 'away' : 'home'] : 'the other side';
  if (resultType === 'forfeit') return `Forfeit: ${side} did not come${noticeCopy[forfeitNotice ?? 'unknown']}.`;
  if (resultType === 'walkover') return `Walkover: ${side} withdrew before the game.`;
  if (resultType === 'awarded') return `Awarded to ${other}.`;
  if (resultType === 'annulled') return 'Annulled: the result does not count.';
  if (resultType === 'abandoned') return `Abandoned: the score ${counts ? 'stands' : 'does not count'}.`;
  return null;
}

const noticeCopy = { inTime: ', and said so in time', late: ', and did not say so in time', unknown: '' };
const bothNoticeWords = { inTime: ', and both said so in time', late: ', and neither said so in time', unknown: '' };
