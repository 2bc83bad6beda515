import { addNotice } from '#features/people/notices/server/commands.ts';
import { importedTables } from '#platform/spreadsheets/server/extension-points.ts';
import { ownPlayersTag, playerLinksTag } from '../cache-tags.ts';

/** A link that an import gave goes when that is undone; one that has ended since, or moved, stays as it is. */
export const importedLinks = importedTables.contribution({
  table: 'player_links',
  one: 'link to an account',
  many: 'links to accounts',
  removed: async (write, links) => {
    for (const { account_id, player_id } of links) {
      const accountId = Number(account_id);
      write.changed(ownPlayersTag(accountId), playerLinksTag);
      const player = await write.db
        .selectFrom('players')
        .innerJoin('teams', 'teams.id', 'players.team_id')
        .select(['players.display_name', 'teams.name as team'])
        .where('players.id', '=', Number(player_id))
        .executeTakeFirst();
      if (!player) continue;
      await addNotice(write, accountId, {
        kind: 'player',
        title: 'You are no longer linked to a player',
        text: `An admin has undone the import that linked you to ${player.display_name} of ${player.team}.`,
        link: '/players',
      });
    }
  },
});
