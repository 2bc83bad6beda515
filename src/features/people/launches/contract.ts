import * as z from 'zod/mini';
import { wholeNumber } from '#shared/fields.ts';

export const maxHours = 12;
export const maxPositions = 2_000;

/** An evening on which many people register from one address. While it is open, its link lifts the limits of a day. */
export const Launch = z.object({
  /** What the link and the code carry. It hangs on a wall, so it is no secret among those who are there. */
  token: z.string(),
  openedAt: z.string(),
  closesAt: z.string(),
  /** How many can register with it, and how many have. */
  places: z.int(),
  joined: z.int(),
});
export type Launch = z.infer<typeof Launch>;

export const NewLaunch = z.strictObject({
  hours: wholeNumber({ min: 1, max: maxHours }),
  places: wholeNumber({ min: 1, max: maxPositions }),
});

const LaunchToken = z.string().check(z.length(16), z.regex(/^[A-Za-z0-9_-]{16}$/, 'is not a launch'));

export const endpoints = {
  'GET /api/admin/launch': { response: z.nullable(Launch) },
  'POST /api/admin/launch': { body: NewLaunch, response: Launch },
  'DELETE /api/admin/launch': { response: z.object({ joined: z.int() }) },
  'GET /api/launches/:token': {
    params: z.strictObject({ token: LaunchToken }),
    response: z.object({ closesAt: z.string() }),
  },
};
