import { Slot } from '#web/slot.ts';

export const besideSport = new Slot<{ sportId: number }>('beside-sport');
