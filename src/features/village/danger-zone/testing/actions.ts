import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '#testing/client.ts';
import { testPassword } from '#testing/usernames.ts';

export interface Action {
  path: string;
  method: 'POST' | 'DELETE';
  confirm: string;
}

export const reset: Action = { path: '/api/admin/reset-database', method: 'POST', confirm: 'RESET DATABASE' };
export const comments: Action = { path: '/api/comments/all', method: 'DELETE', confirm: 'DELETE COMMENTS' };

export const make = (client: Client, { method, path, confirm }: Action, headers?: Record<string, string>) =>
  client.call(method, path, { confirm }, headers);

export const basic = (username: string, password = testPassword) => ({
  authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
});

export function backupsIn({ dataDir }: { dataDir: string }): string[] {
  const folder = join(dataDir, 'backups');
  return existsSync(folder) ? readdirSync(folder) : [];
}
