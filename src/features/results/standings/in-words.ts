import type { TableOrder, TableRules, TieBreak } from '#features/teams/sports/definitions/definition.ts';
import type { Adjustment, Lacking, Outcome, StandingsMark } from './contract.ts';

/** `3 points for a win, 1 for a draw, 0 for a loss. Teams level on points: ...` */
export function describeRules(rules: TableRules): string {
  const { order = 'points', tieBreaks } = rules;
  const levelOn = tieBreaks.map((tieBreak) => tieBreakWords[tieBreak].toLowerCase()).join(', then ');
  const level = levelOn === '' ? '' : ` Teams level on ${orderWords[order]}: ${levelOn}.`;
  if (order === 'winPercentage') return `Ordered by winning percentage; a draw is half a win.${level}`;
  return `${order === 'wins' ? 'Ordered by wins. ' : ''}${describePoints(rules)}.${level}`;
}

function describePoints({ points, decidingSet, overtime, bonuses = [] }: TableRules): string {
  const draw = decidingSet ? '' : `, ${points.draw} for a draw`;
  const noResult = points.noResult === undefined ? '' : `, ${points.noResult} for no result`;
  return [
    `${inPoints(points.win)} for a win${draw}${noResult}, ${points.loss} for a loss`,
    decidingSet ? `; ${decidingSet.win} and ${decidingSet.loss} if the deciding set was needed` : '',
    overtime ? `; ${overtime.win} and ${overtime.loss} after overtime or a shoot-out` : '',
    ...bonuses.map((bonus) => `, plus ${bonus.points} for ${bonus.label}`),
  ].join('');
}

const orderWords: Record<TableOrder, string> = { points: 'points', wins: 'wins', winPercentage: 'it' };

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
  `${games} of ${of === 1 ? '1 game' : `${of} games`} ${games === 1 ? 'has' : 'have'} no ${lackingWords[figure]}.`;

const lackingWords: Record<Lacking['figure'], string> = {
  tries: 'tries: bonus points may be missing',
  periods: 'scores by period: the table may change',
  overs: 'overs: the net run rate may change',
};

/** `Everton: −8 points, breach of the rules — by Naledi` */
export const describeAdjustment = ({ team, points, reason, by, changedBy }: Adjustment): string =>
  `${team.name}: ${points < 0 ? '−' : '+'}${inPoints(Math.abs(points))}, ${reason} — by ${by}${changedBy === null ? '' : `, changed by ${changedBy}`}`;

const inPoints = (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`;

export const tieBreakWords: Record<TieBreak, string> = {
  points: 'More points',
  wins: 'More wins',
  difference: 'Better difference',
  for: 'More scored',
  ratio: 'Better ratio of scored to conceded',
  setRatio: 'Better set ratio',
  pointRatio: 'Better point ratio',
  pointDifference: 'Better point difference',
  netRunRate: 'Better net run rate',
  awayFor: 'More scored away',
  awayWins: 'More wins away',
  headToHead: 'Head-to-head',
  headToHeadDifference: 'Head-to-head difference',
  headToHeadFor: 'More scored head-to-head',
  headToHeadAwayFor: 'More scored away head-to-head',
};
