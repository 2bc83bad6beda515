import { setImmediate } from 'node:timers/promises';
import { isMember } from '#server/access/access.ts';
import { badRequest } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import type { Progress } from '#shared/endpoints.ts';
import { importsTag } from '../cache-tags.ts';
import { planImport, type ReadImport } from './import-queries.ts';
import { keepAnswers } from './kept-answers/kept-answers-commands.ts';
import { countOutcomes } from './present.ts';
import { ImportJournal } from './sheet/import-journal.ts';
import type { ImportPlan, PreparedImport } from './sheet/import-kind.ts';

interface ImportWork {
  read: ReadImport & { prepared: PreparedImport };
  /** Whether to import the good rows although others are refused, or wait for an answer. */
  without: { refused: boolean; open: boolean };
  report(progress: Progress): void;
}

export interface ImportOutcome {
  plan: ImportPlan;
  /** Null if nothing was written. */
  importId: number | null;
}

/** Plans again in the transaction, to include changes since the preview. Yields to other requests between batches. */
export async function importSheet(write: Write, { read, without, report }: ImportWork): Promise<ImportOutcome> {
  // In order of their ids, so that two imports cannot deadlock.
  for (const { id } of read.sports) await read.laidOut.kind.hold(write, id);
  const plan = await planImport(write.db, read);
  const { add, change, ask, refuse } = countOutcomes(plan.rows);
  if (refuse > 0 && !without.refused) throw badRequest(refusal(refuse));
  if (ask > 0 && !without.open) throw badRequest(waiting(ask));
  const journal = new ImportJournal();
  const progress = async (done: number) => {
    report({ step: 'writing', done, of: add + change });
    await setImmediate();
  };
  await plan.apply(write, progress, journal);
  const importId = await keepJournal(write, read, plan, journal);
  const { answers, order } = read;
  await keepAnswers(write, { questions: plan.questions, answers, askAgain: order.askAgain, importId });
  return { plan, importId };
}

/** Keeps what was written, so that the import can be undone. */
async function keepJournal(
  write: Write,
  { laidOut, sports }: ReadImport,
  plan: ImportPlan,
  journal: ImportJournal,
): Promise<number | null> {
  const written = await journal.written(write.db);
  if (written.length === 0) return null;
  const { id } = await write.db
    .insertInto('imports')
    .values({
      kind: laidOut.kind.name,
      sport_ids: JSON.stringify(laidOut.kind.isOfVillage ? [] : sports.map((sport) => sport.id)),
      counts: JSON.stringify(countOutcomes(plan.rows)),
      written: JSON.stringify(written),
      account_id: isMember(write.viewer) ? write.viewer.accountId : null,
      created_at: write.now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  write.changed(importsTag);
  return id;
}

const waiting = (count: number) =>
  `${count === 1 ? 'One row waits' : `${count} rows wait`} for an answer. Answer, or choose to import the others without.`;

const refusal = (count: number) =>
  count === 1
    ? 'One row cannot be imported. Correct it, or choose to import the others without it.'
    : `${count} rows cannot be imported. Correct them, or choose to import the others without them.`;
