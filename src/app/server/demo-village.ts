import { randomInt } from 'node:crypto';
import { planDemoVillage } from '#demo/village.ts';
import { addDemoAccounts } from '#features/accounts/server/demo.ts';
import { hashPassword } from '#features/accounts/server/passwords.ts';
import { addDemoClubs } from '#features/clubs/server/demo.ts';
import { addDemoGames } from '#features/games/server/demo.ts';
import { addDemoMedia } from '#features/media/server/demo.ts';
import { addDemoPlayers } from '#features/players/server/demo.ts';
import { addDemoSettings } from '#features/settings/server/demo.ts';
import { addDemoTeams, hasFirstSportsOnly } from '#features/sports/server/demo.ts';
import { addDemoTraining } from '#features/training/server/demo.ts';
import { visitor } from '#server/access.ts';
import { isUniqueViolation } from '#server/database/constraints.ts';
import { moveSequencePast } from '#server/database/engine.ts';
import type { Env } from '#server/env.ts';
import type { Write } from '#server/write.ts';
import type { Village } from './village.ts';

export interface DemoLogins {
  usernames: string[];
  password: string;
  /** Whether nobody knows this password yet, so that it has to be shown. */
  generated: boolean;
}

/** Fills an empty village; answers who can log in, or null when nothing was filled. */
export async function fillDemoVillage(village: Village, env: Env): Promise<DemoLogins | null> {
  const wanted = env.demoData ?? (env.production ? 'off' : 'on');
  if (wanted === 'off' || !(await isEmpty(village))) return null;
  const password = env.demoPassword ?? `village-${randomInt(100_000, 1_000_000)}`;
  const passwordHash = await hashPassword(password);
  try {
    await village.commit(visitor, (write) => addDemoVillage(write, passwordHash));
  } catch (error) {
    // Another process of the same village was faster.
    if (isUniqueViolation(error)) return null;
    throw error;
  }
  return { usernames: ['officer', 'member'], password, generated: env.demoPassword === undefined };
}

/** Every feature's part, in the order in which they refer to each other. */
async function addDemoVillage(write: Write, passwordHash: string): Promise<void> {
  const plan = planDemoVillage(write.now);
  await addDemoSettings(write, plan);
  await addDemoAccounts(write, plan, passwordHash);
  await addDemoTeams(write, plan);
  await addDemoClubs(write, plan);
  await addDemoPlayers(write, plan);
  await addDemoGames(write, plan);
  await addDemoMedia(write, plan);
  await addDemoTraining(write);
  for (const table of ['teams', 'clubs', 'players', 'games']) {
    await moveSequencePast(write.engine, table)?.execute(write.db);
  }
}

/** What a village has only when somebody, or the demo, has added it. */
const added = ['teams', 'clubs', 'workouts', 'tips', 'highlights', 'photos', 'episodes'] as const;

async function isEmpty({ db }: Village): Promise<boolean> {
  const accounts = await db.selectFrom('accounts').select('id').limit(2).execute();
  if (accounts.length > 1) return false;
  for (const table of added) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false;
  }
  return hasFirstSportsOnly(db);
}
