import { resource } from '#server/resource.ts';
import { sports, teams } from '../contract.ts';
import { changeTeam } from './commands.ts';
import { sportTable, teamTable } from './queries.ts';

export const sportsRoutes = [
  ...resource(sports, {
    inUse: 'This sport still has teams, games or clubs',
    taken: 'There is a sport of that name already',
    ...sportTable,
  }),
  ...resource(teams, {
    alsoShows: ['sports'],
    inUse: 'This team still has players or games',
    taken: 'There is a team of that name in this sport already',
    ...teamTable,
    change: changeTeam,
  }),
];
