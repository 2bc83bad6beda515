import { parseArgs } from 'node:util';
import { featureMigrations } from '#app/server/features.ts';
import { type CopiedTable, copyVillage } from '#platform/backups/server/copy/copy-village.ts';
import { CannotCopy, planJourney } from '#platform/backups/server/copy/places.ts';
import { FolderInUse } from '#server/data-folder/data-folder.ts';
import { readEnv, WrongSetting } from '#server/env.ts';

const usage = 'usage: npm run copy-village -- --from FOLDER --to DATABASE_URL, or the other way round';

/** `npm run copy-village -- --from data --to DATABASE_URL`: a village from SQLite to PostgreSQL, or back. */
async function copy({ from, to }: { from: string; to: string }): Promise<void> {
  const env = readEnv(process.env);
  const journey = planJourney(env, from, to);
  const inBucket = env.mediaUrl !== undefined;
  const done: CopiedTable[] = [];
  await copyVillage(journey, featureMigrations, {
    inBucket,
    report: (copied) => {
      if (copied.hash === undefined) printProgress(copied);
      else {
        done.push(copied);
        console.log(`${copied.table}: ${count(copied.rows)}, the same at both ends (${copied.hash.slice(0, 12)})`);
      }
    },
  });
  const rows = done.reduce((sum, copied) => sum + copied.rows, 0);
  console.log(`${done.length} tables with ${count(rows)} are the same at both ends, and so is the next id of each.`);
  console.log(`Pictures and keys of notifications: ${describeFiles()}`);
  console.log(
    journey.to.databaseUrl
      ? `Start the app with DATABASE_URL and DATA_DIR=${journey.to.dataDir}.`
      : `Start the app without DATABASE_URL and with DATA_DIR=${journey.to.dataDir}.`,
  );

  function describeFiles(): string {
    if (journey.from.dataDir === journey.to.dataDir) return `they stay in ${journey.to.dataDir}.`;
    return `copied to ${journey.to.dataDir}${inBucket ? ', except the pictures, which are in the bucket' : ''}.`;
  }
}

const everyRows = 100_000;

function printProgress({ table, rows }: CopiedTable): void {
  if (rows > 0 && rows % everyRows === 0) console.log(`${table}: ${count(rows)} so far`);
}

const count = (rows: number) => `${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`;

function readEnds(): { from: string; to: string } {
  const { from, to } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } }).values;
  if (!from || !to) throw new CannotCopy(usage);
  return { from, to };
}

process.umask(0o077);
try {
  await copy(readEnds());
} catch (error) {
  const isWrongOption =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  const known = [CannotCopy, FolderInUse, WrongSetting].some((kind) => error instanceof kind);
  if (!known && !isWrongOption) throw error;
  const reason = isWrongOption ? usage : error instanceof Error ? error.message : error;
  console.error(`Nothing was copied: ${reason}${error instanceof FolderInUse ? '; stop it first' : ''}`);
  process.exitCode = 1;
}
