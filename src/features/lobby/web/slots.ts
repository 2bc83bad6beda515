import { Slot } from '#web/slot.ts';

/** The tabs of the lobby after its feed. */
export const lobbyTabs = new Slot('lobby-tabs');
