import type * as z from 'zod/mini';
import { type Admin, newToken } from '#server/access/access.ts';
import { isUniqueViolation } from '#server/database/engine.ts';
import { badField, notFound, outdated } from '#server/failure.ts';
import { type RequestContext, type Route, serve, serveAlike } from '#server/http/route.ts';
import { askedVersion } from '#server/resources/resource.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import type { ById } from '#shared/fields.ts';
import { accountsTag, invitationsTag, officersTag } from '../cache-tags.ts';
import { type AccountRow, type CreatedAccount, endpoints, type NewAccount, type RoleChange } from '../contract.ts';
import { addAccount, addOfficer, changeRole, logOutEverywhere, removeOfficer, suspendAccount } from './commands.ts';
import { hashPassword, makePasswordLink } from './passwords/passwords.ts';
import { presentAccount, presentViewer } from './present.ts';
import { findAccount, findAccountByName, findOfficer, listAccounts, listOfficers } from './queries.ts';
import { acceptInvitation, listInvitations, makeInvitation, withdrawInvitation } from './registration/invitations.ts';
import { isNameFree } from './registration/registration.ts';

const on = serve(endpoints);
const alike = serveAlike(endpoints);

export const administrationRoutes: Route[] = [
  alike('GET /api/admin/officers', {
    access: 'admin',
    summary: 'The officer list',
    dependsOn: () => [officersTag],
    handle: (context) => listOfficers(context.db),
  }),
  on('POST /api/admin/officers', {
    access: 'admin',
    summary: 'Put an account on the officer list',
    addsRow: true,
    handle: async (context) => {
      return context.commit(async (write) => findOfficer(write.db, await addOfficer(write, context.body.username)));
    },
  }),
  on('DELETE /api/admin/officers/:id', {
    access: 'admin',
    summary: 'Take someone off the officer list',
    handle: async (context) => {
      await context.commit((write) => removeOfficer(write, context.params.id));
      return { ok: true as const };
    },
  }),
  alike('GET /api/admin/users', {
    access: 'admin',
    summary: 'Accounts by name, filtered by part of the name or by role',
    dependsOn: () => [accountsTag],
    handle: async (context) => {
      const page = await listAccounts(context.db, context.query);
      context.response.nextPage(page.next);
      return page.rows;
    },
  }),
  on('PATCH /api/admin/users/:id', {
    access: 'admin',
    summary: 'Grant or revoke the admin role, suspend or restore an account; ends its sessions',
    handle: (context) => context.commit((write) => changeAccount(write, context)),
  }),
  on('POST /api/admin/users', {
    access: 'admin',
    summary: 'Create an account for somebody, who sets the password with a link, once, within a week',
    addsRow: true,
    handle: async (context) => {
      const created = await createAccount(context);
      return created;
    },
  }),
  on('DELETE /api/admin/users/:id/sessions', {
    access: 'admin',
    summary: 'Log somebody out everywhere; for your own account, everywhere else',
    handle: (context) => context.commit((write) => logOutEverywhere(write, context.params.id)),
  }),
];

type ChangeContext = RequestContext<z.output<typeof ById>, undefined, z.output<typeof RoleChange>>;

async function changeAccount(write: Write<Admin>, context: ChangeContext): Promise<AccountRow> {
  const { id } = context.params;
  const asked = askedVersion(context);
  await lockRowForUpdate(write.db, 'accounts', id);
  const current = await accountRow(write, id);
  if (asked !== undefined && asked !== current.version) throw outdated(current);
  const { isAdmin, isSuspended } = context.body;
  if (isAdmin !== undefined) await changeRole(write, id, isAdmin);
  if (isSuspended !== undefined) await suspendAccount(write, id, isSuspended);
  return accountRow(write, id);
}

async function accountRow(write: Write, id: number): Promise<AccountRow> {
  const account = await findAccount(write.db, id);
  if (!account) throw notFound('This account');
  return presentAccount(account);
}

export const linkDays = 7;

/** Creates an account with an unknown random password, and the link by which its owner sets one. */
async function createAccount(
  context: RequestContext<undefined, undefined, z.output<typeof NewAccount>, Admin>,
): Promise<z.infer<typeof CreatedAccount>> {
  const { username, displayName } = context.body;
  if (!(await isNameFree(context.db, username))) throw nameTaken();
  const passwordHash = await hashPassword(newToken(), [`account ${context.viewer.accountId}`]);
  try {
    return await context.commit(async (write) => {
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
    dependsOn: () => [invitationsTag],
    handle: (context) => listInvitations(context.db, context.now),
  }),
  on('POST /api/admin/invitations', {
    access: 'admin',
    summary: 'Create a link that makes the person who logs in with it an officer, once, within a week',
    addsRow: true,
    handle: (context) => context.commit((write) => makeInvitation(write, context.body.invited)),
  }),
  on('DELETE /api/admin/invitations/:id', {
    access: 'admin',
    summary: 'Revoke an invitation',
    handle: async (context) => {
      await context.commit((write) => withdrawInvitation(write, context.params.id));
      return { ok: true as const };
    },
  }),
  on('POST /api/invitation', {
    access: 'member',
    summary: 'Accept an invitation: puts your account on the officer list',
    limit: 'passwordLink',
    handle: async (context) => {
      await context.commit((write) => acceptInvitation(write, context.body.token));
      return presentViewer({ ...context.viewer, isGroundAnchor: true }, context.now);
    },
  }),
];
