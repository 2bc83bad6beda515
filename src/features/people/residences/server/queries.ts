import { listAccounts } from '#features/people/accounts/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import type { Page } from '#server/resources/paging.ts';
import { type PlainRow, plainTable } from '#server/resources/plain-table.ts';

import { nameKey } from '#shared/names.ts';

import { type AccountResidence, type ResidenceName, type Resident, residences } from '../contract.ts';

export const residenceTable = plainTable(residences, {
  table: 'residences',
  order: [{ column: 'name_key', holds: 'text' }],
  rowsPerPage: 200,
});

const maxNames = 500;

/** The residences of this village, from which people choose. */
export const homeResidences = (db: Database): Promise<ResidenceName[]> =>
  db
    .selectFrom('residences')
    .select(['id', 'name'])
    .where('kind', '=', 'home')
    .orderBy('name_key')
    .limit(maxNames)
    .execute();

/** Ids by the keys of names and short names; a name wins over a short name. */
export async function residenceIdsByName(db: Database): Promise<Map<string, number>> {
  const rows = await db.selectFrom('residences').select(['id', 'name', 'short_name']).orderBy('id').execute();
  const short = rows.flatMap(({ id, short_name }) => (short_name === null ? [] : [[nameKey(short_name), id] as const]));
  return new Map([...short, ...rows.map(({ id, name }) => [nameKey(name), id] as const)]);
}

/** The residences of rows that belong to one or two. */
export async function loadResidences(
  db: Database,
  rows: readonly PlainRow[],
): Promise<(row: PlainRow) => ResidenceName[]> {
  const pickIds = (row: PlainRow) =>
    [row['residence_id'], row['second_residence_id']].filter((id): id is number => typeof id === 'number');
  const ids = [...new Set(rows.flatMap(pickIds))];
  if (ids.length === 0) return () => [];
  const found = await db.selectFrom('residences').select(['id', 'name']).where('id', 'in', ids).execute();
  const names = new Map(found.map((residence) => [residence.id, residence]));
  return (row) => pickIds(row).flatMap((id) => names.get(id) ?? []);
}

/** Accounts by name, with where they live now. */
export async function listResidents(
  db: Database,
  filters: { search?: string | undefined; cursor?: string | undefined },
): Promise<Page<Resident>> {
  const { rows, next } = await listAccounts(db, filters);
  const now = await staysNow(
    db,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map(({ id, username, displayName }) => ({ id, username, displayName, residence: now.get(id) ?? null })),
    next,
  };
}

async function staysNow(db: Database, accountIds: readonly number[]): Promise<Map<number, AccountResidence>> {
  if (accountIds.length === 0) return new Map();
  const rows = await stays(db).where('account_id', 'in', accountIds).where('until_day', 'is', null).execute();
  return new Map(rows.map((row) => [row.account_id, presentStay(row)]));
}

/** Latest first. */
export async function listAccountResidences(db: Database, accountId: number): Promise<AccountResidence[]> {
  const rows = await stays(db)
    .where('account_id', '=', accountId)
    .orderBy('account_residences.id', 'desc')
    .limit(maxNames)
    .execute();
  return rows.map(presentStay);
}

const stays = (db: Database) =>
  db
    .selectFrom('account_residences')
    .innerJoin('residences', 'residences.id', 'account_residences.residence_id')
    .select(['account_id', 'residence_id', 'name', 'from_day', 'until_day']);

type StayRow = Awaited<ReturnType<ReturnType<typeof stays>['execute']>>[number];

const presentStay = ({ residence_id, name, from_day, until_day }: StayRow): AccountResidence => ({
  residence: { id: residence_id, name },
  from: from_day,
  until: until_day,
});

export async function residenceNow(db: Database, accountId: number): Promise<AccountResidence | null> {
  return (await listAccountResidences(db, accountId)).find(({ until }) => until === null) ?? null;
}
