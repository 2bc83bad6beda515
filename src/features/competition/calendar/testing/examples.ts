import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { anyone, memberAdds, members, type Statuses } from '#testing/statuses.ts';
import { addEvent, addFeedPath } from './rows.ts';

/** For anyone but its owner, an event does not exist. */
const ownerOnly: Statuses = [401, 200, 404, 404, 404, 404];

const newEvent = () => ({
  title: 'Study group',
  description: 'Chapter 4,\nand the tutorial.',
  location: 'Library, room 2',
  startTime: '2026-11-23T16:00:00Z',
  endTime: '2026-11-23T17:30:00Z',
  userId: 1,
});

export const calendarExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/calendar-events': { gets: members, query: 'from=2026-11-01T00:00:00Z&until=2026-12-01T00:00:00Z' },
    'GET /api/calendar-events/:id': { gets: ownerOnly, row: addEvent },
    'POST /api/calendar-events': { gets: memberAdds, body: newEvent },
    'PATCH /api/calendar-events/:id': {
      gets: ownerOnly,
      row: addEvent,
      body: () => ({ title: 'Moved', endTime: '2026-11-23T18:00:00Z' }),
    },
    'DELETE /api/calendar-events/:id': { gets: ownerOnly, row: addEvent },
    // Another person's event is not deleted: the call succeeds, but reports it as not found.
    'POST /api/calendar-events/deletion': {
      gets: members,
      body: async (world) => ({ rows: [{ id: await addEvent(world) }] }),
    },
    'GET /api/calendar/feed': { gets: members },
    'POST /api/calendar/feed': { gets: members },
    'PATCH /api/calendar/feed': {
      gets: members,
      body: async (world) => ({
        ownEvents: true,
        rsvpGames: false,
        myTeams: true,
        duties: false,
        teamIds: [(await sides.of(world)).homeTeamId],
      }),
    },
    'DELETE /api/calendar/feed': { gets: members },
    'GET /api/calendar/:secret.ics': { gets: anyone, path: addFeedPath },
    'GET /api/calendar/games/:id.ics': { gets: members, row: addUpcomingGame },
  },
});
