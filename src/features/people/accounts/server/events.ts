import { defineEvent } from '#server/write.ts';

/** Why nobody else can register now: an address's hour or day is used up, or the whole village's day. */
export type FullBecause = 'hour' | 'address' | 'day';

/** Somebody was refused a registration; reported once a day for each reason. */
export const registrationsFull = defineEvent<{ because: FullBecause }>('registrations.full');

/** Somebody made a link, as officers do, with which the owner of this account can set a new password. */
export const officerMadePasswordLink = defineEvent<{
  accountId: number;
  username: string;
  /** Who made it. */
  by: number;
  officer: string;
}>('account.password-link-by-officer');

/** Features that store something under a person's name outside the account update it. */
export const personRenamed = defineEvent<{ accountId: number; before: string; after: string }>('account.renamed');
