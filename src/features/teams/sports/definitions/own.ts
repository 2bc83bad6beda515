import type { SportDefinition } from './definition.ts';
import type { SportFile } from './file.ts';
import { readDefinition } from './read.ts';

/** Whether this is the text of a definition, and not the key of a file. */
export const isOwnDefinition = (definition: string): boolean => definition.startsWith('{');

/** As many as a village may want at once, and the versions that a page has seen of them. */
const maxKept = 100;

const read = new Map<string, SportDefinition | undefined>();

/**
 * A definition that the village made, from its text: the server checked it when it was saved. The same text is the same
 * object, as with those of files. Its key is the text, so that whoever gets the key has the definition.
 */
export function readOwnDefinition(text: string): SportDefinition | undefined {
  if (!read.has(text)) {
    const [oldest] = read.keys();
    if (read.size >= maxKept && oldest !== undefined) read.delete(oldest);
    const file = parseOwnDefinition(text);
    read.set(text, file && readDefinition({ ...file, key: text }));
  }
  return read.get(text);
}

/** The file that it is. Undefined if it is none: a village of a later version may have been restored. */
export function parseOwnDefinition(text: string): SportFile | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
