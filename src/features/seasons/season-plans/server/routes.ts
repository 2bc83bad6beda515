import { gamesTag } from '#features/competition/games/cache-tags.ts';
import { venuesTag } from '#features/competition/venues/cache-tags.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import { badField } from '#server/failure.ts';
import { serve } from '#server/http/route.ts';
import { planRulesTag, planRunTag, seasonPlansTag, seasonPlanTag } from '../cache-tags.ts';
import { endpoints, largestCalendarFile } from '../contract.ts';
import { addPlan, changePlan, moveGames, mustBeSeason, removePlan } from './commands.ts';
import { listPlanGames, listPlans, readPlan } from './queries.ts';
import { readRules } from './question-queries.ts';
import { endRunEarly, findRun, mustNotRun } from './run-queries.ts';

const on = serve(endpoints);

export const seasonPlansRoutes = [
  on('GET /api/season-plans', {
    access: 'officer',
    summary: 'Plans of seasons, the latest first; a draft is shown to officers alone',
    dependsOn: () => [seasonPlansTag, sportsTag],
    handle: ({ db }) => listPlans(db),
  }),
  on('POST /api/season-plans', {
    access: 'officer',
    summary: 'Begin a plan with the answers of its setup',
    addsRow: true,
    handle: async (context) => {
      const id = await context.commit((write) => addPlan(write, context.body));
      return readPlan(context.db, id);
    },
  }),
  on('GET /api/season-plans/public-holidays', {
    access: 'officer',
    summary: 'South Africa’s public holidays between two days',
    dependsOn: () => [],
    handle: async ({ query: { from, until } }) => {
      mustBeSeason({ firstDay: from, lastDay: until });
      return (await import('./days-off/public-holidays.ts')).publicHolidays(from, until);
    },
  }),
  on('POST /api/season-plans/calendar-days', {
    access: 'officer',
    summary: 'The days of an .ics file that touch a season; nothing is stored',
    upload: { field: 'file', largestBytes: largestCalendarFile, admit: async () => undefined },
    handle: async ({ db, body: { from, until }, file }) => {
      if (!file) throw badField('file', 'Choose a calendar file (.ics)');
      mustBeSeason({ firstDay: from, lastDay: until });
      const { timeZone } = await readSettings(db);
      const { daysInCalendar } = await import('./days-off/calendar-file.ts');
      return daysInCalendar(file.bytes, { from, until, timeZone });
    },
  }),
  on('GET /api/season-plans/:id', {
    access: 'officer',
    summary: 'A plan with its setup',
    dependsOn: ({ params }) => [seasonPlanTag(params.id), sportsTag],
    handle: ({ db, params }) => readPlan(db, params.id),
  }),
  on('PATCH /api/season-plans/:id', {
    access: 'officer',
    summary: 'Change the name, the season or the setup of a plan; its games stay as they are',
    handle: async (context) => {
      await context.commit((write) => changePlan(write, context.params.id, context.body));
      return readPlan(context.db, context.params.id);
    },
  }),
  on('DELETE /api/season-plans/:id', {
    access: 'officer',
    summary: 'Delete a plan; games that it published stay',
    handle: async (context) => {
      await context.commit((write) => removePlan(write, context.params.id));
      return { ok: true as const };
    },
  }),
  on('GET /api/season-plans/:id/run', {
    access: 'officer',
    summary: 'How far the search for the games of a plan is; null if nobody makes them now',
    dependsOn: ({ params }) => [planRunTag(params.id)],
    handle: async ({ db, params, now }) => {
      await readPlan(db, params.id);
      return { run: await findRun(db, params.id, now) };
    },
  }),
  on('POST /api/season-plans/:id/run', {
    access: 'officer',
    streamsProgress: true,
    summary: 'Make the games of a plan; locked ones stay, and the plan changes only when all is done',
    handle: async (context) => (await import('./run-commands.ts')).makeGames(context),
  }),
  on('DELETE /api/season-plans/:id/run', {
    access: 'officer',
    summary: 'End making the games of a plan: with the best found so far, or cancelled, so that it stays as it was',
    handle: async (context) => {
      await context.commit((write) => endRunEarly(write, context.params.id, context.query.keep === true));
      return { ok: true as const };
    },
  }),
  on('GET /api/season-plans/:id/question', {
    access: 'officer',
    summary:
      'What the games of a plan must keep to: courts and their times, rules, absences, and other games of these days',
    dependsOn: ({ params }) => [planRulesTag(params.id), gamesTag, teamsTag, venuesTag],
    handle: async ({ db, params: { id } }) => readRules(db, await readPlan(db, id), await listPlanGames(db, id)),
  }),
  on('GET /api/season-plans/:id/result', {
    access: 'officer',
    summary: 'How good a plan is as it stands, for each competition, and what the checker finds',
    dependsOn: ({ params }) => [seasonPlanTag(params.id)],
    handle: async ({ db, params }) => (await import('./result-queries.ts')).readResult(db, params.id),
  }),
  on('GET /api/season-plans/:id/games', {
    access: 'officer',
    summary: 'The games of a plan by time, those without a place last',
    dependsOn: ({ params }) => [seasonPlanTag(params.id)],
    handle: async ({ db, params }) => {
      await readPlan(db, params.id);
      return listPlanGames(db, params.id);
    },
  }),
  on('PATCH /api/season-plans/:id/games', {
    access: 'officer',
    summary: 'Move games of a plan in one step; refused if somebody changed one of them since, or makes the games anew',
    handle: async (context) => {
      const { db, params, body } = context;
      await context.commit(async (write) => {
        await mustNotRun(write, params.id);
        await moveGames(write, params.id, body);
      });
      const ids = body.moves.map(({ id }) => id);
      return listPlanGames(db, params.id, ids);
    },
  }),
];
