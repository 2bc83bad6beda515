import { hashToken, isToken, newToken } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';

/** Identifies a device that has logged in before, so that failed logins of strangers cannot lock its owner out. */
export const deviceCookie = 'va_device';
export const deviceSeconds = 365 * 24 * 60 * 60;
const maxDevices = 20;

export async function knownDevice(db: Database, accountId: number, token: string | undefined): Promise<string | null> {
  if (!isToken(token)) return null;
  const row = await db
    .selectFrom('known_devices')
    .select('token_hash')
    .where('account_id', '=', accountId)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row?.token_hash ?? null;
}

export async function rememberDevice(write: Write, accountId: number, presented: string | undefined): Promise<string> {
  const token = isToken(presented) && (await wasIssued(write.db, presented)) ? presented : newToken();
  const at = write.now.toISOString();
  await write.db
    .insertInto('known_devices')
    .values({ account_id: accountId, token_hash: hashToken(token), last_login_at: at })
    .onConflict((conflicting) => conflicting.columns(['account_id', 'token_hash']).doUpdateSet({ last_login_at: at }))
    .execute();
  await forgetOldestDevices(write, accountId);
  return token;
}

async function forgetOldestDevices(write: Write, accountId: number): Promise<void> {
  await write.db
    .deleteFrom('known_devices')
    .where('account_id', '=', accountId)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('known_devices')
        .select('id')
        .where('account_id', '=', accountId)
        .orderBy('last_login_at', 'desc')
        .orderBy('id', 'desc')
        .limit(maxDevices),
    )
    .execute();
}

async function wasIssued(db: Database, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\/|Opera/, 'Opera'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/FxiOS\/|Firefox\//, 'Firefox'],
  [/CriOS\/|Chrome\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** For example 'Chrome on Android', to tell one's devices apart; null if the browser does not identify itself. */
export function describeDevice(userAgent: string | undefined): string | null {
  const nameIn = (known: typeof browsers) => known.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? null);
}
