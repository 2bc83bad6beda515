import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { officerAdds, officerWrites } from '#testing/statuses.ts';
import type { World } from '#testing/world.ts';
import { readPublication } from '../server/publishing/publication-queries.ts';
import { readPlan } from '../server/queries.ts';
import { addPublishedPlan, addReadyPlan, addSeasonPlan, smallSetup } from './rows.ts';

const newPlan = async (world: World) => ({ name: world.word(), season: '2027', setup: await smallSetup(world) });

export const seasonPlansExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/season-plans': { gets: officerWrites },
    'POST /api/season-plans': { gets: officerAdds, body: newPlan },
    'GET /api/season-plans/public-holidays': {
      gets: officerWrites,
      query: 'from=2027-02-01&until=2027-05-09',
    },
    'POST /api/season-plans/calendar-days': { gets: officerWrites, body: calendarForm },
    'GET /api/season-plans/:id': { gets: officerWrites, row: addSeasonPlan },
    'PATCH /api/season-plans/:id': { gets: officerWrites, row: addSeasonPlan, body: () => ({ season: '2028' }) },
    'DELETE /api/season-plans/:id': { gets: officerWrites, row: addSeasonPlan },
    'GET /api/season-plans/:id/run': { gets: officerWrites, row: addSeasonPlan },
    'POST /api/season-plans/:id/run': { gets: officerWrites, row: addReadyPlan },
    'DELETE /api/season-plans/:id/run': { gets: officerWrites, row: addSeasonPlan },
    'GET /api/season-plans/:id/question': { gets: officerWrites, row: addSeasonPlan },
    'GET /api/season-plans/:id/result': { gets: officerWrites, row: addSeasonPlan },
    'GET /api/season-plans/:id/games': { gets: officerWrites, row: addSeasonPlan },
    'PATCH /api/season-plans/:id/games': { gets: officerWrites, row: addSeasonPlan, body: moveLatest },
    'POST /api/call-offs/proposal': { gets: officerWrites, body: () => evening },
    'POST /api/call-offs': { gets: officerWrites, body: calledOff },
    'GET /api/season-plans/:id/publication': { gets: officerWrites, row: addSeasonPlan },
    'POST /api/season-plans/:id/publication': { gets: officerWrites, row: addSeasonPlan, body: publishLatest },
    'GET /api/season-plans/:id/withdrawal': { gets: officerWrites, row: addSeasonPlan },
    'POST /api/season-plans/:id/withdrawal': { gets: officerWrites, row: addPublishedPlan, body: () => ({}) },
  },
});

/** Publishes the plan that was added last, as its preview says. */
async function publishLatest({ db }: World) {
  const { id } = await db
    .selectFrom('season_plans')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { state: (await readPublication(db, await readPlan(db, id))).publication.state };
}

/** Moves the game of the plan that was added last: the one of the request's path. */
async function moveLatest(world: World) {
  const { id, version } = await world.db
    .selectFrom('plan_games')
    .select(['id', 'version'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return {
    moves: [{ id, version, dateTime: '2027-02-02T16:00:00Z', venueId: null, court: null, isLocked: true }],
  };
}

const evening = { from: '2027-02-01T15:00:00Z', until: '2027-02-01T21:00:00Z', venueId: null, court: null };

/** A game without a plan is called off. */
async function calledOff(world: World) {
  const gameId = await addUpcomingGame(world);
  return {
    calledOff: evening,
    games: [{ planGameId: null, gameId, version: 1, dateTime: null, venueId: null, court: null }],
  };
}

function calendarForm(): FormData {
  const form = new FormData();
  form.set('from', '2027-02-01');
  form.set('until', '2027-05-09');
  const lines = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTART;VALUE=DATE:20270303',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  form.set('file', new Blob([lines.join('\r\n')], { type: 'text/calendar' }), 'term.ics');
  return form;
}
