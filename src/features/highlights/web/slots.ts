import { Slot } from '#web/slot.ts';

/** The tabs of Media after the highlights. */
export const mediaTabs = new Slot('media-tabs');
