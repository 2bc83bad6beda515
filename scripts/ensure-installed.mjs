// Installs what is missing: all packages, or with `--running` those that the app needs to be built and run.
// Plain JavaScript for the machine's own Node: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packagesToInstall } from './packages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pinnedNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

refuseOldNode();
const set = packagesToInstall({
  needed: process.argv.includes('--running') ? 'running' : 'all',
  locked: packagesIn('package-lock.json'),
  // npm writes it at the end of an install, so that an interrupted one is repeated.
  installed: packagesIn('node_modules/.package-lock.json'),
  nodeIsThere: existsSync(pinnedNode),
});
if (set) install(set);

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 11)) return;
  stop(
    `Village Arena needs Node 20.11 or newer to start; this is Node ${process.versions.node}. See https://nodejs.org`,
  );
}

function install(set) {
  const begin = Date.now();
  console.log(
    `Installing ${set === 'all' ? 'packages, test tools included' : 'packages'} (once, about half a minute) ...`,
  );
  if (!existsSync(pinnedNode)) fetchNode();
  // `--no-save`, because another npm version would rewrite the lock file, and the next "git pull" would stop at that change.
  npm('install', '--no-save', set === 'all' ? '--include=dev' : '--omit=dev', '--loglevel=error', '--no-progress');
  // If install scripts are switched off, the package that brings Node 24 needs its script run explicitly.
  if (!existsSync(pinnedNode)) npm('rebuild', 'node', '--ignore-scripts=false', '--loglevel=error');
  if (!existsSync(pinnedNode)) stop('Node 24 could not be installed: allow the install script of the package "node".');
  console.log(`Installed packages in ${Math.round((Date.now() - begin) / 1000)} s`);
}

/** The package "node" fetches its binary last. Fetched in parallel here, the binary is in npm's cache by then. */
function fetchNode() {
  const { node } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies;
  const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const name = system === 'darwin-arm64' ? `node-bin-${system}` : `node-${system}`;
  const [program, args, options] = npmCall('cache', 'add', `${name}@${node}`);
  const fetching = spawn(program, args, { ...options, stdio: 'ignore' });
  // Safe to ignore: the package then fetches the binary itself.
  fetching.on('error', () => {}).unref();
}

function npm(...args) {
  const [program, all, options] = npmCall(...args);
  const { status } = spawnSync(program, all, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) stop(`"npm ${args[0]}" failed; its message is above.`);
}

function npmCall(...args) {
  // npm passes its own path to the scripts it runs; in a direct call it is unset, and npm is taken from the PATH.
  const own = process.env.npm_execpath;
  const [program, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []];
  return [program, [...first, ...args], { cwd: root, shell: program === 'npm' && process.platform === 'win32' }];
}

function packagesIn(name) {
  const file = join(root, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

function stop(line) {
  console.error(line);
  process.exit(1);
}
