import type { Write } from '#server/write.ts';

/** For admins: the list of merges. */
export const mergesTag = 'player-merges';

export const publishMerged = (write: Write, keptId: number, mergedId: number): void =>
  write.changed('players', `player:${keptId}`, `player:${mergedId}`, mergesTag);
