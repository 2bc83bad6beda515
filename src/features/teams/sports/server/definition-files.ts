import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '#server/data-files.ts';
import { CheckedSportFile } from '../definitions/checked-file.ts';
import type { SportFile } from '../definitions/file.ts';

const folder = join(import.meta.dirname, '../definitions');

/** The definitions by the names of their files. Throws `WrongData`, with the file and the place, if one has a fault. */
export const checkDefinitionFiles = (): Map<string, SportFile> =>
  new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file, readJson(join(folder, file), CheckedSportFile)]),
  );
