import { hashToken, type Member, newToken } from '#server/access/access.ts';
import { takeTurn } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import { conflict, Failure, notFound } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { invitationsTag } from '../../cache-tags.ts';
import type { Invitation, MadeInvitation } from '../../contract.ts';
import { listAsOfficer } from '../commands.ts';

const linkMs = 7 * 24 * 60 * 60_000;
const maxOpen = 100;

/** The invitations that can still be accepted, newest first. */
export async function listInvitations(db: Database, now: Date): Promise<Invitation[]> {
  const rows = await open(db, now).orderBy('id', 'desc').limit(maxOpen).execute();
  return rows.map(present);
}

export async function makeInvitation(write: Write, invited: string): Promise<MadeInvitation> {
  const { now, db } = write;
  await takeTurn(write, 'invitations');
  if ((await listInvitations(db, now)).length === maxOpen) {
    throw conflict(`There are ${maxOpen} open invitations already: withdraw one that nobody needs`);
  }
  const token = newToken();
  const row = await db
    .insertInto('officer_invitations')
    .values({
      token_hash: hashToken(token),
      invited,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + linkMs).toISOString(),
    })
    .returning(['id', 'invited', 'created_at', 'expires_at'])
    .executeTakeFirstOrThrow();
  write.changed(invitationsTag);
  await write.audit({ act: 'officer.invite', subject: `invitation:${row.id}`, detail: { invited } });
  return { ...present(row), token };
}

export async function withdrawInvitation(write: Write, id: number): Promise<void> {
  const deleted = await write.db
    .deleteFrom('officer_invitations')
    .where('id', '=', id)
    .returning('invited')
    .executeTakeFirst();
  if (!deleted) throw notFound('This invitation');
  write.changed(invitationsTag);
  const { invited } = deleted;
  await write.audit({ act: 'officer.invite-back', subject: `invitation:${id}`, detail: { invited } });
}

/** Makes the holder of the link an officer; only the first of two succeeds. Unknown, used and old links look alike. */
export async function acceptInvitation(write: Write<Member>, token: string): Promise<void> {
  const { viewer, now, db } = write;
  const used = await db
    .deleteFrom('officer_invitations')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .returning(['id', 'invited'])
    .executeTakeFirst();
  if (!used) throw invitationIsOver();
  write.changed(invitationsTag);
  await listAsOfficer(write, { id: viewer.accountId, username: viewer.username });
  const detail = { invited: used.invited, username: viewer.username };
  await write.audit({ act: 'officer.accept', subject: `account:${viewer.accountId}`, detail });
}

const open = (db: Database, now: Date) =>
  db
    .selectFrom('officer_invitations')
    .select(['id', 'invited', 'created_at', 'expires_at'])
    .where('expires_at', '>', now.toISOString());

const present = (row: { id: number; invited: string; created_at: string; expires_at: string }): Invitation => ({
  id: row.id,
  invited: row.invited,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

const invitationIsOver = () =>
  new Failure(
    404,
    'This invitation has already been used, was withdrawn or has expired. Please ask an admin for a new one.',
  );
