import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const packageFile = join(import.meta.dirname, '../../package.json');

/** The version of the app that runs: `1.0.0`. */
export const { version } = z.parse(z.object({ version: z.string() }), JSON.parse(readFileSync(packageFile, 'utf8')));
