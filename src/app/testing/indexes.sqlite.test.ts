import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { listStaffNames } from '#features/people/accounts/server/queries.ts';
import { startFilledApp } from './filled-app.ts';
import { recordStatements } from './statements.ts';

const statements = recordStatements();
const arena = await startFilledApp();
afterAll(() => arena.close());

it('has an index for each foreign key', async () => {
  const { rows } = await sql<{ reference: string }>`
    select tables.name || '.' || refers."from" as reference
    from sqlite_schema as tables join pragma_foreign_key_list(tables.name) as refers
    where refers.seq = 0 and not exists (
      select 1 from pragma_index_list(tables.name) as list join pragma_index_info(list.name) as first
      where not list.partial and first.seqno = 0 and first.name = refers."from"
    ) and not exists (
      select 1 from pragma_table_info(tables.name) as key where key.pk = 1 and key.name = refers."from"
    )`.execute(arena.db);
  expect(rows.map(({ reference }) => reference)).toEqual([]);
});

it.each<[title: string, read: () => Promise<unknown>, plan: string]>([
  [
    'a page of the audit log, for each line of a game',
    () => arena.as.adminWithWindow.get('/api/admin/audit'),
    'SEARCH audit_log USING INDEX audit_log_by_subject (subject=? AND actor=? AND id>?)',
  ],
  [
    'reports that wait for a decision, beside all that were decided',
    () => arena.as.adminWithWindow.get('/api/posts/reports'),
    'SEARCH thought_reports USING INDEX thought_reports_open (settled_at=?)',
  ],
  [
    'names of officers and admins, at a registration',
    () => listStaffNames(arena.db),
    'SEARCH admins USING COVERING INDEX accounts_by_role (is_admin=?)',
  ],
])('looks up by an index: %s', async (_title, read, plan) => {
  const before = statements.length;
  await read();
  const plans = [];
  for (const statement of statements.slice(before).filter((text) => /^\s*select/.test(text))) {
    const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(statement)}`.execute(arena.db);
    plans.push(...rows.map(({ detail }) => detail));
  }
  expect(plans.join('\n')).toContain(plan);
});
