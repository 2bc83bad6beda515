import { keepDraft, readDraft } from '#web/drafts.ts';
import { currentUserId } from '#web/session.ts';
import type { EntryDraft } from './draft.ts';

/** Each officer's own, on this device: a reload, a dead battery or a lost network takes nothing that was entered. */
export function keptEntry(gameId: number): EntryDraft | null {
  const kept = readDraft(currentUserId(), formOf(gameId));
  return isEntry(kept) ? kept : null;
}

export const keepEntry = (gameId: number, entry: EntryDraft | null): void =>
  keepDraft(currentUserId(), formOf(gameId), entry);

const formOf = (gameId: number) => `box-score:${gameId}`;

const isEntry = (kept: unknown): kept is EntryDraft =>
  typeof kept === 'object' &&
  kept !== null &&
  ['version', 'lines', 'teamStats', 'periodScores'].every((name) => Object.hasOwn(kept, name));
