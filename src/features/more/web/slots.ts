import { Slot } from '#web/slot.ts';

/** Cards of More beside its quick actions. */
export const besideActions = new Slot('beside-actions');
