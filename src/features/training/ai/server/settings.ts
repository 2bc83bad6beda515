import * as z from 'zod/mini';
import { Address, type Env, readVariables, WrongSetting } from '#server/env.ts';

const Variables = z.object({
  AI_BASE_URL: z.optional(Address(['https:', 'http:'])),
  AI_API_KEY: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{8,}$/, 'must have at least 8 characters without spaces')),
  ),
  AI_MODEL: z.optional(z.string()),
});

/**
 * A language model at an OpenAI-compatible address; without one, the built-in planner answers. All three variables or
 * none must be set: with only some, the owner would wrongly believe that the model answers.
 */
export function languageModel({ given }: Pick<Env, 'given'>) {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = readVariables(Variables, given);
  if (baseUrl !== undefined && apiKey !== undefined && model !== undefined) return { baseUrl, apiKey, model };
  const missing = Object.keys(Variables.shape).filter((name) => given[name] === undefined);
  if (missing.length === 3) return undefined;
  throw new WrongSetting(`${missing.join(' and ')} must be set too, for the language model`);
}
