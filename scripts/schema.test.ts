import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { schemaDocument, schemaPath } from './schema/schema-document.ts';

it('docs/schema.md shows the schema that the migrations make', async () => {
  expect(readFileSync(schemaPath, 'utf8'), 'run "npm run schema"').toBe(await schemaDocument());
});
