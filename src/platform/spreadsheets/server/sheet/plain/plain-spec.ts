import type * as z from 'zod/mini';
import type { Database } from '#server/database/schema.ts';
import type { Page } from '#server/resources/paging.ts';
import type { VersionedTable, Write } from '#server/write.ts';
import type { Fields } from '#shared/plain-fields.ts';
import { toPhrase } from '#shared/text.ts';

/** A field that holds the id of another row, or several: a sheet has their names, since ids mean nothing elsewhere. */
export interface Reference {
  heading: string;
  isList?: boolean;
  /** Whatever it may refer to, of this sport or of all. */
  list(db: Database, sportId?: number): Promise<readonly { id: number; name: string }[]>;
}

export interface PlainSheet<Row extends { id: number }, Sent, Changed> {
  contract: {
    set: string;
    resourceName: string;
    fields: Fields;
    Create: z.ZodMiniType<Sent>;
    Change: z.ZodMiniType<Changed>;
  };
  table: VersionedTable;
  title?: string;
  list(db: Database, cursor: string | undefined): Promise<Page<Row>>;
  add(write: Write, sent: Sent): Promise<number>;
  change(write: Write, current: Row, sent: Changed): Promise<void>;
  /** Whether each row belongs to a sport: its field is `sportId`, or follows from what it refers to. */
  sportOf?(row: Row): { id: number; name: string };
  /** The fields by which a row is known again. */
  key: readonly string[];
  /** Groups of fields. A sheet needs one of each, so that no other list is taken for this one. */
  needs: readonly (readonly string[])[];
  references?: Readonly<Record<string, Reference>>;
  /** What else would keep the row from being stored, which the contract does not say. */
  findFault?(values: object): string | null;
  /** Cells of the template. */
  example: Readonly<Record<string, string>>;
}

export const fieldOf = (row: object, field: string): unknown => Reflect.get(row, field);

/** `pointsForWin` is `Points for win`. */
export const toHeading = (name: string): string =>
  toPhrase(name)
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());
