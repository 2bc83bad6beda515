import { importFile } from '#app/server/import-command.ts';
import { UnusableSheet } from '#platform/spreadsheets/server/sheet/sheet.ts';
import { WrongSetting } from '#server/env.ts';

try {
  const isDone = await importFile(process.argv.slice(2), process.env, (text) => console.log(text));
  if (!isDone) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof UnusableSheet || error instanceof WrongSetting)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
