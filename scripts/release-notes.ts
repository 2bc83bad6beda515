// Prints what the changelog says of the version in package.json, for the release's page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readNotes } from './changelog-rules.ts';

const root = join(import.meta.dirname, '..');
const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
console.log(readNotes(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version));
