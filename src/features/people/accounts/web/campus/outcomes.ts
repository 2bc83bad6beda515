import type { Toast } from '#web/ui/toasts/toasts.ts';
import { CampusOutcome } from '../../contract.ts';

/** How the campus login ended from which the browser comes back, if it does. */
export const campusOutcomeIn = (hash: string): CampusOutcome | undefined =>
  CampusOutcome.safeParse(/^#campus=([a-z-]{2,20})$/.exec(hash)?.[1]).data;

const refusals: Readonly<Partial<Record<CampusOutcome, string>>> = {
  again: 'That login took too long, or was used already. Please try again.',
  refused: 'You did not finish the login at your university. You can try again.',
  unreachable: 'Your university’s login cannot be reached right now. Please try again later.',
  untrusted: 'What your university sent could not be trusted. If it happens again, tell an admin.',
  'not-member': 'Your university account is not among those that may come in here. Ask an admin if it should be.',
  ended: 'Your university says that you are no longer a member, so your account here is suspended. Ask an admin.',
  suspended: 'This account is suspended. Ask an admin.',
  taken: 'This university account is linked to another account here. Log in with it, and unlink it there first.',
  'linked-already': 'Another university account is linked to yours. Unlink it first.',
  'somebody-else': 'You logged in at your university as somebody else. Nothing was changed.',
};

/** Why nobody was let in or nothing was linked; undefined where all went well. */
export const campusRefusal = (outcome: CampusOutcome | undefined): string | undefined => outcome && refusals[outcome];

export const campusFailed = (description: string): Toast => ({
  title: 'The campus login did not work',
  description,
  tone: 'bad',
});
