import { exportOf } from '#server/resources/exported-list.ts';
import { type ExportedLink, exportedLinks } from './queries.ts';

/** All links, ended ones included: which account was which player, and in which team. */
export const playerLinkExport = exportOf<ExportedLink>({
  name: 'player-links',
  title: 'Player links',
  list: (db, _viewer, { cursor }) => exportedLinks(db, cursor),
  cells: {
    Player: ({ player }) => player,
    Team: ({ team }) => team,
    Sport: ({ sport }) => sport,
    Account: ({ username }) => username,
    From: ({ since }) => since,
    Until: ({ until }) => until,
  },
});
