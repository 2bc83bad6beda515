import { Slot } from '#web/slot.ts';

export const belowTable = new Slot<{ sportId: number; season: string }>('below-table');
