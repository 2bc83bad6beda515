// The whole gate: every step runs, whatever failed before; the last lines say what failed, what was left to a whole run
// (`npm run test:all`), and how many passed and failed.
// `npm test -- --only=types,api` runs a selection: apt, types, lint, unused, build, unit, web, api (both engines),
// api-sqlite, api-postgres, e2e, timed.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { freemem } from 'node:os';
import { delimiter, join } from 'node:path';
import { headlessShell, howToInstall } from './chromium.ts';
import { otherDay } from './other-day.ts';
import { installSystemPackages } from './system-packages.ts';
import {
  type Counts,
  closingLine,
  readPlaywrightCounts,
  readPlaywrightFailures,
  readVitestCounts,
  readVitestFailures,
  sum,
} from './test-counts.ts';
import { leftOutByGate } from './test-selection.ts';

const root = join(import.meta.dirname, '..');
const isWholeRun = process.argv.includes('--all') || process.env['TESTS'] === 'all';
process.env['TESTS'] = isWholeRun ? 'all' : 'gate';
process.chdir(root);
process.env['PATH'] = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`;

// With CI set, tools colour their output even when it goes into a file.
if (!process.stdout.isTTY) process.env['NO_COLOR'] = '1';

keepTestDataInMemory();

/** Each project runs once, half of them on another day, so that a test that depends on the day fails. A whole run does both. */
const projects = ['unit', 'web', 'api-sqlite', 'api-postgres'];
const today = isWholeRun ? projects : ['unit', 'api-sqlite'];
const onAnotherDay = isWholeRun ? projects : ['web', 'api-postgres'];
const anotherDay = process.env['CLOCK'] ? {} : otherDay(new Date());
const only = chosen();
const results: Counts[] = [];
const failures: string[] = [];

const missing = ['apt', 'api-postgres', 'e2e', 'timed'].some(wants) ? installSystemPackages() : [];
step('types', () => passes('tsc', '-b'));
step('lint', () =>
  sum([
    passes('biome', 'ci', '--error-on-warnings'),
    passes('depcruise', 'src', 'scripts', 'e2e'),
    passes('node', 'scripts/changelog.ts'),
  ]),
);
// The second run leaves out the tests: code that only tests call is unused too.
step('unused', () => sum([passes('knip'), passes('knip', '--production')]));
step('build', () => passes('node', 'scripts/ensure-built.mjs', '--anyway'));
runVitest(today.filter(wants));
runVitest(onAnotherDay.filter(wants), anotherDay);
step('e2e', () => playwright(['--project=phone', '--project=desktop']));
if (isWholeRun) step('e2e', () => playwright(['--project=phone', '--grep=@dates'], anotherDay));
// Tests with time limits have the machine to themselves.
if (wants('timed')) runVitest(['timed-sqlite', 'timed-postgres']);
if (isWholeRun) step('timed', () => playwright(['--project=timed-phone', '--no-deps', '--workers=1']));

for (const failure of failures) console.log(`Failed: ${failure}`);
for (const line of notRun()) console.log(`Not run: ${line}`);
const total = sum(results);
console.log(closingLine(total));
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

/** A test run makes hundreds of databases; where memory has room, no test waits for the disk. */
function keepTestDataInMemory(): void {
  const memory = '/dev/shm';
  if (process.env['TMPDIR'] || !existsSync(memory) || freemem() < 4e9) return;
  const mine = 'village-gate-';
  // A gate that was interrupted could not remove its own.
  for (const name of readdirSync(memory).filter((name) => name.startsWith(mine))) {
    if (!existsSync(`/proc/${name.slice(mine.length)}`)) rmSync(join(memory, name), { recursive: true, force: true });
  }
  const folder = join(memory, `${mine}${process.pid}`);
  mkdirSync(folder);
  // PostgreSQL runs under an account of its own.
  chmodSync(folder, 0o1777);
  process.env['TMPDIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function chosen(): Set<string> | undefined {
  const list = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
  if (list === undefined) return undefined;
  return new Set(list.split(',').flatMap((name) => (name === 'api' ? ['api-sqlite', 'api-postgres'] : [name])));
}

/** What a whole run would have run besides. */
function notRun(): string[] {
  const lines = only ? [`all but ${[...only].join(', ')}`] : [];
  if (isWholeRun) return lines;
  const { onPostgres, timed, long } = leftOutByGate();
  const counts = [
    `${onPostgres.length} test files on PostgreSQL, and there all callers of a call but one`,
    `${timed.length} test files with time limits`,
    ...long,
    `${countEndToEnd('all') - countEndToEnd('gate', '--project=phone', '--project=desktop')} end-to-end tests`,
  ];
  return [...lines, `${counts.join(', ')}: npm run test:all`];
}

/** How many end-to-end tests such a run has; a test in two windows counts twice. */
function countEndToEnd(tests: 'all' | 'gate', ...projects: string[]): number {
  const stdout = readOutput('playwright', ['test', '--list', ...projects], { TESTS: tests });
  return Number(/^Total: (\d+) tests/m.exec(stdout)?.[1] ?? 0);
}

function wants(name: string): boolean {
  return only === undefined || only.has(name);
}

function step(name: string, work: () => Counts): void {
  if (!wants(name)) return;
  timed(name, work);
}

/** One run for several projects, so that both cores stay busy. */
function runVitest(names: string[], env: NodeJS.ProcessEnv = {}): void {
  if (names.length === 0) return;
  const day = Object.entries(env).map(([name, value]) => `${name}=${value} `);
  timed(`${day.join('')}${names.join(', ')}`, () => vitest(names, env));
}

function vitest(names: string[], env: NodeJS.ProcessEnv): Counts {
  const report = freshReport('vitest.json');
  const selection = names.map((name) => `--project=${name}`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const ok = run('vitest', ['run', ...selection, ...reporters], env);
  const content = read(report);
  failures.push(...readVitestFailures(content, root));
  return withExit(readVitestCounts(content), ok);
}

function playwright(options: string[], env: NodeJS.ProcessEnv = {}): Counts {
  if (missing.includes(headlessShell)) {
    failures.push(`end-to-end tests, none of which ran. ${howToInstall(missing)}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const report = freshReport('playwright.json');
  // Playwright decides about colour itself, and warns when NO_COLOR is set as well.
  const ok = run('playwright', ['test', '--reporter=list,json', ...options], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    NO_COLOR: undefined,
  });
  const content = read(report);
  failures.push(...readPlaywrightFailures(content));
  return withExit(readPlaywrightCounts(content), ok);
}

