import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { openOffline } from '#app/server/offline.ts';
import type { FixturePlan } from '#features/games/fixtures/plan.ts';
import { sheetText, UnusableSheet } from '#features/games/fixtures/sheet.ts';
import { importFixtures } from '#features/games/server/import-commands.ts';
import { findSportByName, planImport, readSheet } from '#features/games/server/import-queries.ts';
import { sportTable } from '#features/sports/server/queries.ts';
import { visitor } from '#server/access.ts';
import type { Database } from '#server/database/schema.ts';
import { readEnv, WrongSetting } from '#server/env.ts';
import { commit } from '#server/write.ts';

const usage = 'Usage: npm run import -- fixtures FILE.csv --sport Soccer [--season 2024/25] [--dry-run]';

/** The command cannot be carried out; the message is the one line that says why. */
class Unusable extends Error {}

interface Order {
  file: string;
  sport: string;
  season: string | undefined;
  dryRun: boolean;
}

try {
  await run(orderOf(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof Unusable || error instanceof UnusableSheet || error instanceof WrongSetting)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run({ file, sport: sportName, season, dryRun }: Order): Promise<void> {
  const text = sheetText(await contentOf(file));
  const { services, close } = await openOffline(readEnv(process.env));
  try {
    const sport = await sportOf(services.db, sportName);
    const sheet = await readSheet(services.db, text, season);
    console.log(`${basename(file)}, ${sport.name}: rows read: ${sheet.fixtures.length + sheet.refused.length}`);
    const plan = dryRun
      ? await planImport(services.db, sport.id, sheet)
      : await commit(services, visitor, (write) => importFixtures(write, sport.id, sheet));
    report(plan, dryRun);
  } finally {
    await close();
  }
}

function orderOf(args: string[]): Order {
  const { positionals, values } = parsed(args);
  const [what, file] = positionals;
  if (what !== 'fixtures' || file === undefined || positionals.length > 2 || !values.sport) throw new Unusable(usage);
  return { file, sport: values.sport, season: values.season, dryRun: values['dry-run'] ?? false };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { sport: { type: 'string' }, season: { type: 'string' }, 'dry-run': { type: 'boolean' } },
    });
  } catch {
    throw new Unusable(usage);
  }
}

async function contentOf(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch {
    throw new Unusable(`${file} cannot be read`);
  }
}

async function sportOf(db: Database, name: string) {
  const sport = await findSportByName(db, name);
  if (sport) return sport;
  const { rows } = await sportTable.list(db, visitor, {});
  throw new Unusable(`There is no sport ${name}; there are ${rows.map((row) => row.name).join(', ') || 'none yet'}`);
}

function report(plan: FixturePlan, dryRun: boolean): void {
  for (const { line, reason } of plan.refused) console.log(`line ${line} refused: ${reason}`);
  for (const name of plan.newTeams) console.log(`new team: ${name}`);
  const counts = [
    `${plan.add.length} added`,
    `${plan.change.length} changed`,
    `${plan.same.length} unchanged`,
    `${plan.refused.length} refused`,
  ];
  console.log(`${dryRun ? 'Dry run, nothing written: ' : ''}${counts.join(', ')}`);
}
