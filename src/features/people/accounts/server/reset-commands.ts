import type { Admin } from '#server/access/access.ts';
import type { OnReset } from '#server/feature.ts';
import type { Write } from '#server/write.ts';

/** Keeps admins and the session of the admin who resets. Other data of an account is deleted with it. */
export const accountsReset: OnReset = {
  accounts: removeMembers,
  sessions: endOtherSessions,
  officers: 'emptied',
  known_devices: 'kept',
  password_links: 'emptied',
  officer_invitations: 'emptied',
  login_failures: 'kept',
  registrations_by_address: 'kept',
  registrations_full: 'kept',
  audit_log: 'kept',
  campus_identities: 'kept',
  campus_logins: 'emptied',
};

async function removeMembers({ db }: Write<Admin>): Promise<void> {
  await db.deleteFrom('accounts').where('is_admin', '=', 0).execute();
}

async function endOtherSessions({ db, viewer }: Write<Admin>): Promise<void> {
  await db.deleteFrom('sessions').where('id', '!=', viewer.sessionId).execute();
}
