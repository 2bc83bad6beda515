// Builds the browser app when dist/ is missing or older than its sources; `--anyway` builds in any case.
// Plain JavaScript, because a first `npm start` still runs it with the machine's own Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, '.cache', 'built-from');
const sources = [
  ...['src', 'src/demo', 'public', 'scripts', 'index.html'],
  ...['vite.config.ts', 'package-lock.json', 'tsconfig.web.json', 'tsconfig.worker.json'],
];

/** One thread each: the time that more bundler threads save is not worth their memory. */
const env = { ...process.env, MALLOC_ARENA_MAX: '1', RAYON_NUM_THREADS: '1', TOKIO_WORKER_THREADS: '1' };

const wanted = sourcesHash();
if (process.argv.includes('--anyway') || builtFrom() !== wanted) build();

function build() {
  const begin = Date.now();
  console.log('Building the app ...');
  rmSync(stamp, { force: true });
  const pinned = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  // An image brings Node itself.
  const node = existsSync(pinned) ? pinned : process.execPath;
  // One process per step, because memory is freed only when a process ends: one for all would need a gigabyte.
  for (const step of ['app', 'worker', 'ssr', 'files']) {
    const { status } = spawnSync(node, ['scripts/build.ts', step], {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status === 0) continue;
    console.error('The build failed; its message is above.');
    process.exit(1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  console.log(`Built the app in ${Math.round((Date.now() - begin) / 1000)} s`);
}

function builtFrom() {
  const built = existsSync(join(root, 'dist', '.page', 'index.html')) && existsSync(stamp);
  return built ? readFileSync(stamp, 'utf8') : 'nothing';
}

function sourcesHash() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((name) => filesIn(name)).sort()) {
    hash.update(path).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

/** The source files of the browser app, without server code and tests. */
function filesIn(path) {
  const full = join(root, path);
  if (!existsSync(full) || /(^|\/)server$|\.test\.tsx?$/.test(path)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full).flatMap((name) => filesIn(`${path}/${name}`));
}
