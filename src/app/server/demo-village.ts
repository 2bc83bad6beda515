import { randomInt } from 'node:crypto';
import { hashPassword } from '#features/accounts/server/passwords.ts';
import { visitor } from '#server/access/access.ts';
import { isUniqueViolation } from '#server/database/constraints.ts';
import type { Env } from '#server/env.ts';
import type { App } from './app.ts';
import { features } from './features.ts';

export interface DemoLogins {
  usernames: string[];
  password: string;
  /** Whether nobody knows this password yet, so that it has to be shown. */
  generated: boolean;
}

export async function fillDemoVillage(app: App, env: Env): Promise<DemoLogins | null> {
  const wanted = env.demoData ?? (env.production ? 'off' : 'on');
  if (wanted === 'off' || !(await isEmpty(app))) return null;
  const password = env.demoPassword ?? `village-${randomInt(100_000, 1_000_000)}`;
  const passwordHash = await hashPassword(password);
  try {
    await app.commit(visitor, async (write) => {
      for (const feature of features) await feature.demo?.(write, { passwordHash });
    });
  } catch (error) {
    // Another process of the same village was faster.
    if (isUniqueViolation(error)) return null;
    throw error;
  }
  return { usernames: ['officer', 'member'], password, generated: env.demoPassword === undefined };
}

async function isEmpty({ db }: App): Promise<boolean> {
  const accounts = await db.selectFrom('accounts').select('id').limit(2).execute();
  if (accounts.length > 1) return false;
  for (const { isUntouched } of features) if (isUntouched && !(await isUntouched(db))) return false;
  return true;
}
