import type { ForfeitRules, TableRules, TieBreak } from '#features/sports/definitions/definition.ts';
import type { Competition, CompetitionKind, Result, ResultType } from './contract.ts';

type CompetitionRules = Pick<
  Competition,
  | 'pointsForWin'
  | 'pointsForDraw'
  | 'pointsForLoss'
  | 'bonuses'
  | 'firstTieBreak'
  | 'forfeitScore'
  | 'forfeitPoints'
  | 'lateForfeitPoints'
  | 'walkoverPoints'
  | 'awardedPoints'
>;

/** The table rules of a sport, as far as a competition does not say otherwise. */
export function tableRulesOf(sport: TableRules, competition: CompetitionRules | null): TableRules {
  if (!competition) return sport;
  const { bonuses, ...others } = sport;
  const { win, draw, loss } = sport.points;
  return {
    ...others,
    points: {
      win: competition.pointsForWin ?? win,
      draw: competition.pointsForDraw ?? draw,
      loss: competition.pointsForLoss ?? loss,
    },
    ...(competition.bonuses && bonuses && { bonuses }),
    forfeit: forfeitRulesOf(sport.forfeit, competition),
    tieBreaks: tieBreaksFrom(competition.firstTieBreak, sport.tieBreaks),
  };
}

/** A bonus of a win that was given falls with the sport's other bonuses. */
function forfeitRulesOf({ bonus, ...sport }: ForfeitRules, competition: CompetitionRules): ForfeitRules {
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

const tieBreaksFrom = (first: 'sport' | TieBreak, sport: readonly TieBreak[]): readonly TieBreak[] =>
  first === 'sport' ? sport : [first, ...sport.filter((one) => one !== first)];

/** Points of the side that a result went against without being played out. */
export function pointsAgainst(rules: ForfeitRules, { resultType, forfeitNotice }: Result): number {
  if (resultType === 'walkover') return rules.walkoverPoints ?? rules.points;
  if (resultType === 'awarded') return rules.awardedPoints ?? rules.points;
  return forfeitNotice === 'late' ? (rules.latePoints ?? rules.points) : rules.points;
}

/** Whether a rule makes the score, and not the game. */
export const isDecidedByRule = (type: ResultType | null): boolean =>
  type === 'forfeit' || type === 'walkover' || type === 'awarded';

/** A game's category where a competition is chosen: play-offs stay what they are, in a league too. */
export function categoryIn(kind: CompetitionKind, asked: string): 'league' | 'tournament' | 'playoff' | 'friendly' {
  if (kind === 'friendly') return 'friendly';
  if (asked === 'playoff') return 'playoff';
  return kind === 'league' ? 'league' : 'tournament';
}

type Scores = { homeScore: number | null; awayScore: number | null };

/** What belongs to its type is kept of a result, and the rest is as it usually is. */
export function settledResult(asked: Result): Result {
  const { resultType, resultAgainst, forfeitNotice, counts } = asked;
  return {
    resultType,
    resultAgainst: isDecidedByRule(resultType) ? resultAgainst : null,
    forfeitNotice: resultType === 'forfeit' ? forfeitNotice : null,
    counts: resultType === 'abandoned' ? counts : resultType !== 'annulled',
  };
}

/** The score that a rule makes of a result that went against a side, or against both. */
export const scoreByRule = ({ score }: ForfeitRules, against: Result['resultAgainst']): Scores => ({
  homeScore: against === 'away' ? score : 0,
  awayScore: against === 'home' ? score : 0,
});

/** Whether the side that a result went against has the higher score, or as high a one; of two that did not come, any. */
export function isContradicted({ resultType, resultAgainst, homeScore, awayScore }: Result & Scores): boolean {
  if (!isDecidedByRule(resultType) || homeScore === null || awayScore === null) return false;
  if (resultAgainst === 'both') return homeScore > 0 || awayScore > 0;
  return resultAgainst === 'home' ? homeScore >= awayScore : awayScore >= homeScore;
}

const words: Record<ResultType, string> = {
  forfeit: 'Forfeit',
  walkover: 'Walkover',
  abandoned: 'Abandoned',
  annulled: 'Annulled',
  awarded: 'Awarded',
};

export type Ending = Pick<Result, 'resultType' | 'resultAgainst' | 'counts'>;

/** A word beside a result, or two: `Forfeit`, `Abandoned, does not count`; of a game that was played out none. */
export function resultWord({ resultType, resultAgainst, counts }: Ending): string | null {
  if (resultType === null) return null;
  if (resultAgainst === 'both') return 'Double forfeit';
  return resultType === 'abandoned' && !counts ? 'Abandoned, does not count' : words[resultType];
}

/** Why, in a sentence that names the side: for where there is room. */
export function resultSentence(result: Result, names: { home: string; away: string }): string | null {
  const { resultType, resultAgainst, forfeitNotice, counts } = result;
  if (resultAgainst === 'both')
    return `Double forfeit: neither side came${bothNoticeWords[forfeitNotice ?? 'unknown']}.`;
  const side = resultAgainst ? names[resultAgainst] : 'One side';
  const other = resultAgainst ? names[resultAgainst === 'home' ? 'away' : 'home'] : 'the other side';
  if (resultType === 'forfeit') return `Forfeit: ${side} did not come${noticeWords[forfeitNotice ?? 'unknown']}.`;
  if (resultType === 'walkover') return `Walkover: ${side} withdrew before the game.`;
  if (resultType === 'awarded') return `Awarded to ${other}.`;
  if (resultType === 'annulled') return 'Annulled: the result does not count.';
  if (resultType === 'abandoned') return `Abandoned: the score ${counts ? 'stands' : 'does not count'}.`;
  return null;
}

const noticeWords = { inTime: ', and said so in time', late: ', and did not say so in time', unknown: '' };
const bothNoticeWords = { inTime: ', and both said so in time', late: ', and neither said so in time', unknown: '' };
