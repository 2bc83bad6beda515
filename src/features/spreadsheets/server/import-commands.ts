import { setImmediate } from 'node:timers/promises';
import { badRequest } from '#server/failure.ts';
import type { ImportPlan, PreparedImport } from '#server/sheets/import-kind.ts';
import type { RowOutcome } from '#server/sheets/row-outcome.ts';
import type { Write } from '#server/write.ts';
import type { Progress } from '#shared/progress.ts';
import { planImport } from './import-queries.ts';
import { countsOf } from './present.ts';

interface ImportWork {
  prepared: PreparedImport;
  others: readonly RowOutcome[];
  /** Whether the good rows are taken although others are refused. */
  skipRefused: boolean;
  report(progress: Progress): void;
}

/** Planned anew in the transaction, so that what changed since the preview counts; others get turns in between. */
export async function importSheet(
  write: Write,
  { prepared, others, skipRefused, report }: ImportWork,
): Promise<ImportPlan> {
  await prepared.hold(write);
  const plan = await planImport(write.db, prepared, others);
  const { add, change, refuse } = countsOf(plan.rows);
  if (refuse > 0 && !skipRefused) throw badRequest(refusal(refuse));
  await plan.apply(write, async (done) => {
    report({ step: 'writing', done, of: add + change });
    await setImmediate();
  });
  return plan;
}

const refusal = (count: number) =>
  count === 1
    ? 'One row cannot be imported. Correct it, or choose to import the others without it.'
    : `${count} rows cannot be imported. Correct them, or choose to import the others without them.`;
