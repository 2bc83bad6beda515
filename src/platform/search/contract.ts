import * as z from 'zod/mini';
import { Id } from '#shared/fields.ts';
import { text } from '#shared/text.ts';

/** One result, as the feature that it belongs to shows it. */
export const SearchHit = z.object({
  id: Id,
  title: z.string(),
  detail: z.nullable(z.string()),
  /** Its time, where that tells which one it is. */
  at: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  /** How the picture is drawn, or which placeholder takes its place. */
  look: z.enum(['portrait', 'crest', 'still', 'text', 'page', 'place', 'workout', 'tip']),
  /** The page of the app that shows it. */
  path: z.string(),
  /** Why it is the person's own; absent if it is not. */
  mark: z.optional(z.string()),
});
export type SearchHit = z.infer<typeof SearchHit>;

/** What was found of one kind, best first. */
export const SearchGroup = z.object({
  kind: z.string(),
  title: z.string(),
  hits: z.array(SearchHit),
  /** Whether there are more hits than these. */
  hasMore: z.boolean(),
});
export type SearchGroup = z.infer<typeof SearchGroup>;

export const maxSearchLength = 60;

export const endpoints = {
  'GET /api/search': {
    query: z.strictObject({ q: text({ min: 0, max: maxSearchLength }) }),
    response: z.object({ groups: z.array(SearchGroup) }),
  },
};
