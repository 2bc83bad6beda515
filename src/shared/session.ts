import * as z from 'zod/mini';
import { Done, Id } from './fields.ts';

export const CurrentUser = z.object({
  id: Id,
  username: z.string(),
  displayName: z.string(),
  isAdmin: z.boolean(),
  isGroundAnchor: z.boolean(),
  /** Whether the admin gate was passed and its window is still open. */
  adminWindow: z.boolean(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** A typed password to compare; its length is bounded before anything is computed from it. */
export const TypedPassword = z
  .string('is required')
  .check(z.minLength(1, 'is required'), z.maxLength(512, 'is too long'));
export const AdminVerification = z.strictObject({ password: TypedPassword });

const LoggedOut = z.extend(Done, {
  /** The browser is still logged in at the university, by which this session was opened. */
  campus: z.optional(z.literal(true)),
});

/** The session calls that any screen may need; the calls that open a session are in `accounts`. */
export const sessionEndpoints = {
  'GET /api/user': { response: CurrentUser },
  'POST /api/admin/verify': { body: AdminVerification, response: CurrentUser },
  'DELETE /api/admin/verify': { response: Done },
  'POST /api/logout': { response: LoggedOut },
};
