import { Slot } from '#web/slot.ts';

/** What stands beside the teams of a sport. */
export const besideSport = new Slot<{ sportId: number }>('beside-sport');
