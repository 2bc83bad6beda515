import type * as z from 'zod/mini';
import type { Issue } from '#shared/errors.ts';
import { ApiError } from './api.ts';

export type Issues = Readonly<Record<string, string>>;

export function byField(issues: readonly Issue[]): Issues {
  const found: Record<string, string> = {};
  for (const { path, message } of issues) found[path] ??= asSentence(message);
  return found;
}

export function issuesOf(contract: z.ZodMiniType, typed: unknown): Issue[] {
  const { error } = contract.safeParse(typed);
  return (error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }));
}

export function issuesIn(error: unknown): Issues {
  return error instanceof ApiError ? byField(error.issues) : {};
}

/** Contracts say 'is required' after a field's name; under the field it stands alone. */
function asSentence(message: string): string {
  const said = message === 'is required' ? 'This is required' : message;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Why the server would not take what was sent; of an answer that did not come there is nothing to say. */
export function refusalOf(error: Error): string | undefined {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return refused ? error.message : undefined;
}

/** That no answer came; of a refusal nothing. */
export const noAnswerOf = (error: Error): string | undefined =>
  error instanceof ApiError && error.status === 0 ? error.message : undefined;
