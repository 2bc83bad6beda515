import { exportOf } from '#server/resources/exported-list.ts';
import type { Player } from '../contract.ts';
import { statKeys } from '../stat-keys.ts';
import { playerColumns as columns } from './import-players.ts';
import { listPlayers } from './queries.ts';

/** Uses the headings that the import reads. */
export const playerExport = exportOf({
  name: 'players',
  title: 'Players',
  list: listPlayers,
  cells: {
    [columns.name.heading]: ({ name }) => name,
    [columns.displayName.heading]: ({ displayName }) => displayName,
    [columns.team.heading]: ({ team }) => team.name,
    Sport: ({ team }) => team.sport.name,
    [columns.jerseyNumber.heading]: ({ jerseyNumber }) => jerseyNumber,
    [columns.position.heading]: ({ position }) => position,
    [columns.isCaptain.heading]: ({ isCaptain }) => isCaptain,
    [columns.isAllStar.heading]: ({ isAllStar }) => isAllStar,
    [columns.isMvp.heading]: ({ isMvp }) => isMvp,
    [columns.isClubAnchor.heading]: ({ isClubAnchor }) => isClubAnchor,
    [columns.bio.heading]: ({ bio }) => bio,
    [columns.photo.heading]: ({ photo }) => photo,
    ...Object.fromEntries(statKeys.map((key) => [columns[key].heading, ({ stats }: Player) => stats[key]])),
    ...Object.fromEntries(
      statKeys.map((key) => [
        `${columns[key].heading} by hand`,
        ({ openingStats }: Player) => (openingStats?.[key] ? openingStats[key] : null),
      ]),
    ),
  },
});
