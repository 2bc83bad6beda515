import { writeFileSync } from 'node:fs';
import { schemaDocument, schemaPath } from './schema/schema-document.ts';

// Writes docs/schema.md, the whole schema of the database, from the migrations.
writeFileSync(schemaPath, await schemaDocument());
