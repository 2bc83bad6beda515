import { Slot } from '#web/slot.ts';

/** Cards of My account: what each feature keeps of the person. */
export const accountCards = new Slot('account-cards');
