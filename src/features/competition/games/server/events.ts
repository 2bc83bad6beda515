import { defineEvent } from '#server/write.ts';
import type { Game } from '../contract.ts';

export type Planned = Pick<Game, 'status' | 'dateTime' | 'location'>;

/**
 * A game was changed by hand or by an import, or its status by taps; not for a score that moves during play. `before`
 * is the previous plan, missing if only the name of a venue or a competition changed. `word` is the reason for the teams.
 */
export const gameChanged = defineEvent<{ gameId: number; before?: Planned; word?: string }>('game.changed');

/** A game was upcoming or under way, and is over now. A game that is added with its result does not publish this. */
export const gameCompleted = defineEvent<{ gameId: number }>('game.completed');

/** A completed game of these teams was deleted. */
export const resultRemoved = defineEvent<{ teamIds: readonly number[] }>('result.removed');

/** `accountId` is null if a visitor entered it. */
export const rsvpEntered = defineEvent<{ gameId: number; accountId: number | null }>('rsvp.entered');
