import type { Game } from './contract.ts';
import { bothInningsText, type WithInnings } from './innings-rules.ts';
import { type GameSide, pairText, type ScoreWithShootout, shootoutText } from './score-rules.ts';

export type Sets = Partial<Pick<Game, 'periodScores'>>;

/**
 * `25–21, 20–25, 25–18`: the sets of a score that counts them; empty for other scores. Where periods add up to the score, it
 * counts points.
 */
export function setsText(game: Pick<Game, 'homeScore' | 'awayScore'> & Sets, first: GameSide = 'home'): string {
  const sets = game.periodScores ?? [];
  const sum = sets.flat().reduce((points, more) => points + more, 0);
  if (sum === Number(game.homeScore) + Number(game.awayScore)) return '';
  return sets.map(([home, away]) => pairText({ home, away }, first)).join(', ');
}

/** What follows a score, or stands below it: its innings, or in brackets the shoot-out that decided it or its sets. Empty for most. */
export function besideText(game: ScoreWithShootout & Sets & WithInnings): string {
  const inBrackets = shootoutText(game) ?? setsText(game);
  return bothInningsText(game) ?? (inBrackets && `(${inBrackets})`);
}
