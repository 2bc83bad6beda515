import type * as z from 'zod/mini';
import type { ErrorResponse } from './errors.ts';

type Schema = z.core.$ZodType;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface EndpointContract {
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
}

/**
 * A feature's calls by method and path: `'GET /api/games/:id': { params: ById, answer: Game }`. The server registers them
 * by these names; the browser calls them by the same names, and imports only their types.
 */
export type Endpoints = Readonly<Record<`${Method} /${string}`, EndpointContract>>;

/** The full name of a call below a path: `GET /` of `/api/clubs` is `GET /api/clubs`. */
export function nameBelow(path: string, name: string): string {
  const [method, rest = ''] = name.split(' ');
  return `${method} ${path}${path && rest === '/' ? '' : rest}`;
}

/** The progress of a long call; `of` may be 0 while the total is unknown. */
export interface Progress {
  /** The current step, as a word for which the screen has a sentence. */
  step: string;
  done: number;
  of: number;
}

/** Accepted by name, makes a long call answer in lines of JSON ended by `\n`: `ProgressLine`s, the last with the result. */
export const progressType = 'application/x-ndjson';

export type ProgressLine<ResponseBody = unknown> =
  | { progress: Progress }
  | { response: ResponseBody }
  | { failure: { status: number; response: ErrorResponse } };
