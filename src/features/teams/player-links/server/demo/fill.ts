import { demoMembers } from '#features/people/accounts/server/demo/fill.ts';
import { planRoster } from '#features/teams/players/server/demo/fill.ts';
import { demoTeams } from '#features/teams/teams/server/demo/teams.ts';
import type { Write } from '#server/write.ts';
import { playerClaimsTag, playerLinksTag } from '../../cache-tags.ts';

const day = 24 * 3_600_000;

const linked = ['member', 'lerato', 'ruan.vw', 'tumelo', 'imraan', 'thandi.m'];

/** The demo's member plays in two teams of two sports, some others captain a team, and one claim is pending. */
export async function addDemoLinks(write: Write): Promise<void> {
  const people = await demoMembers(write);
  const since = new Date(write.now.getTime() - 60 * day).toISOString().slice(0, 10);
  const links = linked
    .flatMap((username) => namesakes(people.get(username)))
    .map((own) => ({ ...own, since, until: null }));
  if (links.length > 0) await write.db.insertInto('player_links').values(links).execute();
  const created_at = new Date(write.now.getTime() - day).toISOString();
  const claims = namesakes(people.get('josh_d')).map(({ player_id, account_id }) => ({
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
