import type { ImportPlan } from '#server/sheets/import-kind.ts';
import type { RowOutcome } from '#server/sheets/row-outcome.ts';
import { type ImportPreview, Outcome, rowsShown } from '../contract.ts';
import type { LaidOut } from './lay-out.ts';

const sampleLength = 60;

export function previewOf(laidOut: LaidOut, problem: string | null, plan: ImportPlan | undefined): ImportPreview {
  const rows = plan?.rows ?? [];
  return {
    headings: laidOut.heading.cells.map((heading, at) => ({
      at,
      heading: heading.slice(0, sampleLength),
      sample: (laidOut.first?.cells[at] ?? '').slice(0, sampleLength),
    })),
    columns: Object.fromEntries(laidOut.mapping),
    problem,
    counts: countsOf(rows),
    rows: Outcome.options.flatMap((outcome) => rows.filter((row) => row.outcome === outcome).slice(0, rowsShown)),
    newTeams: plan?.newTeams ?? [],
  };
}

export function countsOf(rows: readonly RowOutcome[]) {
  const counts = { add: 0, change: 0, skip: 0, refuse: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}
