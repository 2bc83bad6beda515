import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { LazySingleton } from '#server/concurrency/lazy-singleton.ts';
import { pathIn } from '#server/data-folder/data-folder.ts';

const VapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.infer<typeof VapidKeys>;

/**
 * The village's own keys, by which push services recognise it. The app makes them on first use, in a file beside the
 * database. Backups and resets leave them alone. Without the file, people have to turn on every device again.
 */
export const vapidKeys = new LazySingleton(({ env }) => keysIn(pathIn(env.dataDir, 'pushKeys')));

async function keysIn(path: string): Promise<VapidKeys> {
  if (!existsSync(path)) await makeKeys(path);
  return VapidKeys.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** Writes the file completely or not at all. If two processes do so at once, the first one's keys stay. */
async function makeKeys(path: string): Promise<void> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
  ]);
  const raw = await crypto.subtle.exportKey('raw', publicKey);
  const { d = '' } = await crypto.subtle.exportKey('jwk', privateKey);
  const keys: VapidKeys = { publicKey: Buffer.from(raw).toString('base64url'), privateKey: d };
  const temporaryPath = `${path}.${randomUUID()}`;
  writeFileSync(temporaryPath, JSON.stringify(keys), { mode: 0o600, flush: true });
  try {
    linkSync(temporaryPath, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(temporaryPath);
  }
}
