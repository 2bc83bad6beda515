import type { Database } from '#server/database/schema.ts';
import type { Contribution } from '#server/feature.ts';
import { type Cells, defineExport } from '#server/resources/exported-list.ts';
import { importKinds } from '../import-kind.ts';
import { namesCell, plainImportKind } from './plain-import.ts';
import { fieldOf, type PlainSheet, type Reference, toHeading } from './plain-spec.ts';

/** A plain resource's list as a sheet that an import reads again: the same headings, and names in the place of ids. */
export function plainSheet<Row extends { id: number }, Sent, Changed>(
  sheet: PlainSheet<Row, Sent, Changed>,
): { sheet: Contribution; importKind: Contribution } {
  const { contract, references = {}, title = toHeading(contract.set), sportOf, list } = sheet;
  const own = Object.keys(contract.fields).filter((name) => name !== 'sportId' && !(name in references));
  return {
    sheet: defineExport<Row>({
      name: contract.set,
      title,
      list: (db, _viewer, { cursor }) => list(db, cursor),
      cells: {
        ...Object.fromEntries(own.map((name) => [toHeading(name), (row: Row) => fieldOf(row, name)])),
        ...(sportOf && { [sportHeading]: (row: Row) => sportOf(row).name }),
      },
      moreCells: (db) => referenceCells(db, references),
    }),
    importKind: importKinds.contribution(plainImportKind({ ...sheet, title })),
  };
}

const sportHeading = 'Sport';

async function referenceCells<Row extends object>(
  db: Database,
  references: Readonly<Record<string, Reference>>,
): Promise<Cells<Row>> {
  const cells: Record<string, (row: Row) => string> = {};
  for (const [field, { heading, list }] of Object.entries(references)) {
    const names = new Map((await list(db)).map(({ id, name }) => [id, name]));
    cells[heading] = (row) => namesCell([fieldOf(row, field)].flat().flatMap((id) => names.get(Number(id)) ?? []));
  }
  return cells;
}
