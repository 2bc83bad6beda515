import { setImmediate } from 'node:timers/promises';
import { badRequest } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import type { Progress } from '#shared/calls.ts';
import { planImport, type ReadImport } from './import-queries.ts';
import { countsOf } from './present.ts';
import type { ImportPlan, PreparedImport } from './sheet/import-kind.ts';

interface ImportWork {
  read: ReadImport & { prepared: PreparedImport };
  /** Whether to import the good rows although others are refused, or wait for an answer. */
  without: { refused: boolean; open: boolean };
  report(progress: Progress): void;
}

/** Plans again in the transaction, to include changes since the preview. Yields to other requests between batches. */
export async function importSheet(write: Write, { read, without, report }: ImportWork): Promise<ImportPlan> {
  await read.prepared.hold(write);
  const plan = await planImport(write.db, read);
  const { add, change, ask, refuse } = countsOf(plan.rows);
  if (refuse > 0 && !without.refused) throw badRequest(refusal(refuse));
  if (ask > 0 && !without.open) throw badRequest(waiting(ask));
  await plan.apply(write, async (done) => {
    report({ step: 'writing', done, of: add + change });
    await setImmediate();
  });
  return plan;
}

const waiting = (count: number) =>
  `${count === 1 ? 'One row waits' : `${count} rows wait`} for an answer. Answer, or choose to import the others without.`;

const refusal = (count: number) =>
  count === 1
    ? 'One row cannot be imported. Correct it, or choose to import the others without it.'
    : `${count} rows cannot be imported. Correct them, or choose to import the others without them.`;
