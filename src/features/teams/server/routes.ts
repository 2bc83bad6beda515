import { resource } from '#server/resource.ts';
import { teams } from '../contract.ts';
import { changeTeam } from './commands.ts';
import { teamTable } from './queries.ts';

export const teamsRoutes = resource(teams, {
  alsoShows: ['sports'],
  inUse: 'This team still has players or games',
  taken: 'There is a team of that name in this sport already',
  ...teamTable,
  placedBy: ['name', 'logo', 'sportId'],
  change: changeTeam,
});
