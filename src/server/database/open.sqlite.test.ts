import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseSync, StatementSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type OpenDatabase, openDatabase, WalIndex } from './open.ts';
import { openSqliteFile } from './sqlite/sqlite.ts';

let folder: string;
let path: string;
let here: OpenDatabase;
let other: DatabaseSync;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'village-wal-index-'));
  path = join(folder, 'village.sqlite');
  here = await openDatabase({ databaseUrl: undefined, dataDir: folder });
  other = openSqliteFile(path);
  other.exec('create table notes (text text)');
});
afterEach(async () => {
  other.close();
  await here.close();
  rmSync(folder, { recursive: true, force: true });
});

test('sees each write of another connection at once, also after a checkpoint', () => {
  let before = here.externalWrites();
  const seesWrite = () => {
    const now = here.externalWrites();
    const hasChanged = now !== before;
    before = now;
    return hasChanged;
  };
  for (let round = 0; round < 20; round += 1) {
    for (let write = 0; write < 3; write += 1) {
      other.exec("insert into notes values ('watch this')");
      expect([round, seesWrite(), seesWrite()]).toEqual([round, true, false]);
    }
    other.exec(`pragma wal_checkpoint(${round % 2 ? 'truncate' : 'restart'})`);
    seesWrite();
  }
});

test('sees a transaction once it is committed, and never one that is rolled back', () => {
  const before = here.externalWrites();
  other.exec('begin immediate');
  other.exec("insert into notes values ('not yet')");
  expect(here.externalWrites()).toBe(before);
  other.exec('rollback');
  expect(here.externalWrites()).toBe(before);
  other.exec("insert into notes values ('now')");
  expect(here.externalWrites()).not.toBe(before);
});

test('sees a write at the next look when the first one failed', () => {
  const before = here.externalWrites();
  other.exec("insert into notes values ('while it is busy')");
  const read = vi.spyOn(StatementSync.prototype, 'get');
  onTestFinished(() => read.mockRestore());
  read.mockImplementationOnce(() => {
    throw new Error('database is locked');
  });
  expect(here.externalWrites()).toBe(before);
  expect(here.externalWrites()).not.toBe(before);
});

test('moves only with writes, and may always have moved where it cannot be read', () => {
  const index = new WalIndex(path);
  onTestFinished(() => index.close());
  const moves = (work: string) => {
    other.exec(work);
    return index.hasMoved();
  };
  index.hasMoved();
  expect(moves('select * from notes')).toBe(false);
  expect(moves("insert into notes values ('one more')")).toBe(true);
  expect(moves('select * from notes')).toBe(false);
  const nowhere = new WalIndex(join(folder, 'nothing.sqlite'));
  expect([nowhere.hasMoved(), nowhere.hasMoved()]).toEqual([true, true]);
});
