import { sql } from 'kysely';
import { readSettings } from '#platform/settings/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import { listNamed, type MergeUse } from '#server/resources/merging/merge-uses.ts';
import type { Write } from '#server/write.ts';
import { daysIn } from '#shared/time-zone.ts';
import { ownPlayersTag, playerLinksTag } from '../cache-tags.ts';

/** Which accounts are players of a team. An account is one player of a team: a second one's link ends, and stays listed. */
export const linksInTeam: MergeUse = {
  of: 'teams',
  references: ['player_links.team_id'],
  dependsOn: [playerLinksTag],
  move: async (write, from, to) => {
    await endSecondLinks(write, await secondLinks(write.db, from.id, to.id));
    const moved = await write.db
      .updateTable('player_links')
      .set({ team_id: to.id, version: sql<number>`version + 1` })
      .where('team_id', '=', from.id)
      .returning('account_id')
      .execute();
    if (moved.length > 0) write.changed(playerLinksTag, ...moved.map(({ account_id }) => ownPlayersTag(account_id)));
  },
  warnings: async (db, from, to) => {
    const names = (await secondLinks(db, from.id, to.id)).map(({ display_name }) => display_name);
    return names.length === 0
      ? []
      : [`Linked to players of both: ${listNamed(names)}. The link in the team that goes ends`];
  },
};

const secondLinks = (db: Database, from: number, to: number) =>
  db
    .selectFrom('player_links as link')
    .innerJoin('player_links as other', 'other.account_id', 'link.account_id')
    .innerJoin('accounts', 'accounts.id', 'link.account_id')
    .select(['link.id', 'accounts.display_name'])
    .where('link.team_id', '=', from)
    .where('link.until', 'is', null)
    .where('other.team_id', '=', to)
    .where('other.until', 'is', null)
    .orderBy('link.id')
    .execute();

async function endSecondLinks({ db, now }: Write, links: readonly { id: number }[]): Promise<void> {
  if (links.length === 0) return;
  const { timeZone } = await readSettings(db);
  const ids = links.map(({ id }) => id);
  await db
    .updateTable('player_links')
    .set({ until: daysIn(timeZone)(now.toISOString()) })
    .where('id', 'in', ids)
    .execute();
}
