import type { SportFile } from '../definitions/file.ts';
import { parseOwnDefinition } from '../definitions/own.ts';
import { checkDefinitionFiles } from './definition-files.ts';

let files: Map<string, SportFile> | undefined;

/** The file of a sport's definition, by its key or its text: for what leaves the village with it. */
export function findSportFile(definition: string): SportFile | undefined {
  files ??= checkDefinitionFiles();
  return files.get(`${definition}.json`) ?? parseOwnDefinition(definition);
}
