import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import * as z from 'zod/mini';

const root = join(import.meta.dirname, '../..');
const Package = z.object({ scripts: z.object({ start: z.string() }) });

/** The command of `npm start` in the folder of an app, with the options of production. The shell becomes the app. */
export function npmStart({ app = root, before = '' } = {}) {
  const { start } = Package.parse(JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'))).scripts;
  const PATH = `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`;
  return { command: 'sh', args: ['-c', `${before}${start}`], cwd: app, env: { ...process.env, PATH } };
}
