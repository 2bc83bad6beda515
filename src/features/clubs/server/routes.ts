import { route } from '#server/http/route.ts';
import { resource } from '#server/resource.ts';
import { ById } from '#shared/ids.ts';
import { Club, ClubChange, ClubFilters, NewClub } from '../contract.ts';
import { addClub, changeClub, removeClub, toggleVisibility } from './commands.ts';
import { findClub, listClubs } from './queries.ts';

export const clubsRoutes = [
  ...resource({
    path: '/api/clubs',
    noun: 'club',
    topic: 'clubs',
    table: 'clubs',
    alsoShows: ['sports'],
    contract: { answer: Club, create: NewClub, change: ClubChange, filters: ClubFilters },
    inUse: 'This club is still in use',
    taken: 'There is a club of that name already',
    list: listClubs,
    find: findClub,
    add: addClub,
    change: changeClub,
    remove: removeClub,
  }),
  route({
    method: 'POST',
    path: '/api/clubs/:id/toggle-visibility',
    access: 'admin',
    basic: true,
    summary: 'Show a hidden club, hide a visible one',
    params: ById,
    answerAs: Club,
    handle: (call) => call.commit((write) => toggleVisibility(write, call.params.id)),
  }),
];
