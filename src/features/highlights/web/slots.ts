import { Slot } from '#web/slot.ts';

export const mediaTabs = new Slot('media-tabs');
