import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { addResidence } from '#features/people/residences/testing/rows.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { resourceExamples } from '#testing/resource-examples.ts';
import {
  adminAdds,
  adminWrites,
  memberAdds,
  members,
  officerAdds,
  officerWrites as officerReads,
  officerWrites,
} from '#testing/statuses.ts';
import type { World } from '#testing/world.ts';
import { simpleRules } from '../definitions/simple.ts';
import { addCup, addCupEntry, addObjection, settlePeople } from './rows.ts';

const newCup = ({ word }: World) => ({ name: word(), season: word(), firstDay: '2020-01-01', lastDay: '2020-12-31' });

async function entryToObjectTo(world: World): Promise<number> {
  await settlePeople(world);
  return addCupEntry(world);
}

export const houseCupExamples = featureExamples.contribution({
  endpoints: {
    ...resourceExamples('/api/cups', { row: addCup, add: newCup, change: () => ({ lastDay: '2020-11-30' }) }),
    'GET /api/cup': { gets: members },
    'GET /api/cups/:id/entries': { gets: members, row: addCup },
    'GET /api/cups/:id/card.png': { gets: members, row: addCup },
    'GET /api/cups/:id/rules': { gets: members, row: addCup },
    'POST /api/cups/:id/rules': {
      gets: adminAdds,
      row: addCup,
      body: () => ({ number: 1, rules: simpleRules, reason: 'Voted in March' }),
    },
    'POST /api/cups/:id/preview': { gets: adminWrites, row: addCup, body: () => ({ rules: simpleRules }) },
    'POST /api/cups/:id/given': {
      gets: adminAdds,
      row: addCup,
      body: async (world) => ({ residenceId: await addResidence(world), points: -2.5, reason: 'Left the hall dirty' }),
    },
    'DELETE /api/cup-entries/:id': { gets: adminWrites, row: addCupEntry },
    'GET /api/user/cup': { gets: members },
    'POST /api/cup-entries/:id/objection': {
      gets: memberAdds,
      row: entryToObjectTo,
      body: () => ({ reason: 'We won that game' }),
    },
    'GET /api/cup-objections': { gets: officerReads },
    'POST /api/cup-objections/:id/decision': {
      gets: officerAdds,
      row: addObjection,
      body: () => ({ upheld: true, points: 5, reason: 'Both cleaned it' }),
    },
    'GET /api/games/:id/sportsmanship': { gets: officerReads, row: addUpcomingGame },
    'PUT /api/games/:id/sportsmanship': {
      gets: officerWrites,
      row: addUpcomingGame,
      body: async (world) => ({ ratings: [{ teamId: (await sides.of(world)).homeTeamId, rating: 4.5 }] }),
    },
  },
  changeable: [
    { path: '/api/cups', row: addCup, changes: [{ name: 'Village Cup' }, { lastDay: '2020-10-31' }], optional: {} },
  ],
});
