import type { TableRules, TieBreak } from '#features/teams/sports/definitions/definition.ts';
import type { Adjustment, Lacking, Outcome, StandingsMark } from './contract.ts';

/** `3 points for a win, 1 for a draw, 0 for a loss. Teams level on points: ...` */
export function describeRules({ points, bonuses = [], tieBreaks }: TableRules): string {
  const scoring = `${inPoints(points.win)} for a win, ${points.draw} for a draw, ${points.loss} for a loss`;
  const extra = bonuses.map((bonus) => `, plus ${bonus.points} for ${bonus.label}`).join('');
  if (tieBreaks.length === 0) return `${scoring}${extra}.`;
  return `${scoring}${extra}. Teams level on points: ${tieBreaks.map((tieBreak) => tieBreakWords[tieBreak].toLowerCase()).join(', then ')}.`;
}

const verbs: Record<Outcome, string> = { W: 'won', D: 'drew', L: 'lost' };
const markCopy: Record<StandingsMark['resultType'], string> = {
  forfeit: 'by forfeit',
  walkover: 'by walkover',
  awarded: 'by award',
  abandoned: 'that was abandoned',
  annulled: 'that was annulled',
};

/** `lost 1 game by forfeit (0 points)` */
export const describeMark = ({ resultType, outcome, games, points }: StandingsMark): string =>
  `${verbs[outcome]} ${games === 1 ? '1 game' : `${games} games`} ${markCopy[resultType].replace('was', games === 1 ? 'was' : 'were')} (${inPoints(points)})`;

/** `12 of 117 games have no tries: bonus points may be missing.` */
export const describeLacking = ({ figure, games, of }: Lacking): string =>
  `${games} of ${of === 1 ? '1 game' : `${of} games`} ${games === 1 ? 'has' : 'have'} no ${figure}: bonus points may be missing.`;

/** `Everton: −8 points, breach of the rules — by Naledi` */
export const describeAdjustment = ({ team, points, reason, by, changedBy }: Adjustment): string =>
  `${team.name}: ${points < 0 ? '−' : '+'}${inPoints(Math.abs(points))}, ${reason} — by ${by}${changedBy === null ? '' : `, changed by ${changedBy}`}`;

const inPoints = (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`;

export const tieBreakWords: Record<TieBreak, string> = {
  wins: 'More wins',
  difference: 'Better difference',
  for: 'More scored',
  ratio: 'Better ratio of scored to conceded',
  awayFor: 'More scored away',
  awayWins: 'More wins away',
  headToHead: 'Head-to-head',
  headToHeadDifference: 'Head-to-head difference',
  headToHeadFor: 'More scored head-to-head',
};
