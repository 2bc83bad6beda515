import * as z from 'zod/mini';
import { Id } from '#shared/fields.ts';

const Named = z.object({ name: z.string(), isNew: z.boolean() });

export const LogPreview = z.object({
  /** Why it cannot be imported, one sentence for each reason; empty if it can. */
  refusals: z.array(z.string()),
  /** `Lions 72–65 Hawks` */
  title: z.string(),
  dateTime: z.string(),
  /** What is kept of it, in a few words each: `212 plays`, `3 lines of a box score`. */
  holds: z.array(z.string()),
  sport: Named,
  teams: z.array(Named),
  players: z.array(z.object({ ...Named.shape, team: z.string() })),
  /** What is not taken along, or is told apart only by luck. */
  notes: z.array(z.string()),
});
export type LogPreview = z.infer<typeof LogPreview>;

/** A form with the log as `file`. */
const LogForm = z.strictObject({});

export const endpoints = {
  'POST /api/game-logs/preview': { body: LogForm, response: LogPreview },
  'POST /api/game-logs': { body: LogForm, response: z.object({ gameId: Id }) },
};
