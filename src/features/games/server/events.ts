import { defineEvent } from '#server/events.ts';

/** Typed or imported, or its status by taps: anything but a score that moves while it goes on. */
export const gameChanged = defineEvent<{ gameId: number }>('game.changed');

/** It was to come or under way, and is over. One that is added with its result says nothing. */
export const gameCompleted = defineEvent<{ gameId: number }>('game.completed');

/** Without an account where a visitor entered it. */
export const rsvpEntered = defineEvent<{ gameId: number; accountId: number | null }>('rsvp.entered');
