import { readSettings } from '#features/settings/server/queries.ts';
import { type RequestContext, type Route, serve } from '#server/http/route.ts';
import { helpWords } from '#shared/danger/words.ts';
import { endpoints, type Help } from '../contract.ts';
import type { Advisor } from './advisor.ts';
import { deleteSaved, savedResultsTag, saveResult } from './commands.ts';
import { listSaved } from './queries.ts';

const on = serve(endpoints);

export const aiRoutes = (advisor: Advisor): Route[] => [
  on('POST /api/ai/workout-recommendation', {
    access: 'member',
    summary: 'A workout for a request in free text, or for the edited parts of one (`understood`)',
    handle: async (context) =>
      (await helpFor(context)) ?? advised(context, advisor, () => advisor.workout(context.body)),
  }),
  on('POST /api/ai/better-living-tip', {
    access: 'member',
    summary: 'Tips for a request in free text, or for the edited topics of one (`understood`)',
    handle: async (context) => (await helpFor(context)) ?? advised(context, advisor, () => advisor.tips(context.body)),
  }),
  on('GET /api/ai/saved', {
    access: 'member',
    summary: 'Your saved workouts and tips, newest first',
    dependsOn: ({ viewer }) => [savedResultsTag(viewer.accountId)],
    handle: ({ db, viewer }) => listSaved(db, viewer.accountId),
  }),
  on('POST /api/ai/saved', {
    access: 'member',
    summary: 'Save a workout or tips to your list',
    addsRow: true,
    handle: (context) => context.commit((write) => saveResult(write, context.viewer.accountId, context.body)),
  }),
  on('DELETE /api/ai/saved/:id', {
    access: 'member',
    summary: 'Delete one of your saved results',
    handle: async (context) => {
      await context.commit((write) => deleteSaved(write, context.viewer.accountId, context.params.id));
      return { ok: true as const };
    },
  }),
];

/** Who helps, for words that speak of danger. This comes before anything else, and does not count against any limit. */
async function helpFor({
  db,
  body,
}: Pick<RequestContext, 'db'> & { body: { userInput: string } }): Promise<Help | null> {
  // Loads the rules with the first request, because most processes never need them.
  const { dangerIn } = await import('#shared/danger/danger.ts');
  const danger = dangerIn(body.userInput);
  if (danger === null) return null;
  const { helpLines } = await readSettings(db);
  return { help: { danger, ...helpWords[danger], lines: helpLines.filter(({ contact }) => contact !== '') } };
}

/** Requests with changed parts count only if the response is costly: the built-in planner just looks into its tables. */
function advised<ResponseBody>(
  context: Pick<RequestContext, 'count'> & { body: { understood?: unknown } },
  { isCostly }: Advisor,
  ask: () => Promise<ResponseBody>,
): Promise<ResponseBody> {
  if (isCostly || context.body.understood === undefined) {
    context.count('ai');
    context.count('aiDay');
  }
  return ask();
}
