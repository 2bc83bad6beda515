import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('an install leaves package-lock.json unchanged, so that the next "git pull" finds no local change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'village-install-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (path: string, content: unknown) =>
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  for (const name of ['ensure-installed.mjs', 'packages.mjs'])
    cpSync(join(import.meta.dirname, name), join(folder, 'scripts', name));
  for (const path of ['packages/node/bin', 'node_modules/node/bin']) {
    mkdirSync(join(folder, path), { recursive: true });
    write(`${path}/node`, '');
  }
  write('packages/node/package.json', { name: 'node', version: '1.0.0' });
  write('package.json', { name: 'village', dependencies: { node: 'file:packages/node' } });
  // The npm that runs the test would write this file differently.
  const lock = JSON.stringify({
    name: 'as-another-npm-wrote-it',
    lockfileVersion: 3,
    packages: {
      '': { dependencies: { node: 'file:packages/node' } },
      'node_modules/node': { resolved: 'packages/node', link: true },
      'packages/node': { version: '1.0.0' },
    },
  });
  write('package-lock.json', lock);

  const { status, stderr } = spawnSync('node', ['scripts/ensure-installed.mjs', '--running'], { cwd: folder });

  expect(status, String(stderr)).toBe(0);
  expect(readFileSync(join(folder, 'node_modules/node/package.json'), 'utf8')).toContain('1.0.0');
  expect(readFileSync(join(folder, 'package-lock.json'), 'utf8')).toBe(lock);
});
