import * as z from 'zod/mini';
import { resource } from '#server/resource.ts';
import { NewSport, NewTeam, Sport, SportChange, Team, TeamChange, TeamFilters } from '../contract.ts';
import { addSport, addTeam, changeSport, changeTeam, removeSport, removeTeam } from './commands.ts';
import { findSport, findTeam, listSports, listTeams } from './queries.ts';

export const sportsRoutes = [
  ...resource({
    path: '/api/sports',
    noun: 'sport',
    topic: 'sports',
    table: 'sports',
    contract: { answer: Sport, create: NewSport, change: SportChange, filters: z.strictObject({}) },
    inUse: 'This sport still has teams, games or clubs',
    taken: 'There is a sport of that name already',
    list: listSports,
    find: findSport,
    add: addSport,
    change: changeSport,
    remove: removeSport,
  }),
  ...resource({
    path: '/api/teams',
    noun: 'team',
    topic: 'teams',
    table: 'teams',
    alsoShows: ['sports'],
    contract: { answer: Team, create: NewTeam, change: TeamChange, filters: TeamFilters },
    inUse: 'This team still has players or games',
    taken: 'There is a team of that name in this sport already',
    list: listTeams,
    find: findTeam,
    add: addTeam,
    change: changeTeam,
    remove: removeTeam,
  }),
];
