import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { LazySingleton } from '#server/concurrency/lazy-singleton.ts';
import { pathIn } from '#server/data-folder/data-folder.ts';
import { WrongSetting } from '#server/env.ts';
import type { FeatureContext } from '#server/feature.ts';

const VapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.infer<typeof VapidKeys>;

/**
 * The village's own keys, by which push services recognise it. The app makes them on first use, in a file beside the
 * database. Backups and resets leave them alone. Without the file, people have to turn on every device again.
 */
export const vapidKeys = new LazySingleton(({ env }) => keysIn(pathIn(env.dataDir, 'pushKeys')));

/**
 * Push services take messages only with the keys with which a device was turned on. Copies of the app that share a
 * database need the same file, so a copy with other keys does not start.
 */
export async function mustBeSharedKeys(app: FeatureContext): Promise<void> {
  if (app.env.databaseUrl === undefined) return;
  const { publicKey } = await vapidKeys.of(app);
  const { public_key } = await app.commit(async ({ db }) => {
    const row = db.updateTable('push_sender').where('id', '=', 1);
    await row.where('public_key', 'is', null).set({ public_key: publicKey }).execute();
    return db.selectFrom('push_sender').select('public_key').where('id', '=', 1).executeTakeFirstOrThrow();
  });
  if (public_key !== publicKey)
    throw new WrongSetting(
      `${pathIn(app.env.dataDir, 'pushKeys')} is not the file of the other copies on this database: copy theirs. If it is lost, run "update push_sender set public_key = null" in the database; devices then have to turn on notifications again`,
    );
}

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
