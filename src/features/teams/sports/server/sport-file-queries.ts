import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CheckedSportFile } from '../definitions/checked-file.ts';
import type { SportFile } from '../definitions/file.ts';
import { parseOwnDefinition } from '../definitions/own.ts';

const folder = join(import.meta.dirname, '../definitions');

/** The file of a sport's definition, by its key or its text: for what leaves the village with it. The build checks the files. */
export function findSportFile(definition: string): SportFile | undefined {
  const file = join(folder, `${definition}.json`);
  const isKey = /^[a-z]+(-[a-z]+)*$/.test(definition);
  return isKey && existsSync(file)
    ? CheckedSportFile.parse(JSON.parse(readFileSync(file, 'utf8')))
    : parseOwnDefinition(definition);
}
