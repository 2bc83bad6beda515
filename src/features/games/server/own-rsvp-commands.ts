import type { Topic } from '#server/changes.ts';
import type { Write } from '#server/write.ts';
import { ownRsvpName } from '../contract.ts';
import { rsvpKey } from './rsvp-key.ts';

export const ownRsvpsTopic = (accountId: number): Topic => `own-rsvps:${accountId}`;

/** Whether somebody going by a name is the person of whom this is said, and nobody they bring along. */
export const isOwnName = ({ displayName }: { displayName: string }, userName: string): boolean =>
  rsvpKey(ownRsvpName(displayName)) === rsvpKey(userName);

export function publishOwn(write: Write, { account_id }: { account_id: number | null }): void {
  if (account_id !== null) write.changed(ownRsvpsTopic(account_id));
}
