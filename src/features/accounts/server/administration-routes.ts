import type * as z from 'zod/mini';
import { type Admin, newToken } from '#server/access/access.ts';
import { isUniqueViolation } from '#server/database/engine.ts';
import { badField, notFound, outdated } from '#server/failure.ts';
import { type Call, type Route, serve } from '#server/http/route.ts';
import { askedVersion } from '#server/resources/resource.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import type { ById } from '#shared/fields.ts';
import { type AccountRow, type CreatedAccount, calls, type NewAccount, type RoleChange } from '../contract.ts';
import { addAccount, addOfficer, changeRole, logOutEverywhere, removeOfficer, suspendAccount } from './commands.ts';
import { hashPassword, makePasswordLink } from './passwords/passwords.ts';
import { presentAccount, presentViewer } from './present.ts';
import { findAccount, findAccountByName, findOfficer, listAccounts, listOfficers } from './queries.ts';
import { acceptInvitation, listInvitations, makeInvitation, withdrawInvitation } from './registration/invitations.ts';
import { isNameFree } from './registration/registration.ts';

const on = serve(calls);

export const administrationRoutes: Route[] = [
  on('GET /api/admin/officers', {
    access: 'admin',
    summary: 'The officer list',
    dependsOn: () => ['officers'],
    handle: (call) => listOfficers(call.db),
  }),
  on('POST /api/admin/officers', {
    access: 'admin',
    summary: 'Put an account on the officer list',
    addsRow: true,
    handle: async (call) => {
      return call.commit(async (write) => findOfficer(write.db, await addOfficer(write, call.body.username)));
    },
  }),
  on('DELETE /api/admin/officers/:id', {
    access: 'admin',
    summary: 'Take someone off the officer list',
    handle: async (call) => {
      await call.commit((write) => removeOfficer(write, call.params.id));
      return { ok: true as const };
    },
  }),
  on('GET /api/admin/users', {
    access: 'admin',
    summary: 'Accounts by name, filtered by part of the name or by role',
    dependsOn: () => ['accounts'],
    handle: async (call) => {
      const page = await listAccounts(call.db, call.query);
      call.response.nextPage(page.next);
      return page.rows;
    },
  }),
  on('PATCH /api/admin/users/:id', {
    access: 'admin',
    summary: 'Grant or revoke the admin role, suspend or restore an account; ends its sessions',
    handle: (call) => call.commit((write) => changeAccount(write, call)),
  }),
  on('POST /api/admin/users', {
    access: 'admin',
    summary: 'Create an account for somebody, who sets the password with a link, once, within a week',
    addsRow: true,
    handle: async (call) => {
      const created = await createAccount(call);
      return created;
    },
  }),
  on('DELETE /api/admin/users/:id/sessions', {
    access: 'admin',
    summary: 'Log somebody out everywhere; for your own account, everywhere else',
    handle: (call) => call.commit((write) => logOutEverywhere(write, call.params.id)),
  }),
];

type ChangeCall = Call<z.output<typeof ById>, undefined, z.output<typeof RoleChange>>;

async function changeAccount(write: Write<Admin>, call: ChangeCall): Promise<AccountRow> {
  const { id } = call.params;
  const asked = askedVersion(call);
  await lockRowForUpdate(write.db, 'accounts', id);
  const current = await accountRow(write, id);
  if (asked !== undefined && asked !== current.version) throw outdated(current);
  const { isAdmin, isSuspended } = call.body;
  if (isAdmin !== undefined) await changeRole(write, id, isAdmin);
  if (isSuspended !== undefined) await suspendAccount(write, id, isSuspended);
  return accountRow(write, id);
}

async function accountRow(write: Write, id: number): Promise<AccountRow> {
  const account = await findAccount(write.db, id);
  if (!account) throw notFound('This account');
  return presentAccount(account);
}

const linkDays = 7;

/** Creates an account with an unknown random password, and the link by which its owner sets one. */
async function createAccount(
  call: Call<undefined, undefined, z.output<typeof NewAccount>, Admin>,
): Promise<z.infer<typeof CreatedAccount>> {
  const { username, displayName } = call.body;
  if (!(await isNameFree(call.db, username))) throw nameTaken();
  const passwordHash = await hashPassword(newToken(), [`account ${call.viewer.accountId}`]);
  try {
    return await call.commit(async (write) => {
      const id = await addAccount(write, { username, displayName: displayName || username, passwordHash });
      const link = await makePasswordLink(write, id, { days: linkDays });
      const detail = { username, expiresAt: link.expiresAt };
      await write.audit({ act: 'account.create', subject: `account:${id}`, detail });
      const account = await findAccountByName(write.db, username);
      if (!account) throw new Error('The account that was just added is not there');
      return { account: presentAccount(account), link };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw nameTaken();
    throw error;
  }
}

const nameTaken = () => badField('username', "This name is taken, or too close to an admin's or officer's name");

export const invitationRoutes: Route[] = [
  on('GET /api/admin/invitations', {
    access: 'admin',
    summary: 'Officer invitations that nobody has accepted yet',
    dependsOn: () => ['invitations'],
    handle: (call) => listInvitations(call.db, call.now),
  }),
  on('POST /api/admin/invitations', {
    access: 'admin',
    summary: 'Create a link that makes the person who logs in with it an officer, once, within a week',
    addsRow: true,
    handle: (call) => call.commit((write) => makeInvitation(write, call.body.invited)),
  }),
  on('DELETE /api/admin/invitations/:id', {
    access: 'admin',
    summary: 'Revoke an invitation',
    handle: async (call) => {
      await call.commit((write) => withdrawInvitation(write, call.params.id));
      return { ok: true as const };
    },
  }),
  on('POST /api/invitation', {
    access: 'member',
    summary: 'Accept an invitation: puts your account on the officer list',
    limit: 'passwordLink',
    handle: async (call) => {
      await call.commit((write) => acceptInvitation(write, call.body.token));
      return presentViewer({ ...call.viewer, isGroundAnchor: true }, call.now);
    },
  }),
];
