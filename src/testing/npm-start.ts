import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The command of `npm start`, which becomes the app. A shell runs `before` first. */
export function npmStart({ before = '' } = {}) {
  const start = [process.execPath, 'scripts/start.mjs'];
  const [command = '', ...args] = before === '' ? start : ['sh', '-c', `${before}; exec "$@"`, 'sh', ...start];
  return { command, args, cwd: root };
}
