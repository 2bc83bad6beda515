import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Sent } from './corpus.ts';

/** The server that pictures are sent to, and the headers of an account. */
interface Server {
  url: string;
  buildHeaders(accountId: number): Record<string, string>;
}

export interface Reply {
  status: number;
  body: unknown;
  headers: Headers;
}

/** Sends a form as a browser would. */
export async function send(
  server: Server,
  accountId: number,
  file: Omit<Sent, 'what'> | null,
  fields: Record<string, string> = {},
): Promise<Reply> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('image', new File([new Uint8Array(file.bytes)], file.name ?? 'photo.png', { type: file.type }));
  return sendBody(server, accountId, form);
}

export async function sendBody(
  server: Server,
  accountId: number,
  body: FormData | string,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const response = await fetch(`${server.url}/api/album`, {
    method: 'POST',
    body,
    headers: { ...server.buildHeaders(accountId), ...headers },
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

/** Every file below a folder, by its path. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
}
