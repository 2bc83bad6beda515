import { type RawBuilder, sql } from 'kysely';
import { resourceTags } from '#shared/cache-tags.ts';
import type { MergePreview, SameNamed } from '#shared/merging.ts';
import { nameKey } from '#shared/names.ts';
import type { Fields } from '#shared/plain-fields.ts';
import type { ResourceContract } from '#shared/plain-resource.ts';
import { toPhrase } from '#shared/text.ts';
import type { Member } from '../../access/access.ts';
import type { Database, Tx } from '../../database/schema.ts';
import { badField, conflict, notFound, outdated } from '../../failure.ts';
import { lockForUpdate, type VersionedTable, type Write } from '../../write.ts';
import { doublesIn, takeNameKey } from '../name-keys.ts';
import { toColumnName } from '../plain-table.ts';
import { describeUses, type MergeUse, type NamedRow } from './merge-uses.ts';
import { type MergedFields, type MergeEffects, mergedInto } from './merged-fields.ts';

export interface MergeableRow extends NamedRow {
  version: number;
}

/** How rows of one name are merged. */
export interface Merging<Row> extends MergedFields {
  /** The fields within which a name is unique: `sportId`. */
  within?: readonly string[];
  /** Locks what other writers lock before anything else. */
  holdFirst?(write: Write, kept: Row): Promise<void>;
  /** Whether the rows are locked only after what refers to them, as when a game of a team changes. */
  isHeldLast?: boolean;
  /** The effects on columns that are no fields. */
  alsoMerged?(db: Database, kept: Row, merged: Row): Promise<MergeEffects>;
  /** What else does not fit together. */
  warnings?(db: Database, kept: Row, merged: Row): Promise<string[]>;
}

export type MergeableContract = ResourceContract & { readonly fields: Fields };

/** A resource whose rows can be merged, with what refers to them. */
export interface Mergeable<Row> {
  contract: MergeableContract;
  table: VersionedTable;
  merging: Merging<Row>;
  uses: readonly MergeUse[];
  find(db: Database, viewer: Member, id: number): Promise<Row | undefined>;
  change(write: Write<Member>, current: Row, fields: object): Promise<void>;
}

type Pair = readonly [kept: number, merged: number];

const listColumns = <Row>({ contract: { fields }, merging: { within = [] } }: Mergeable<Row>): string[] =>
  within.map((name) => toColumnName(name, fields[name]));

export async function sameNamed<Row extends MergeableRow>(
  of: Mergeable<Row>,
  db: Database,
  viewer: Member,
): Promise<SameNamed<Row>[]> {
  const groups: SameNamed<Row>[] = [];
  for (const ids of await doublesIn(db, of.table, listColumns(of))) {
    const rows: SameNamed<Row>['rows'] = [];
    for (const id of ids) {
      const row = await of.find(db, viewer, id);
      if (row) rows.push({ row, uses: await describeUses(db, of.uses, id) });
    }
    const [first] = rows;
    if (first) groups.push({ name: first.row.name, rows });
  }
  return groups;
}

export async function previewMerge<Row extends MergeableRow>(
  of: Mergeable<Row>,
  db: Database,
  viewer: Member,
  ids: Pair,
): Promise<MergePreview<Row>> {
  const { kept, merged } = await sameNamedPair(of, db, viewer, { ids, field: 'with' });
  const { filled, lost } = await listEffects(of, db, kept, merged);
  const warnings = (await of.merging.warnings?.(db, kept, merged)) ?? [];
  for (const use of of.uses) warnings.push(...((await use.warnings?.(db, merged, kept)) ?? []));
  const moves = await describeUses(db, of.uses, merged.id);
  const refusal = await whyNot(of.uses, db, kept, merged);
  return { kept, merged, moves, filled: Object.keys(filled), lost: Object.keys(lost), warnings, refusal };
}

