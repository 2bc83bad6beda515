import type { Game, GameChange } from '#features/games/contract.ts';
import { GameCategory, GameStatus, maxScore } from '#features/games/contract.ts';
import { changedField, type Draft, numberIn, textOfNumber } from './draft.ts';

export const scoreDraft = (game: Game): Draft => ({
  homeScore: textOfNumber(game.homeScore),
  awayScore: textOfNumber(game.awayScore),
  status: game.status,
  category: game.category,
});

/** An emptied score takes it away. */
export function scoreChange(opened: Draft, typed: Draft): GameChange {
  const changed = changedField(opened, typed);
  const score = (name: string) => changed(name, (text) => numberIn(text) ?? null);
  return {
    homeScore: score('homeScore'),
    awayScore: score('awayScore'),
    status: changed('status', (text) => GameStatus.parse(text)),
    category: changed('category', (text) => GameCategory.parse(text)),
  };
}

/** One more, or one less; nobody has fewer than none, and a field that is empty begins at 0. */
export function stepped(text: string, by: 1 | -1): string {
  const score = numberIn(text);
  if (score === undefined || Number.isNaN(score)) return by === 1 ? '1' : '0';
  return String(Math.min(maxScore, Math.max(0, score + by)));
}

export const becomesCompleted = (draft: Draft): boolean =>
  draft['status'] === 'upcoming' && draft['homeScore'] !== '' && draft['awayScore'] !== '';
