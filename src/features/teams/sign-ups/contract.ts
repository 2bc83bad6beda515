import * as z from 'zod/mini';
import { ById, Done, Id } from '#shared/fields.ts';
import { Cursor } from '#shared/pages.ts';
import { text } from '#shared/text.ts';

/** A student number: eight digits from 0 to 9, no other numerals. */
const smidMessage = 'SMID must be an 8-digit number';
const Smid = z.string(smidMessage).check(z.trim(), z.regex(/^[0-9]{8}$/, smidMessage));

export const SignUp = z.strictObject({
  /** One of the clubs that take sign-ups now. */
  club: text({ max: 60, tooShort: 'Club is required' }),
  firstName: text({ max: 60, tooShort: 'First name is required' }),
  surname: text({ max: 60, tooShort: 'Surname is required' }),
  smid: Smid,
});
export type SignUp = z.output<typeof SignUp>;

/** A sign-up as admins see it. */
export const StoredSignUp = z.object({
  id: Id,
  club: z.string(),
  firstName: z.string(),
  surname: z.string(),
  smid: z.string(),
  createdAt: z.string(),
});
export type StoredSignUp = z.infer<typeof StoredSignUp>;

/** A sign-up of one's own. */
export const OwnSignUp = z.object({ id: Id, club: z.string(), createdAt: z.string() });
export type OwnSignUp = z.infer<typeof OwnSignUp>;

const ListQuery = z.strictObject({ format: z.optional(z.enum(['json', 'csv'])), cursor: z.optional(Cursor) });

export const endpoints = {
  'POST /api/club-signups': { body: SignUp, response: Done },
  'GET /api/club-signups': { query: ListQuery, response: z.array(StoredSignUp) },
  'DELETE /api/club-signups/:id': { params: ById, response: Done },
  'GET /api/club-signups/mine': { response: z.array(OwnSignUp) },
  'GET /api/club-signups/options': { response: z.array(z.string()) },
};
