import { expect, it } from 'vitest';
import { backupName, readBackupName } from './queries.ts';

it('reads kind and time from the name of a backup, and from no other file', () => {
  const at = new Date('2026-11-21T03:04:05.006Z');
  expect(readBackupName(backupName('daily', at))).toEqual({ kind: 'daily', madeAt: at });
  const others = ['daily-2026-13-45T99-99-99-999Z.tar.gz', 'daily.tar.gz', '.part-x'];
  expect(others.map(readBackupName)).toEqual(others.map(() => undefined));
});
