import { join } from 'node:path';
import * as z from 'zod/mini';
import { demoMembers } from '#features/people/accounts/server/demo/fill.ts';
import { planRoster } from '#features/teams/players/server/demo/fill.ts';
import { demoTeams } from '#features/teams/teams/server/demo/teams.ts';
import { readCsv } from '#server/data-files.ts';
import type { Write } from '#server/write.ts';
import { playerClaimsTag, playerLinksTag } from '../../cache-tags.ts';

const day = 24 * 3_600_000;

/** A `claimed` player waits for an officer's decision. */
const Link = z.strictObject({ username: z.string(), state: z.enum(['linked', 'claimed']) });
const demoLinks = readCsv(join(import.meta.dirname, 'links.csv'), Link);

/** The demo's member plays in two teams of two sports, some others captain a team, and one claim is pending. */
export async function addDemoLinks(write: Write): Promise<void> {
  const people = await demoMembers(write);
  const since = new Date(write.now.getTime() - 60 * day).toISOString().slice(0, 10);
  const getPlayers = (wanted: string) =>
    demoLinks.filter(({ state }) => state === wanted).flatMap(({ username }) => namesakes(people.get(username)));
  const links = getPlayers('linked').map((own) => ({ ...own, since, until: null }));
  if (links.length > 0) await write.db.insertInto('player_links').values(links).execute();
  const created_at = new Date(write.now.getTime() - day).toISOString();
  const claims = getPlayers('claimed').map(({ player_id, account_id }) => ({
    player_id,
    account_id,
    created_at,
  }));
  if (claims.length > 0) await write.db.insertInto('player_claims').values(claims).execute();
  write.changed(playerLinksTag, playerClaimsTag);
}

const namesakes = (account: { accountId: number; displayName: string } | undefined) =>
  planRoster(demoTeams)
    .filter(({ person }) => person.name === account?.displayName)
    .flatMap(({ id, team }) => (account ? [{ player_id: id, account_id: account.accountId, team_id: team.id }] : []));
