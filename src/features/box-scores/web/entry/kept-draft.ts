import { currentUserId } from '#web/session.ts';
import type { EntryDraft } from './draft.ts';

/** Each officer's own, on this device: a reload, a dead battery or a lost network takes nothing that was entered. */
const keyOf = (gameId: number): string => `village-arena-box-score-${currentUserId() ?? 'visitor'}-${gameId}`;

export function keptDraft(gameId: number): EntryDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(gameId)) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function keepDraft(gameId: number, draft: EntryDraft | null): void {
  try {
    if (draft === null) localStorage.removeItem(keyOf(gameId));
    else localStorage.setItem(keyOf(gameId), JSON.stringify(draft));
  } catch {
    // Storage is off or full: it is kept as long as the page is.
  }
}

const isDraft = (kept: unknown): kept is EntryDraft =>
  typeof kept === 'object' &&
  kept !== null &&
  ['version', 'lines', 'teamStats', 'periodScores'].every((name) => Object.hasOwn(kept, name));
