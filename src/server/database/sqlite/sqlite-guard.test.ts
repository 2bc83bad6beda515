import { closeSync, fstatSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseGuard } from './sqlite-guard.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'village-guard-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('closes no other file when it is closed twice', () => {
  const path = join(folder, 'village.sqlite');
  writeFileSync(path, 'SQLite format 3\0');
  const guard = new DatabaseGuard(path);
  guard.close();
  // The system reuses the file descriptor that the guard has closed.
  const other = openSync(path, 'r');
  guard.close();
  guard.mustBeThere();
  expect(fstatSync(other).isFile()).toBe(true);
  closeSync(other);
});
