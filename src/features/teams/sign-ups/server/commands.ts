import { type Admin, isMember } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { badField, Failure, notFound } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { ownSignUpsTag, signUpsTag } from '../cache-tags.ts';
import type { SignUp } from '../contract.ts';
import { storedDays } from '../rules.ts';
import type { ClosedClubs } from './extension-points.ts';
import { clubsOnOffer } from './queries.ts';

/**
 * Stores a sign-up, once per SMID and club. A repeated one changes nothing, and nothing in its response or its effects
 * differs: whoever tries numbers must not learn who has signed up. Members are told only what they sent themselves.
 */
export async function signUp(write: Write, sent: SignUp, closed: readonly ClosedClubs[]): Promise<void> {
  const { club, firstName, surname, smid } = sent;
  if (!(await clubsOnOffer(write.db, closed)).includes(club)) {
    throw badField('club', 'This club is not taking sign-ups right now');
  }
  await write.db
    .insertInto('club_signups')
    .values({ club, first_name: firstName, surname, smid, created_at: write.now.toISOString() })
    .onConflict((conflict) => conflict.columns(['smid', 'club']).doNothing())
    .execute();
  if (isMember(write.viewer)) await noteSender(write, write.viewer.accountId, sent);
  write.changed(signUpsTag);
}

async function noteSender(write: Write, account_id: number, { club, smid }: SignUp): Promise<void> {
  const noted = await write.db
    .insertInto('club_signup_senders')
    .columns(['signup_id', 'account_id', 'sent_at'])
    .expression((row) =>
      row
        .selectFrom('club_signups')
        .select((signup) => [
          'id',
          signup.val(account_id).as('account_id'),
          signup.val(write.now.toISOString()).as('sent_at'),
        ])
        .where('smid', '=', smid)
        .where('club', '=', club),
    )
    .onConflict((conflict) => conflict.columns(['signup_id', 'account_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!noted) {
    const message = `You have already signed up for ${club}`;
    throw new Failure(409, message, { issues: [{ path: 'club', message }] });
  }
  write.changed(ownSignUpsTag(account_id));
}

/** Deletes a sign-up; the audit log names its club, and nothing of the person. */
export async function removeSignUp(write: Write<Admin>, id: number): Promise<void> {
  const senders = await write.db
    .selectFrom('club_signup_senders')
    .select('account_id')
    .where('signup_id', '=', id)
    .execute();
  const removed = await write.db.deleteFrom('club_signups').where('id', '=', id).returning('club').executeTakeFirst();
  if (!removed) throw notFound('This sign-up');
  write.changed(signUpsTag, ...senders.map(({ account_id }) => ownSignUpsTag(account_id)));
  await write.audit({ act: 'club-signup.delete', subject: `club-signup:${id}`, detail: { club: removed.club } });
}

/** Deletes sign-ups that are older than the time for which they are kept. */
export async function sweepSignUps(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - storedDays * 86_400_000).toISOString();
  await db.deleteFrom('club_signups').where('created_at', '<', oldest).execute();
}
