// Names commits that change what people see or call, and add no line to CHANGELOG.md. A commit that nobody notices says so
// with a line of its own: `Changelog: none`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Commit, namesChange } from './changelog-rules.ts';

const root = join(import.meta.dirname, '..');

const begin = git('log', '--diff-filter=A', '--format=%H', '-1', '--', 'CHANGELOG.md');
if (begin === null) console.log('The changelog was not checked: this is no clone, or git is missing.');
else if (begin.trim() !== '') check(begin.trim());

function check(since: string): void {
  const missing = listCommits(since).filter((commit) => !namesChange(commit));
  for (const { id, subject } of missing) console.error(`${id.slice(0, 8)} adds no line to CHANGELOG.md: ${subject}`);
  if (missing.length > 0) process.exitCode = 1;
}

function listCommits(since: string): Commit[] {
  const log = git('log', '--no-merges', '--name-only', '--format=%x00%H%x01%B%x01', `${since}..HEAD`) ?? '';
  return log.split('\0').flatMap((text): Commit[] => {
    const [id, message, files] = text.split('\x01');
    if (!id || message === undefined || files === undefined) return [];
    const [subject = ''] = message.split('\n');
    return [{ id, subject, message, files: files.trim().split('\n') }];
  });
}

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : null;
}
