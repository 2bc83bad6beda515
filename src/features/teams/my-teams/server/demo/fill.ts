import { join } from 'node:path';
import * as z from 'zod/mini';
import { demoMembers } from '#features/people/accounts/server/demo/fill.ts';
import { SportCell } from '#features/teams/sports/server/demo/sports.ts';
import { demoTeams } from '#features/teams/teams/server/demo/teams.ts';
import { readCsv } from '#server/data-files.ts';
import type { Write } from '#server/write.ts';
import { followedTeamsTag } from '../../cache-tags.ts';

const Follow = z.strictObject({ username: z.string(), team: z.string(), sport: SportCell });

/** Teams that some members follow beside those that they play in. */
export async function addDemoFollows(write: Write): Promise<void> {
  const people = await demoMembers(write);
  const rows = readCsv(join(import.meta.dirname, 'follows.csv'), Follow).flatMap(({ username, team, sport }) => {
    const account = people.get(username);
    const followed = demoTeams.find(({ name, sportId }) => name === team && sportId === sport);
    return account && followed ? [{ account_id: account.accountId, team_id: followed.id }] : [];
  });
  if (rows.length > 0) await write.db.insertInto('team_follows').values(rows).execute();
  write.changed(...rows.map(({ account_id }) => followedTeamsTag(account_id)));
}
