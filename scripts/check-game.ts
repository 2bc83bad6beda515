import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLogText } from '#features/live/game-logs/server/check-text.ts';
import { gameLogSchema } from '#features/live/game-logs/server/schema.ts';

// `npm run check-game -- FILE`: whether a game's log is valid, and whether its events come to what it states.
// With `--schema` it writes docs/game-log.schema.json instead.

const [file, ...more] = process.argv.slice(2);
if (file === '--schema') {
  const path = join(import.meta.dirname, '../docs/game-log.schema.json');
  writeFileSync(path, `${JSON.stringify(gameLogSchema(), null, 2)}\n`);
} else if (file === undefined || more.length > 0) {
  fail('usage: npm run check-game -- FILE');
} else {
  check(file);
}

function check(path: string): void {
  const text = readText(path);
  if (text === null) {
    fail(`${path} cannot be read`);
    return;
  }
  const { faults, summary } = checkLogText(text);
  const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
  if (faults.length > 0) fail([`${path}: ${count}`, ...faults].join('\n'));
  else console.log(`${path}: ${summary}`);
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
