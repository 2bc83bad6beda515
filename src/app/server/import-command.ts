import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { sportTable } from '#features/teams/sports/server/queries.ts';
import { importSheet } from '#platform/spreadsheets/server/import-commands.ts';
import { planImport, readImport, sportNamed } from '#platform/spreadsheets/server/import-queries.ts';
import { isOfName, keptAnswers } from '#platform/spreadsheets/server/kept-answers/kept-answers-queries.ts';
import { countOutcomes } from '#platform/spreadsheets/server/present.ts';
import { allImportKinds } from '#platform/spreadsheets/server/sheet/import-kind.ts';
import { readWorkbook } from '#platform/spreadsheets/server/sheet/read-sheet.ts';
import { UnusableSheet, type Workbook } from '#platform/spreadsheets/server/sheet/sheet.ts';
import {
  parseAnswers,
  planInLines,
  readCommandLine,
  readInLines,
} from '#platform/spreadsheets/server/terminal/command-line.ts';
import { visitor } from '#server/access/access.ts';
import { readEnv } from '#server/env.ts';
import { commit } from '#server/write.ts';
import { features } from './features.ts';
import { openOffline } from './offline.ts';

const kinds = allImportKinds(features.flatMap(({ contributes = [] }) => contributes));

/** Imports a file as the command line says, and prints what it did or would do. False if it waits for answers. */
export async function importFile(
  args: string[],
  env: NodeJS.ProcessEnv,
  print: (text: string) => void,
): Promise<boolean> {
  const line = readCommandLine(kinds, args);
  const workbook = readWorkbook(await readContent(line.file));
  const { services, close } = await openOffline(readEnv(env));
  try {
    const { rows: sports } = await sportTable.list(services.db, visitor, {});
    const sport = line.sport === undefined ? undefined : sportNamed(sports, line.sport);
    if (line.sport !== undefined && !sport) {
      const known = sports.map(({ name }) => name).join(', ') || 'none yet';
      throw new UnusableSheet(`There is no sport ${line.sport}; there are ${known}`);
    }
    const { kind, season, headingLine } = line;
    const choices = { sheet: sheetNumber(workbook, line.sheet), headingLine };
    const kept = await keptAnswers(services.db);
    const askAgain = kept.map(({ question }) => question).filter((question) => isOfName(question, line.askAgain));
    const answers = parseAnswers(line, sports);
    const order = { kinds: [kind], workbook, choices, sportId: sport?.id, season, answers, kept, askAgain };
    const read = await readImport(services.db, order);
    const { prepared } = read;
    for (const text of readInLines(basename(line.file), workbook, read)) print(text);
    if (!prepared) throw new UnusableSheet(read.problem ?? 'The file cannot be read');
    const ready = { ...read, prepared };
    const planned = await planImport(services.db, ready);
    const isHeldBack = !line.partial && countOutcomes(planned.rows).ask > 0;
    const plan =
      line.dryRun || isHeldBack
        ? planned
        : (
            await commit(services, visitor, (write) =>
              importSheet(write, {
                read: ready,
                without: { refused: true, open: line.partial },
                report: () => undefined,
              }),
            )
          ).plan;
    for (const text of planInLines(plan, order.answers, { ...line, isHeldBack })) print(text);
    return !isHeldBack || line.dryRun;
  } finally {
    await close();
  }
}

function sheetNumber(workbook: Workbook, name: string | undefined): number | undefined {
  if (name === undefined) return undefined;
  const at = workbook.findIndex((sheet) => sheet.name.toLowerCase() === name.toLowerCase());
  if (at >= 0) return at + 1;
  throw new UnusableSheet(`There is no sheet ${name}; there are ${workbook.map((sheet) => sheet.name).join(', ')}`);
}

async function readContent(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch {
    throw new UnusableSheet(`${file} cannot be read`);
  }
}
