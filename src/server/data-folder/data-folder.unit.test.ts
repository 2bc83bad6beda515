import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { makePrivate } from './data-folder.ts';

// As systemd's DynamicUser= or a container's number without a line in /etc/passwd.
vi.mock('node:os', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:os')>()),
  homedir: () => {
    throw new Error('A system error occurred: uv_os_homedir returned ENOENT (no such file or directory)');
  },
}));

it('restricts its folder for an account that has no home', () => {
  const folder = mkdtempSync(join(tmpdir(), 'village-homeless-'));
  try {
    makePrivate(join(folder, 'data'));
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
