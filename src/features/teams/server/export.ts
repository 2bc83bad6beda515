import { exportOf } from '#server/resources/exported-list.ts';
import { teamColumns } from './import-teams.ts';
import { teamTable } from './queries.ts';

/** With the headings that an import reads; columns derived from games come last. */
export const teamExport = exportOf({
  name: 'teams',
  title: 'Teams',
  list: teamTable.list,
  cells: {
    [teamColumns.name.heading]: (team) => team.name,
    Sport: (team) => team.sport.name,
    [teamColumns.gender.heading]: (team) => team.gender,
    [teamColumns.logo.heading]: (team) => team.logo,
    [teamColumns.residence.heading]: (team) => team.residences.map(({ name }) => name).join(' / '),
    'Games played': (team) => team.gamesPlayed,
    Wins: (team) => team.wins,
    Losses: (team) => team.losses,
  },
});
