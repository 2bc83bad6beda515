import { type Counts, type ImportPreview, type ImportRow, Outcome, rowsShown } from '../contract.ts';
import type { ReadImport } from './import-queries.ts';
import { holdsList, takeHeadingRows } from './lay-out.ts';
import type { ImportKind, ImportPlan } from './sheet/import-kind.ts';
import type { RowOutcome } from './sheet/row-reader.ts';
import type { Workbook } from './sheet/sheet.ts';
import { formatContent } from './table-rows.ts';

const sampleLength = 60;

export function buildPreview(
  kinds: readonly ImportKind[],
  workbook: Workbook,
  { laidOut, sport, allSports, problem }: ReadImport,
  plan: ImportPlan | undefined,
): ImportPreview {
  const rows = plan?.rows ?? [];
  return {
    kind: laidOut.kind.name,
    sportId: sport?.id ?? null,
    sports: [...allSports],
    sheets: workbook.flatMap((sheet) =>
      sheet.name === '' ? [] : [{ name: sheet.name, isList: holdsList(kinds, sheet) }],
    ),
    sheet: workbook.indexOf(laidOut.sheet) + 1,
    headingLine: laidOut.heading.line,
    headingRows: takeHeadingRows(laidOut.sheet).map((row) => ({
      line: row.line,
      content: formatContent(row).slice(0, sampleLength),
    })),
    headings: laidOut.heading.cells.map((heading, at) => ({
      at,
      heading: heading.slice(0, sampleLength),
      sample: (laidOut.first?.cells[at] ?? '').slice(0, sampleLength),
    })),
    columns: Object.fromEntries(laidOut.mapping),
    ignored: laidOut.ignored.map((heading) => heading.slice(0, sampleLength)),
    notes: laidOut.notes,
    problem,
    counts: countOutcomes(rows),
    rows: Outcome.options
      .flatMap((outcome) => rows.filter((row) => row.outcome === outcome).slice(0, rowsShown))
      .map(shownRow),
    newTeams: plan?.newTeams ?? [],
    questions: (plan?.questions ?? []).slice(0, rowsShown).map(asShown),
    kept: (plan?.kept ?? []).map(asShown),
    remarks: plan?.remarks ?? [],
  };
}

const shownRow = ({ details = [], changes = [], ...row }: RowOutcome): ImportRow => ({
  ...row,
  details: [...details],
  changes: [...changes],
});

/** Limits the line numbers: thousands of lines may name the same team. */
const asShown = <Asked extends { lines: number[] }>(asked: Asked) => ({ ...asked, lines: asked.lines.slice(0, 10) });

export function countOutcomes(rows: readonly RowOutcome[]): Counts {
  const counts = { add: 0, change: 0, skip: 0, ask: 0, refuse: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}
