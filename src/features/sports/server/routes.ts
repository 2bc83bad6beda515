import { resource } from '#server/resource.ts';
import { sports } from '../contract.ts';
import { addSport, changeSport } from './commands.ts';
import { sportTable } from './queries.ts';

export const sportsRoutes = resource(sports, {
  inUse: 'This sport still has teams, games or clubs',
  taken: 'There is a sport of that name already',
  ...sportTable,
  add: addSport,
  change: changeSport,
  placedBy: ['name', 'definition'],
});
