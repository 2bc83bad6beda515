import { compareNames } from '#shared/names.ts';

/** How many sides begin a round of a knock-out; those for places below the first two have none. */
export type RoundSize = number | 'places';

/**
 * What a name that somebody typed for a round means in a knock-out: `Semi-finals` is 4, `Last 16` is 16, `Third place` are
 * places. Null for what belongs to no knock-out: `Matchday 4`.
 */
export function roundSize(round: string): RoundSize | null {
  const name = round.toLowerCase();
  if (/\b(third|3rd|fifth|5th|seventh|7th|bronze|plate|places?|consolation)\b/.test(name)) return 'places';
  const among = /\b(?:round of|last|best|top)\s*(\d{1,3})\b|\b1\/(\d{1,2})\b/.exec(name);
  if (among?.[1]) return Number(among[1]);
  if (among?.[2]) return 2 * Number(among[2]);
  if (/\bquarter/.test(name)) return 8;
  if (/\bsemi/.test(name)) return 4;
  return /\bfinals?\b/.test(name) ? 2 : null;
}

/** `Semi-finals` for several matches; a round that ends with a number or `place` stays as it is. */
export const roundTitle = (round: string, matches: number): string =>
  matches > 1 && /final$/i.test(round) ? `${round}s` : round;

/** Larger rounds first; places last. */
export function compareRounds(one: string, other: string): number {
  const rank = (round: string): number => {
    const size = roundSize(round);
    return typeof size === 'number' ? -size : 0;
  };
  return rank(one) - rank(other) || compareNames(one, other);
}

/** Whether its winner wins the competition; not that of one of the brackets of a double elimination. */
export const isLastFinal = (round: string): boolean =>
  roundSize(round) === 2 && !/\b(winners?|losers?)\b/i.test(round.replaceAll(/['’]/g, ''));
