import { helpCopy } from '#platform/settings/help-rules.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import { Failure } from '#server/failure.ts';
import { type RequestContext, type Route, serve } from '#server/http/route.ts';
import { savedResultsTag } from '../cache-tags.ts';
import { endpoints, type Help } from '../contract.ts';
import type { Advisor } from './advisor.ts';
import { deleteSaved, saveResult } from './commands.ts';
import { listSaved } from './queries.ts';

const on = serve(endpoints);

export const aiRoutes = (advisor: Advisor): Route[] => [
  on('POST /api/ai/workout-recommendation', {
    access: 'member',
    summary: 'A workout for a request in free text, or for the edited parts of one (`understood`)',
    handle: (context) =>
      helped(context, () =>
        advised(context, advisor, async () => {
          const { userInput } = context.body;
          if (await isForOtherTab(context.body, 'tips')) return { tips: await advisor.tips({ userInput }) };
          return advisor.workout(context.body);
        }),
      ),
  }),
  on('POST /api/ai/better-living-tip', {
    access: 'member',
    summary: 'Tips for a request in free text, or for the edited topics of one (`understood`)',
    handle: (context) =>
      helped(context, () =>
        advised(context, advisor, async () => {
          const { userInput } = context.body;
          if (await isForOtherTab(context.body, 'workouts')) return { workout: await advisor.workout({ userInput }) };
          return advisor.tips(context.body);
        }),
      ),
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

/**
 * Who helps, for words that speak of danger. This comes before anything else and counts against no limit. Where it is unsure,
 * help comes beside the response, or alone if there is none.
 */
async function helped<ResponseBody extends object>(
  { db, body }: Pick<RequestContext, 'db'> & { body: { userInput: string } },
  response: () => Promise<ResponseBody>,
): Promise<ResponseBody | Help | (ResponseBody & Help)> {
  // Loads the model with the first request, because most processes never need it.
  const { dangerIn } = await import('#platform/settings/danger-rules.ts');
  const found = dangerIn(body.userInput);
  if (found === null) return response();
  const { helpLines } = await readSettings(db);
  const { danger, isSure } = found;
  const help = { danger, ...helpCopy[danger], lines: helpLines.filter(({ contact }) => contact !== '') };
  if (isSure) return { help };
  try {
    return { ...(await response()), help };
  } catch (error) {
    if (error instanceof Failure) return { help };
    throw error;
  }
}

interface Asked {
  userInput: string;
  understood?: unknown;
  inThisTab?: boolean | undefined;
}

/** Whether words read like a request for the other tab, and nothing says that they are meant for this one. */
async function isForOtherTab({ userInput, understood, inThisTab }: Asked, other: 'workouts' | 'tips') {
  if (understood !== undefined || inThisTab) return false;
  const { tabFor } = await import('./planner/understanding/tab-for.ts');
  return tabFor(userInput) === other;
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
