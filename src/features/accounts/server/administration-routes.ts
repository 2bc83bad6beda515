import * as z from 'zod/mini';
import { holdRow } from '#server/database/hold.ts';
import { notFound, outdated } from '#server/failure.ts';
import { type Call, type Route, route } from '#server/http/route.ts';
import { askedVersion } from '#server/resource.ts';
import type { Write } from '#server/write.ts';
import { Done } from '#shared/fields.ts';
import { ById } from '#shared/ids.ts';
import { AccountFilters, AccountRow, AuditFilters, AuditLine, NewOfficer, Officer, RoleChange } from '../contract.ts';
import { addOfficer, changeRole, removeOfficer } from './commands.ts';
import { presentAccount } from './present.ts';
import { findAccount, findOfficer, listAccounts, listAudit, listOfficers } from './queries.ts';

export const administrationRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/admin/officers',
    access: 'admin',
    summary: 'The officer list',
    answerAs: z.array(Officer),
    handle: (call) => listOfficers(call.db),
  }),
  route({
    method: 'POST',
    path: '/api/admin/officers',
    access: 'admin',
    summary: 'Put an account on the officer list',
    body: NewOfficer,
    answerAs: Officer,
    handle: async (call) => {
      call.answer.status(201);
      return call.commit(async (write) => findOfficer(write.db, await addOfficer(write, call.body.username)));
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/admin/officers/:id',
    access: 'admin',
    summary: 'Take someone off the officer list',
    params: ById,
    answerAs: Done,
    handle: async (call) => {
      await call.commit((write) => removeOfficer(write, call.params.id));
      return { ok: true as const };
    },
  }),
  route({
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary: 'All accounts, oldest first',
    query: AccountFilters,
    answerAs: z.array(AccountRow),
    handle: async (call) => {
      const page = await listAccounts(call.db, call.query);
      call.answer.nextPage(page.next);
      return page.rows;
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/admin/users/:id',
    access: 'admin',
    summary: 'Give or take the admin role; ends the sessions of the account',
    params: ById,
    body: RoleChange,
    answerAs: AccountRow,
    handle: (call) => call.commit((write) => giveRole(write, call)),
  }),
  route({
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    summary: 'The audit log, newest line first',
    query: AuditFilters,
    answerAs: z.array(AuditLine),
    handle: async (call) => {
      const page = await listAudit(call.db, call.query);
      call.answer.nextPage(page.next);
      return page.rows;
    },
  }),
];

type RoleCall = Call<z.output<typeof ById>, undefined, z.output<typeof RoleChange>>;

async function giveRole(write: Write, call: RoleCall): Promise<AccountRow> {
  const { id } = call.params;
  const asked = askedVersion(call);
  await holdRow(write.db, 'accounts', id);
  const current = await accountRow(write, id);
  if (asked !== undefined && asked !== current.version) throw outdated(current);
  await changeRole(write, id, call.body.isAdmin);
  return accountRow(write, id);
}

async function accountRow(write: Write, id: number): Promise<AccountRow> {
  const account = await findAccount(write.db, id);
  if (!account) throw notFound('This account');
  return presentAccount(account);
}
