import { maxScore } from '#features/games/contract.ts';

/** One more, or one less; nobody has fewer than none, and a field that is empty begins at 0. */
export function stepped(text: string, by: 1 | -1): string {
  const score = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return String(Math.min(maxScore, Math.max(0, score + by)));
}
