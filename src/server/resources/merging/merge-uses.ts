import { type RawBuilder, sql } from 'kysely';
import type { CacheTag } from '#shared/cache-tags.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { type Contribution, ExtensionPoint } from '../../feature.ts';
import type { VersionedTable, Write } from '../../write.ts';

export interface NamedRow {
  id: number;
  name: string;
}

/** Something that refers to rows of a table that can be merged, and moves when two of them are. */
export interface MergeUse {
  of: VersionedTable;
  /** The foreign keys that it moves: `games.venue_id`. None, if it refers to rows inside a text. */
  references: readonly `${string}.${string}`[];
  /** Tags of what its words and warnings say. */
  dependsOn?: readonly CacheTag[];
  /** `3 games`; null if nothing refers to the row, or nobody needs to know. */
  summarise?(db: Database, id: number): Promise<string | null>;
  /** Locks what refers to a row until the commit; later features lock theirs before earlier ones. */
  hold?(write: Write, id: number): Promise<void>;
  /** Whether it is locked before all others. */
  isHeldFirst?: boolean;
  move(write: Write, from: NamedRow, to: NamedRow): Promise<void>;
  /** Why two rows cannot be merged; null if they can. */
  refusal?(db: Database, from: NamedRow, to: NamedRow): Promise<string | null>;
  /** What ends, or does not fit together, once all has moved. */
  warnings?(db: Database, from: NamedRow, to: NamedRow): Promise<string[]>;
}

export const mergeUses = new ExtensionPoint<MergeUse>();

export const listUses = (table: VersionedTable, contributions: readonly Contribution[]): MergeUse[] =>
  mergeUses.among(contributions).filter(({ of }) => of === table);

/** `3 games`, for each kind of row that refers to this one. */
export async function describeUses(db: Database, uses: readonly MergeUse[], id: number): Promise<string[]> {
  const texts: string[] = [];
  for (const { summarise } of uses) {
    const text = await summarise?.(db, id);
    if (text) texts.push(text);
  }
  return texts;
}

/** `1 game`, `3 games`, or null for none. */
export const formatCount = (count: number, one: string, many = `${one}s`): string | null =>
  count === 0 ? null : `${count} ${count === 1 ? one : many}`;

export async function countRows(db: Database, table: keyof Schema, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from ${sql.table(table)} where ${where}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

const maxNamed = 5;

/** `A, B and 3 more` */
export function listNamed(names: readonly string[], separator = ', '): string {
  const shown = names.slice(0, maxNamed).join(separator);
  return names.length > maxNamed ? `${shown} and ${names.length - maxNamed} more` : shown;
}
