import { readFileSync } from 'node:fs';
import { makePicture } from '../pipeline.ts';

// Runs as its own process: processes the files in a folder, `<number>.<type>`, and prints its peak memory in MB.
const [folder = '', ...names] = process.argv.slice(2);
for (const name of names) {
  const declaredType = name.slice(name.indexOf('.') + 1).replace('_', '/');
  await makePicture({ bytes: readFileSync(`${folder}/${name}`), declaredType }).catch(() => undefined);
}
// Not resourceUsage: its peak includes that of the parent process.
const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
process.stdout.write(String(Number(kilobytes) / 1024));
