import * as z from 'zod/mini';
import { Game } from '#features/competition/games/contract.ts';
import {
  dayField,
  inColumn,
  leftOpen,
  textField,
  textFieldOr,
  textListField,
  videoField,
  wholeNumberField,
} from '#shared/plain-fields.ts';
import { plainResource, resourceEndpoints } from '#shared/plain-resource.ts';
import { text } from '#shared/text.ts';

const EpisodeNumberText = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'must be the number of an episode')),
  z.transform(Number),
);

/** The 'Coming Next' teaser; null when nothing is announced. */
export const NextEpisode = z.strictObject({ title: text({ max: 100 }), text: text({ max: 500, lines: true }) });
const announced = { next: z.optional(z.nullable(NextEpisode)) };

const plainEpisodes = plainResource({
  path: '/api/episodes',
  resourceName: 'episode',
  fields: {
    /** Defaults to the settings' series name. */
    series: leftOpen(textField({ max: 60 })),
    number: wholeNumberField({ min: 1, max: 9999 }),
    title: textField({ max: 100, tooShort: 'Title is required' }),
    description: textFieldOr('', { max: 2000, lines: true }),
    videoUrl: videoField(),
    duration: textField({ max: 20, tooShort: 'Duration is required' }),
    publishedDate: inColumn('published_on', dayField()),
    tags: textListField(12, { max: 30 }),
  },
  shown: { videoId: z.string(), next: z.nullable(z.object({ title: z.string(), text: z.string() })) },
  filters: { number: z.optional(EpisodeNumberText) },
});

export const episodes = {
  ...plainEpisodes,
  Create: z.strictObject({ ...plainEpisodes.Create.shape, ...announced }),
  Change: z.strictObject({ ...plainEpisodes.Change.shape, ...announced }),
};
export type Episode = z.infer<typeof episodes.ResponseBody>;

export const Subscription = z.object({ subscribed: z.boolean() });
export type Subscription = z.infer<typeof Subscription>;

export const StreamResponse = z.object({
  streamId: z.nullable(z.string()),
  /** Active if a stream is set. */
  status: z.enum(['active', 'offline']),
  liveGame: z.nullable(Game),
});
export type StreamResponse = z.infer<typeof StreamResponse>;

export const endpoints = {
  ...resourceEndpoints(episodes),
  'GET /api/episodes/latest': { response: z.nullable(episodes.ResponseBody) },
  'GET /api/episodes/subscription': { response: Subscription },
  'POST /api/episodes/subscription': { response: Subscription },
  'GET /api/stream': { response: StreamResponse },
};