function timed(name: string, work: () => Counts): void {
  console.log(`\n== ${name}`);
  const begin = performance.now();
  const counts = work();
  results.push(counts);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  if (counts.failed > 0) failures.push(`the step ${name}`);
  console.log(`== ${name}: ${counts.failed === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
}

function passes(program: string, ...options: string[]): Counts {
  return withExit({ passed: 0, failed: 0, skipped: 0 }, run(program, options), 1);
}

/** A tool that failed without naming a failed test counts as one failure. */
function withExit(counts: Counts, ok: boolean, itself = 0): Counts {
  if (ok) return { ...counts, passed: counts.passed + itself };
  return { ...counts, failed: Math.max(counts.failed, 1) };
}

function run(program: string, options: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const done = spawnSync(program, options, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (done.error) console.error(`${program}: ${done.error.message}`);
  return done.status === 0;
}

function readOutput(program: string, options: string[], env: NodeJS.ProcessEnv): string {
  return spawnSync(program, options, { encoding: 'utf8', env: { ...process.env, ...env } }).stdout;
}

function freshReport(name: string): string {
  const report = join(root, '.cache', name);
  rmSync(report, { force: true });
  return report;
}

/** A report that was never written counts as nothing; the tool's exit code then says that it failed. */
function read(report: string): unknown {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return {};
  }
}
