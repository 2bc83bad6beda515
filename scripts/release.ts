// `npm run release -- 1.1.0` makes a version: runs the whole gate, puts what CHANGELOG.md calls unreleased under the version's
// heading, keeps a village of it for the tests of later versions, commits and tags it, and packs the archive. `npm run release -- --archive` packs what is checked out.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { releaseChangelog } from './changelog-rules.ts';
import { writeReleaseArchive } from './release/archive.ts';

const root = join(import.meta.dirname, '..');
const [asked = ''] = process.argv.slice(2);

if (asked === '--archive') pack();
else if (/^\d+\.\d+\.\d+$/.test(asked)) release(asked);
else stop('Name a version: npm run release -- 1.1.0');

function release(version: string): void {
  if (read('git', 'status', '--porcelain') !== '') stop('Commit or undo your changes first.');
  if (read('git', 'tag', '--list', `v${version}`) !== '') stop(`There is a version ${version} already.`);
  const day = new Date().toISOString().slice(0, 10);
  const changelog = releaseChangelog(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version, day);
  call('npm', 'test');
  writeFileSync(join(root, 'CHANGELOG.md'), changelog);
  call('npm', 'version', version, '--no-git-tag-version', '--allow-same-version');
  call('npm', 'run', 'keep-village');
  call('git', 'add', '--all');
  call('git', 'commit', '--quiet', '--all', '--message', `release: ${version}`);
  call('git', 'tag', '--annotate', `v${version}`, '--message', `Village Arena ${version}`);
  pack();
  console.log(`Now publish it: git push --follow-tags`);
}

function pack(): void {
  call('npm', 'run', 'build');
  console.log(`Packed ${relative(root, writeReleaseArchive(root, join(root, 'release')))}`);
}

function read(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) stop(stderr);
  return stdout.trim();
}

function call(program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) stop(`Nothing was released: "${program} ${args.join(' ')}" failed.`);
}

function stop(line: string): never {
  console.error(line);
  process.exit(1);
}
