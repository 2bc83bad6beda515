// Starts the app with a heap that follows the memory of the machine, or of the container. `NODE_OPTIONS` goes before what is
// set here. Plain JavaScript: TypeScript would load Node's type stripper.
import { spawn } from 'node:child_process';
import { totalmem } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const megabyte = 1024 ** 2;
/** In a larger heap V8 collects garbage later, so that the process grows. */
const largestHeap = 1_024;

const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / megabyte;
const heap = Math.floor(Math.min(memory / 2, largestHeap));

const app = [process.execPath, join(root, 'src/app/server/main.ts')];
const env = {
  // Else each thread of glibc's malloc holds memory of its own, which never shrinks.
  MALLOC_ARENA_MAX: '2',
  // Later starts take code from here that an earlier one stripped of types and compiled.
  NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
  ...process.env,
  NODE_OPTIONS: `--max-old-space-size=${heap} --max-semi-space-size=4 ${process.env.NODE_OPTIONS ?? ''}`,
};

if (process.platform === 'win32') startInside();
// The app takes this process's place, with its id, and gets its signals.
else process.execve(process.execPath, app, env);

/** Windows cannot replace a process. Its console sends Ctrl+C to both. */
function startInside() {
  process.on('SIGINT', () => {});
  const [program, ...args] = app;
  spawn(program, args, { env, stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 1));
}
