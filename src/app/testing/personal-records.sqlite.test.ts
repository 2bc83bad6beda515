import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { PersonalRecordsKept } from '#features/people/accounts/contract.ts';
import { daysText } from '#server/personal-records.ts';
import { startTestApp } from './app.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

/** Tables with rows of a person: a column refers to an account, or is called as those that do. */
async function personalTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select distinct t.name from sqlite_master t
      left join pragma_foreign_key_list(t.name) f left join pragma_table_info(t.name) c
      where t.type = 'table' and (f."table" = 'accounts' or c.name = 'account_id') order by t.name`.execute(arena.db);
  return rows.map(({ name }) => name);
}

it('says of every table that holds something of a person what is kept, who sees it and for how long', async () => {
  const { personalRecords } = arena.app.context;
  const mentioned = new Set<string>(personalRecords.flatMap(({ tables }) => tables));
  const personal = await personalTables();
  expect(personal.length).toBeGreaterThan(30);
  expect(personal.filter((table) => !mentioned.has(table))).toEqual([]);
});

it('tells every member, with the limits of this village and whom to ask', async () => {
  const kept = (await arena.as.member.get('/api/user/records')).as(PersonalRecordsKept);
  expect(kept.records.map(({ title }) => title)).toEqual(expect.arrayContaining(['Your account', 'Your thoughts']));
  expect(kept.records.find(({ title }) => title === 'The log of changes')?.until).toBe(
    `${daysText(arena.app.context.env.auditDays)}.`,
  );
  expect(kept.admins.length).toBeGreaterThan(0);
  expect(kept.officers.length).toBeGreaterThan(0);
});

it('speaks in sentences, and of each thing once', () => {
  const { personalRecords } = arena.app.context;
  const sentences = personalRecords.flatMap(({ what, seenBy, until }) => [what, seenBy, until]);
  expect(sentences.filter((text) => !/^[A-Z0-9].*\.$/.test(text) || /undefined|NaN|'/.test(text))).toEqual([]);
  const titles = personalRecords.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});
