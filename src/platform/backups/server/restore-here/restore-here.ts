import { type RawBuilder, sql } from 'kysely';
import type { Admin } from '#server/access/access.ts';
import { migrate } from '#server/database/migrations.ts';
import type { Tx } from '#server/database/schema.ts';
import { Failure } from '#server/failure.ts';
import type { FeatureContext } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import type { Progress } from '#shared/endpoints.ts';
import type { RestoreDone } from '../../contract.ts';
import { postgresRows, setLastIdsOfPostgres } from '../copy/postgres-rows.ts';
import { cannotBeRestored, UnusableBackup } from '../manifest.ts';
import { buildFromDump, isOfTheRows } from '../postgres/postgres-load.ts';
import { MissingProgram } from '../postgres/postgres-tools.ts';
import { countTo } from '../progress.ts';
import { takeSnapshot } from '../snapshot-commands.ts';
import { replacedTables, replaceRows, staging } from './replace-rows.ts';
import { type StagedVillage, stageVillage } from './staged-village.ts';

type Report = (progress: Progress) => void;

interface Restoring {
  app: FeatureContext;
  village: StagedVillage;
  name: string;
  report: Report;
}

/**
 * Restores a backup in the running app, in one transaction: whatever fails and whenever the process is killed, the village
 * is the old or the new one. Its pictures come before the commit, and are orphans if it never comes.
 */
export async function restoreHere(
  app: FeatureContext,
  viewer: Admin,
  { path, name }: { path: string; name: string },
  report: Report,
): Promise<RestoreDone> {
  try {
    await using village = await stageVillage(app.env, path, app.migrations, report);
    const restoring = { app, village, name, report };
    const restore = (write: Write<Admin>) => restoreRows(write, restoring);
    return await beside(restoring, () => app.commitUnhurried(viewer, restore));
  } catch (error) {
    throw explained(error, app);
  }
}

/** SQLite attaches no file within a transaction. */
async function beside<T>({ app: { db, engine }, village }: Restoring, work: () => Promise<T>): Promise<T> {
  if (engine === 'postgres') return work();
  await sql`attach database ${village.database} as ${sql.id(staging)}`.execute(db);
  try {
    return await work();
  } finally {
    await sql`detach database ${sql.id(staging)}`.execute(db);
  }
}

async function restoreRows(write: Write<Admin>, restoring: Restoring): Promise<RestoreDone> {
  const { app, village, name, report } = restoring;
  await write.keepOthersOut(replacedTables(app));
  const snapshot = await takeSnapshot(app, 'snapshot-before-restore', { report, undone: 'restored' });
  const { madeAt, rows } = village.manifest;
  if (write.engine === 'postgres') await buildStaging(write.db, restoring);
  // Written to the current log: those of its lines that the backup lacks are kept.
  const detail = { name, madeAt, snapshot: snapshot.name };
  await write.audit({ act: 'village.restore', subject: 'village', detail });
  await village.placePictures();
  await replaceRows(write, app, report);
  await (write.engine === 'postgres' ? moveSequences(write.db) : moveCounters(write.db));
  return { madeAt, rows: Object.values(rows).reduce((sum, count) => sum + count, 0), snapshot: snapshot.name };
}

/** A schema that no other connection ever sees: it is dropped before the commit. */
async function buildStaging(tx: Tx, { app, village: { manifest, database }, report }: Restoring): Promise<void> {
  const of = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  const onRows = countTo(of, 'prepare', report);
  report({ step: 'prepare', done: 0, of });
  await sql`create schema ${sql.id(staging)}`.execute(tx);
  await inSchema(tx, sql.id(staging), async () => {
    const steps = app.migrations;
    await buildFromDump(tx, { dump: database, manifest, steps, schema: staging, onRows });
    await migrate(tx, 'postgres', steps, undefined, staging);
  });
}

/** An id that either village has given out is never given out again. `setval` outlives a rollback, which leaves a gap. */
async function moveSequences(tx: Tx): Promise<void> {
  const current = await postgresRows(tx).readLastIds();
  const restored = await inSchema(tx, sql.id(staging), () => postgresRows(tx).readLastIds());
  const furthest = [...restored].map(([table, last]) => [table, Math.max(last, current.get(table) ?? 0)] as const);
  await setLastIdsOfPostgres(tx, new Map(furthest));
  await sql`drop schema ${sql.id(staging)} cascade`.execute(tx);
}

async function moveCounters(tx: Tx): Promise<void> {
  const theirs = sql.id(staging, 'sqlite_sequence');
  await sql`update main.sqlite_sequence set seq = max(seq, (select seq from ${theirs} as their where their.name = sqlite_sequence.name))
    where name in (select name from ${theirs})`.execute(tx);
  await sql`insert into main.sqlite_sequence (name, seq) select name, seq from ${theirs}
    where name not in (select name from main.sqlite_sequence)`.execute(tx);
}

async function inSchema<T>(tx: Tx, schema: RawBuilder<unknown>, work: () => Promise<T>): Promise<T> {
  await sql`set local search_path to ${schema}`.execute(tx);
  const result = await work();
  await sql`set local search_path to default`.execute(tx);
  return result;
}

function explained(error: unknown, { log }: FeatureContext): unknown {
  if (error instanceof Failure) return error;
  if (error instanceof UnusableBackup) return cannotBeRestored(error);
  if (isOfTheRows(error)) return cannotBeRestored(new UnusableBackup('its database cannot be read'));
  log.error({ err: error }, 'a restore failed, and the village is as it was');
  const why = error instanceof MissingProgram ? `${error.message}.` : 'See the log for the reason.';
  return new Failure(503, `The restore failed, and the village is as it was. ${why}`, { code: 'busy' });
}
