import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Package {
  version: string;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  imports: Record<string, string>;
  scripts: Record<string, string>;
}

/** What an operator calls, beside `start`. */
const commands: Readonly<Record<string, string>> = {
  backup: 'backup.ts',
  'check-game': 'check-game.ts',
  restore: 'restore.ts',
  import: 'import.ts',
  'copy-village': 'copy-village.ts',
  'upgrade:check': 'upgrade-check.ts',
};

/** What a running app needs of the repository, beside the packages that `npm start` installs. */
const parts = [
  ...['dist', 'src', 'public', 'docs/operating.md', 'docs/admins.md', 'deploy', '.npmrc', 'package-lock.json'],
  ...['README.md', 'CHANGELOG.md', 'LICENSE'],
  ...['ensure-installed.mjs', 'packages.mjs', 'start.mjs', 'health.mjs'].map((name) => `scripts/${name}`),
  ...Object.values(commands).map((file) => `scripts/${file}`),
];

/** Tests, and parts of pages, which are built. */
const isLeftOut = (path: string): boolean => /\.test\.tsx?$|\/testing(\/|$)|\.tsx$/.test(path);

/**
 * Packs the built app into `folder` and returns the archive's path. Who unpacks it needs `npm start` alone, which installs
 * only the packages that the server loads. Beside it stand its SHA-256 and its list of packages (CycloneDX).
 */
export function writeReleaseArchive(root: string, folder: string): string {
  const whole: Package = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const name = `village-arena-${whole.version}`;
  const staged = join(folder, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  for (const part of parts) {
    cpSync(join(root, part), join(staged, part), { recursive: true, filter: (path) => !isLeftOut(path) });
  }
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify(packageOf(whole, staged), null, 2)}\n`);
  // Leaves of the lock file what these packages need.
  run(
    staged,
    'npm',
    'install',
    '--package-lock-only',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  );
  const list = run(staged, 'npm', 'sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx');
  writeFileSync(join(folder, `${name}.cdx.json`), list);
  run(folder, 'tar', '-czf', `${name}.tar.gz`, name);
  rmSync(staged, { recursive: true });
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, `${name}.tar.gz`)))
    .digest('hex');
  writeFileSync(join(folder, `${name}.tar.gz.sha256`), `${hash}  ${name}.tar.gz\n`);
  return join(folder, `${name}.tar.gz`);
}

/** The app is built: what builds it is neither installed nor called. */
function packageOf({ devDependencies: _, scripts, dependencies, ...rest }: Package, staged: string): Package {
  const loaded = findLoaded(Object.keys(dependencies), staged);
  const kept = ['start', ...Object.keys(commands)].flatMap((name) => [`pre${name}`, name]);
  return {
    ...rest,
    dependencies: Object.fromEntries(Object.entries(dependencies).filter(([name]) => loaded.has(name))),
    scripts: {
      ...Object.fromEntries(Object.entries(scripts).filter(([name]) => kept.includes(name))),
      prestart: 'node scripts/ensure-installed.mjs --running',
    },
  };
}

/** The packages that the server's files name, its built half of the pages included, and Node itself. */
function findLoaded(names: readonly string[], staged: string): Set<string> {
  const files = ['src', 'scripts', 'dist/.ssr'].flatMap((part) =>
    readdirSync(join(staged, part), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(m?js|ts)$/.test(path) && !/\/(web|worker)\//.test(`/${path}`))
      .map((path) => readFileSync(join(staged, part, path), 'utf8').replaceAll(/^import type .*/gm, '')),
  );
  const isNamed = (name: string) => {
    const quoted = new RegExp(`['"\`]${name.replaceAll('.', '\\.')}(/[^'"\`]*)?['"\`]`);
    return files.some((text) => quoted.test(text));
  };
  return new Set(['node', ...names.filter(isNamed)]);
}

function run(cwd: string, program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`"${program} ${args.join(' ')}" failed: ${stderr || stdout}`);
  return stdout;
}
