import { expect, it } from 'vitest';
import { checkDefinitionFiles } from './definition-files.ts';

it('the files of sports hold definitions, each under the name of its key, and are all in the list', async () => {
  const files = checkDefinitionFiles();
  for (const [file, { key }] of files) expect(`${key}.json`).toBe(file);
  // Loaded here, so that a fault in a file is named above.
  const { sportDefinitions } = await import('../definitions/list.ts');
  expect(sportDefinitions.map(({ key }) => `${key}.json`).sort()).toEqual([...files.keys()].sort());
});
