import { isDecidedByRule } from '#features/competition/competitions/rules.ts';
import type { SportDefinition, TableRules } from '#features/teams/sports/definitions/definition.ts';
import { computeScore } from '#features/teams/sports/rules.ts';
import { type Figure, figures, type Game } from './contract.ts';

type Figures = Pick<Game, Figure>;
type Scored = Pick<Game, 'homeScore' | 'awayScore' | 'resultType'>;

export const noFigures: Figures = { homeTries: null, awayTries: null, homeBonusPoints: null, awayBonusPoints: null };

/** The figures that a sport's table can use. */
export function listFigures({ bonuses = [] }: Pick<TableRules, 'bonuses'>): Figure[] {
  const needsTries = bonuses.some(({ needs }) => needs === 'tries');
  return figures.filter((figure) => (isTries(figure) ? needsTries : bonuses.length > 0));
}

const isTries = (figure: Figure) => figure === 'homeTries' || figure === 'awayTries';

/** A game that was not played, or has no score, has no figures either. */
export function deriveFigures(game: Scored & Figures): Figures {
  const isPlayed = game.homeScore !== null && game.awayScore !== null && !isDecidedByRule(game.resultType);
  if (!isPlayed) return noFigures;
  const { homeTries, awayTries, homeBonusPoints, awayBonusPoints } = game;
  return { homeTries, awayTries, homeBonusPoints, awayBonusPoints };
}

export interface FigureFault {
  figure: Figure;
  message: string;
}

/** The figures of a game that cannot be right. */
export function faultsInFigures(definition: SportDefinition, game: Scored & Figures): FigureFault[] {
  const known = listFigures(definition.table);
  return figures.flatMap((figure) => {
    const message = game[figure] === null ? null : findFault(definition, figure, game, known);
    return message === null ? [] : [{ figure, message }];
  });
}

function findFault(definition: SportDefinition, figure: Figure, game: Scored & Figures, known: readonly Figure[]) {
  if (!known.includes(figure)) {
    return isTries(figure) ? 'Tables of this sport count no tries' : 'Tables of this sport give no bonus points';
  }
  if (game.homeScore === null || game.awayScore === null) return 'Enter both scores too';
  if (!isTries(figure)) return null;
  const [tries, score] =
    figure === 'homeTries' ? [game.homeTries ?? 0, game.homeScore] : [game.awayTries ?? 0, game.awayScore];
  const worth = computeScore(definition, { tries });
  if (worth <= score) return null;
  return `${tries} ${tries === 1 ? 'try is' : 'tries are'} ${worth} points: more than the score`;
}
