import * as z from 'zod/mini';
import { tokenScopes } from '#shared/api-tokens.ts';
import { ById, Done, Id, wholeNumber } from '#shared/fields.ts';
import { text } from '#shared/text.ts';

export const tokenNameLimit = 60;
export const maxTokens = 50;
export const maxTokenDays = 3_650;

const TokenScope = z.enum(tokenScopes);

/** Lets a program read the API within a scope. It is nobody's account, and writes nothing. */
export const ApiToken = z.object({
  id: Id,
  /** What it is for, in the admin's words. */
  name: z.string(),
  /** Whose view of the village it gives. */
  scope: TokenScope,
  createdAt: z.string(),
  /** When it stops working; null if it works until it is revoked. */
  endsAt: z.nullable(z.string()),
  /** When it was last used, to the minute; null if never. */
  lastUsedAt: z.nullable(z.string()),
});
export type ApiToken = z.infer<typeof ApiToken>;

export const NewApiToken = z.strictObject({
  name: text({ max: tokenNameLimit }),
  scope: TokenScope,
  /** How many days it works; null if until it is revoked. */
  days: z.nullable(wholeNumber({ min: 1, max: maxTokenDays })),
});
export type NewApiToken = z.infer<typeof NewApiToken>;

/** The token itself, 256 random bits, is returned only here; the server stores its hash. */
export const MadeApiToken = z.extend(ApiToken, { token: z.string() });
export type MadeApiToken = z.infer<typeof MadeApiToken>;

export const endpoints = {
  'GET /api/admin/api-tokens': { response: z.array(ApiToken) },
  'POST /api/admin/api-tokens': { body: NewApiToken, response: MadeApiToken },
  'DELETE /api/admin/api-tokens/:id': { params: ById, response: Done },
};
