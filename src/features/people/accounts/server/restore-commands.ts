import { sql } from 'kysely';
import type { Admin } from '#server/access/access.ts';
import { badRequest } from '#server/failure.ts';
import type { OnRestore, StagedTable } from '#server/feature.ts';
import type { Write } from '#server/write.ts';

/**
 * After a restore nobody is somebody else, no session or link of the past opens anything, and the audit log has forgotten
 * nothing.
 */
export const accountsRestore: OnRestore = {
  kept: ['login_failures'],
  prepare: async (write, staged) => {
    await mustHaveAdmin(write, staged);
    await keepSessions(write, staged);
    await sql`delete from ${staged('password_links')}`.execute(write.db);
    await keepAuditLog(write, staged);
  },
};

/** A village without one could be opened to nobody. */
async function mustHaveAdmin({ db }: Write<Admin>, staged: StagedTable): Promise<void> {
  const admins = sql`select 1 from ${staged('accounts')} where is_admin = 1 and suspended_at is null limit 1`;
  const { rows } = await admins.execute(db);
  if (rows.length === 0) throw badRequest('This backup cannot be restored: none of its accounts is an admin.');
}

/**
 * Who is logged in now stays so, if the backup has the same account with the same password, or, without one, with the same
 * login at the university: another village may call somebody else by that name.
 */
async function keepSessions({ db }: Write<Admin>, staged: StagedTable): Promise<void> {
  const columns = sql.join(sessionColumns.map((column) => sql.id(column)));
  await sql`delete from ${staged('sessions')}`.execute(db);
  await sql`insert into ${staged('sessions')} (${columns})
    select ${sql.join(sessionColumns.map((column) => sql.ref(`sessions.${column}`)))} from sessions
    join accounts on accounts.id = sessions.account_id
    join ${staged('accounts')} as same on same.id = accounts.id
      and same.username_key = accounts.username_key and same.password_hash = accounts.password_hash
    where same.password_hash <> '' or exists (
      select 1 from campus_identities as own join ${staged('campus_identities')} as known
        on known.issuer = own.issuer and known.subject = own.subject and known.account_id = own.account_id
      where own.account_id = accounts.id)`.execute(db);
}

const sessionColumns = [
  'id',
  'token_hash',
  'account_id',
  'created_at',
  'last_seen_at',
  'admin_until',
  'password_at',
  'device',
  'replaced_token_hash',
  'replaced_until',
  'by_campus',
] as const;

/** Lines that the backup has not are added to its own. An account that it has not is known by its name alone. */
async function keepAuditLog({ db }: Write<Admin>, staged: StagedTable): Promise<void> {
  await sql`insert into ${staged('audit_log')} (at, account_id, actor, act, subject, detail)
    select line.at, same.id, line.actor, line.act, line.subject, line.detail from audit_log as line
    left join accounts on accounts.id = line.account_id
    left join ${staged('accounts')} as same on same.id = accounts.id and same.username_key = accounts.username_key
    where not exists (select 1 from ${staged('audit_log')} as known
      where known.at = line.at and ${whole('known')} = ${whole('line')})
    order by line.id`.execute(db);
}

/** As one text, so that the look-up takes the index by time: those by other columns find thousands of lines for each. */
const whole = (line: string) =>
  sql.raw(
    `${line}.act || ' ' || ${line}.actor || ' ' || coalesce(${line}.subject, '') || ' ' || coalesce(${line}.detail, '')`,
  );
