import type { Game } from '#features/competition/games/contract.ts';
import { defineEvent } from '#server/write.ts';

/** What everybody may be told of it, without an officer's word to the teams. */
interface Told {
  title: string;
  text: string;
}

export type GameNewsKind = 'started' | 'moved' | 'final';

/** News of a game is told: from the outbox, after the act, and what a scorer repeats only once. */
export const gameNewsTold = defineEvent<Told & { kind: GameNewsKind; game: Game; isCorrected: boolean }>(
  'game-news.told',
);

export const announcementTold = defineEvent<Told & { announcementId: number }>('announcement.told');
