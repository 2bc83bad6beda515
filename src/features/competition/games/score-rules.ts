import { scorePair } from '#shared/notation.ts';
import type { Game } from './contract.ts';

export type GameSide = 'home' | 'away';
export type Shootout = Pick<Game, 'homeShootout' | 'awayShootout'>;
/** A score with the shoot-out that decided it, if there was one. */
export type ScoreWithShootout = Pick<Game, 'homeScore' | 'awayScore'> & Shootout;

export const noShootout: Shootout = { homeShootout: null, awayShootout: null };

export const hasBothScores = (game: Pick<Game, 'homeScore' | 'awayScore'>): boolean =>
  game.homeScore !== null && game.awayScore !== null;

export const isLevel = (game: Pick<Game, 'homeScore' | 'awayScore'>): boolean =>
  game.homeScore !== null && game.homeScore === game.awayScore;

/** Who won: by the score, or by the shoot-out if the score is level. Null for a draw, and without a score. */
export function findWinner({ homeScore, awayScore, homeShootout, awayShootout }: ScoreWithShootout): GameSide | null {
  return (
    higher({ home: homeScore, away: awayScore }) ??
    (homeScore === awayScore ? higher({ home: homeShootout, away: awayShootout }) : null)
  );
}

function higher({ home, away }: Record<GameSide, number | null>): GameSide | null {
  if (home === null || away === null || home === away) return null;
  return home > away ? 'home' : 'away';
}

/** `Oak Res 1–1 (4–2 pens) Knox House` */
export const describeResult = (game: ScoreWithShootout & Pick<Game, 'homeTeam' | 'awayTeam'>): string =>
  `${game.homeTeam.name} ${scoreText(game)} ${game.awayTeam.name}`;

/** `1–1 (4–2 pens)`, with the score of one side first. */
export function scoreText(game: ScoreWithShootout, first: GameSide = 'home'): string {
  const { homeScore, awayScore } = game;
  const shootout = shootoutText(game, first);
  return `${pairText({ home: homeScore, away: awayScore }, first)}${shootout === null ? '' : ` (${shootout})`}`;
}

/** `4–2 pens`; null without a shoot-out. */
export function shootoutText({ homeShootout, awayShootout }: Shootout, first: GameSide = 'home'): string | null {
  if (homeShootout === null || awayShootout === null) return null;
  return `${pairText({ home: homeShootout, away: awayShootout }, first)} pens`;
}

/** `25–21`, with the number of one side first. */
export function pairText({ home, away }: Record<GameSide, number | null>, first: GameSide): string {
  const [own, other] = first === 'home' ? [home, away] : [away, home];
  return scorePair(own ?? 0, other ?? 0);
}
