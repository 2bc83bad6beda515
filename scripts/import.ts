import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { features } from '#app/server/features.ts';
import { openOffline } from '#app/server/offline.ts';
import { sportTable } from '#features/sports/server/queries.ts';
import { importSheet } from '#features/spreadsheets/server/import-commands.ts';
import { findSportByName, planImport, readImport } from '#features/spreadsheets/server/import-queries.ts';
import { countsOf } from '#features/spreadsheets/server/present.ts';
import { visitor } from '#server/access.ts';
import type { Database } from '#server/database/schema.ts';
import { readEnv, WrongSetting } from '#server/env.ts';
import { type ImportKind, type ImportPlan, importKinds } from '#server/sheets/import-kind.ts';
import { readSheet } from '#server/sheets/read-sheet.ts';
import { UnusableSheet } from '#server/sheets/sheet.ts';
import { commit } from '#server/write.ts';

const kinds = importKinds.among(features.flatMap(({ fills = [] }) => fills));
const usage = `Usage: npm run import -- ${kinds.map(({ name }) => name).join('|')} FILE --sport Soccer [--season 2024/25] [--dry-run]`;

/** The command cannot be carried out; the message is the one line that says why. */
class Unusable extends Error {}

interface Order {
  kind: ImportKind;
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

async function run({ kind, file, sport: sportName, season, dryRun }: Order): Promise<void> {
  const sheet = readSheet(await contentOf(file));
  const { services, close } = await openOffline(readEnv(process.env));
  try {
    const sport = await sportOf(services.db, sportName);
    const order = { kind, sheet, sport, season, addTeams: true };
    const { problem, prepared, laidOut, others } = await readImport(services.db, order);
    if (!prepared) throw new UnusableSheet(problem ?? 'The file cannot be read');
    console.log(`${basename(file)}, ${sport.name}: rows read: ${laidOut.rows.length}`);
    const plan = dryRun
      ? await planImport(services.db, prepared, others)
      : await commit(services, visitor, (write) =>
          importSheet(write, { prepared, others, skipRefused: true, report: () => undefined }),
        );
    report(plan, dryRun);
  } finally {
    await close();
  }
}

function orderOf(args: string[]): Order {
  const { positionals, values } = parsed(args);
  const [what, file] = positionals;
  const kind = kinds.find(({ name }) => name === what);
  if (!kind || file === undefined || positionals.length > 2 || !values.sport) throw new Unusable(usage);
  return { kind, file, sport: values.sport, season: values.season, dryRun: values['dry-run'] ?? false };
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

function report({ rows, newTeams }: ImportPlan, dryRun: boolean): void {
  for (const { line, why } of rows.filter(({ outcome }) => outcome === 'refuse'))
    console.log(`line ${line} refused: ${why}`);
  for (const name of newTeams) console.log(`new team: ${name}`);
  const { add, change, skip, refuse } = countsOf(rows);
  const counts = [`${add} added`, `${change} changed`, `${skip} unchanged`, `${refuse} refused`];
  console.log(`${dryRun ? 'Dry run, nothing written: ' : ''}${counts.join(', ')}`);
}
