import type * as z from 'zod/mini';
import type { Issue } from '#shared/errors.ts';
import { ApiError } from './api.ts';

export type Issues = Readonly<Record<string, string>>;

export function byField(issues: readonly Issue[]): Issues {
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) messages[path] ??= asSentence(message);
  return messages;
}

export function findIssues(contract: z.ZodMiniType, typed: unknown): Issue[] {
  const { error } = contract.safeParse(typed);
  return (error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }));
}

export function issuesIn(error: unknown): Issues {
  return error instanceof ApiError ? byField(error.issues) : {};
}

/** Contract messages follow a field's name ('is required'); under the field they must be a sentence. */
function asSentence(message: string): string {
  const sentence = message === 'is required' ? 'This is required' : message;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** The message of a refusal (4xx); undefined for other failures. */
export function getRefusal(error: unknown): string | undefined {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return refused ? error.message : undefined;
}

/** The message when no response came; undefined for other failures. */
export const describeNoResponse = (error: Error): string | undefined =>
  error instanceof ApiError && error.status === 0 ? error.message : undefined;