/** Merges two rows of one name, as the preview says: what refers to the second refers to the first, and it is deleted. */
export async function mergeRows<Row extends MergeableRow>(
  of: Mergeable<Row>,
  write: Write<Member>,
  keptId: number,
  asked: { mergedId: number; version: number; mergedVersion: number },
): Promise<{ row: Row; moved: string[] }> {
  const { db, viewer } = write;
  const { table, uses, contract } = of;
  const pair = { ids: [keptId, asked.mergedId], field: 'mergedId' } as const;
  await hold(of, write, (await sameNamedPair(of, db, viewer, pair)).kept, pair.ids);
  const { kept, merged } = await sameNamedPair(of, db, viewer, pair);
  if (kept.version !== asked.version) throw outdated(kept);
  if (merged.version !== asked.mergedVersion) throw outdated(merged);
  const refusal = await whyNot(uses, db, kept, merged);
  if (refusal) throw conflict(refusal);
  const moved = await describeUses(db, uses, merged.id);
  const { filled, lost } = await listEffects(of, db, kept, merged);
  for (const { move } of uses) await move(write, merged, kept);
  await sql`delete from ${sql.table(table)} where id = ${merged.id}`.execute(db);
  await takeNameKey(write, table, kept.id, listColumns(of));
  await of.change(write, await mustFind(of, db, viewer, kept.id), filled);
  const { list, row } = resourceTags(contract);
  write.changed(list, row(kept.id), row(merged.id));
  const detail = { merged: { name: merged.name }, moved, ...(Object.keys(lost).length > 0 && { lost }) };
  await write.audit({ act: `${contract.resourceName}.merge`, subject: `${contract.resourceName}:${kept.id}`, detail });
  return { row: await mustFind(of, db, viewer, kept.id), moved };
}

async function listEffects<Row extends MergeableRow>(of: Mergeable<Row>, db: Database, kept: Row, merged: Row) {
  const plain = mergedInto(of.contract.fields, of.merging, kept, merged);
  const also = await of.merging.alsoMerged?.(db, kept, merged);
  return { filled: { ...plain.filled, ...also?.filled }, lost: { ...plain.lost, ...also?.lost } };
}

async function whyNot(
  uses: readonly MergeUse[],
  db: Database,
  kept: NamedRow,
  merged: NamedRow,
): Promise<string | null> {
  for (const { refusal } of uses) {
    const why = await refusal?.(db, merged, kept);
    if (why) return why;
  }
  return null;
}

/** Two rows that may be merged, because they bear one name; else it says why not, about this field. */
async function sameNamedPair<Row extends MergeableRow>(
  of: Mergeable<Row>,
  db: Database,
  viewer: Member,
  { ids: [keptId, mergedId], field }: { ids: Pair; field: string },
): Promise<{ kept: Row; merged: Row }> {
  const { resourceName, set } = of.contract;
  if (keptId === mergedId) throw badField(field, `must be another ${toPhrase(resourceName)}`);
  const kept = await mustFind(of, db, viewer, keptId);
  const merged = await of.find(db, viewer, mergedId);
  if (!merged) throw badField(field, `is not a ${toPhrase(resourceName)} of this village`);
  const { within = [] } = of.merging;
  const [own, other] = [new Map(Object.entries(kept)), new Map(Object.entries(merged))];
  if (nameKey(kept.name) === nameKey(merged.name) && within.every((name) => own.get(name) === other.get(name)))
    return { kept, merged };
  const same = ['name', ...within.map((name) => name.replace(/Id$/, ''))].join(', ').replace(/, (\w+)$/, ' and $1');
  throw badField(field, `Only ${toPhrase(set)} of the same ${same} can be merged`);
}

async function mustFind<Row>(of: Mergeable<Row>, db: Database, viewer: Member, id: number): Promise<Row> {
  const row = await of.find(db, viewer, id);
  if (!row) throw notFound(`This ${toPhrase(of.contract.resourceName)}`);
  return row;
}

/** In the order of other writers, so that no two of them wait for each other. */
async function hold<Row>({ table, uses, merging }: Mergeable<Row>, write: Write, kept: Row, ids: Pair) {
  const both = sql`id in (${sql.join([...ids])})`;
  await merging.holdFirst?.(write, kept);
  if (!merging.isHeldLast) await lockForUpdate(write.db, table, both);
  const inOrder = uses.toReversed().sort((one, other) => Number(!one.isHeldFirst) - Number(!other.isHeldFirst));
  for (const use of inOrder) for (const id of ids) await use.hold?.(write, id);
  await lockExclusively(write, table, both);
}

/** Until the commit, nobody can write a row that refers to them; waits for writers at work. SQLite has only one. */
async function lockExclusively(
  { db, engine }: { db: Tx } & Pick<Write, 'engine'>,
  table: string,
  where: RawBuilder<unknown>,
) {
  if (engine === 'sqlite') return;
  await sql`select id from ${sql.table(table)} where ${where} order by id for update`.execute(db);
}
