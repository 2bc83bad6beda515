import { defineEvent } from '#server/events.ts';
import type { Game } from '../contract.ts';

export type Planned = Pick<Game, 'status' | 'dateTime' | 'location'>;

/**
 * Typed or imported, or its status by taps: anything but a score that moves while it goes on. With what was planned before, but where only
 * a place or a competition was renamed.
 */
export const gameChanged = defineEvent<{ gameId: number; before?: Planned }>('game.changed');

/** It was to come or under way, and is over. One that is added with its result says nothing. */
export const gameCompleted = defineEvent<{ gameId: number }>('game.completed');

/** Without an account where a visitor entered it. */
export const rsvpEntered = defineEvent<{ gameId: number; accountId: number | null }>('rsvp.entered');
