/** The formula of Arpad Elo as FIDE and most leagues use it; said on the page with its numbers. */

/** The share of points that a player is expected to get: 0.5 among equals, 0.76 with 200 more. */
export const expectedScore = (own: number, other: number): number => 1 / (1 + 10 ** ((other - own) / 400));

/** A win is 1, a draw 0.5, a defeat 0. */
export type EloScore = 0 | 0.5 | 1;

/** What both ratings are after a game. They are kept unrounded, and what one wins the other loses. */
export function rateGame(
  [first, second]: readonly [number, number],
  score: EloScore,
  k: number,
): readonly [number, number] {
  const change = k * (score - expectedScore(first, second));
  return [first + change, second - change];
}
