import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ErrorResponse, Issue } from '#shared/errors.ts';
import { isBusy, isConnectionLost, isForeignKeyViolation, isStorageFailing } from './database/engine.ts';
import { DatabaseLost } from './database/sqlite/sqlite-guard.ts';

/** An error response. Any code throws it where it finds the error; the platform turns it into the one error shape. */
export class Failure extends Error {
  readonly status: number;
  readonly extra: Omit<ErrorResponse, 'message'>;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    message: string,
    extra: Omit<ErrorResponse, 'message'> = {},
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'Failure';
    this.status = status;
    this.extra = extra;
    this.headers = headers;
  }
}

export const badRequest = (message: string, issues?: Issue[]) => new Failure(400, message, issues ? { issues } : {});
/** A 400 about one field; the message is a sentence, or the end of one that begins with the field. */
export const badField = (path: string, message: string) =>
  badRequest(toSentence({ path, message }), [{ path, message }]);
export const notLoggedIn = (message = 'Please log in first') => new Failure(401, message, { code: 'session-over' });
export const forbidden = (message = 'You do not have permission to do this') => new Failure(403, message);
export const adminRequired = () => new Failure(403, 'Admin authentication required');
/** The same for an admin who only has to type the password again. */
export const stepUp = () => new Failure(403, 'Admin authentication required', { code: 'step-up' });
export const notFound = (subject = 'This') => new Failure(404, `${subject} was not found`);
export const conflict = (message: string) => new Failure(409, message);
/** Somebody deleted or merged a row while another one that refers to it was written. */
export const referenceGone = () => conflict('Something this refers to no longer exists');
export const outdated = (current: unknown) =>
  new Failure(409, 'Someone else has changed this in the meantime', { code: 'version', current });
export const tooMany = (retryAfterSeconds: number, message = 'Too many tries. Please wait a moment and try again.') =>
  new Failure(429, message, { code: 'limit' }, { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) });
const busy = (message: string, retryAfterSeconds: number) =>
  new Failure(503, message, { code: 'busy' }, { 'retry-after': String(retryAfterSeconds) });
export const overloaded = (retryAfterSeconds = 2) =>
  busy('The server is busy. Please try again in a moment.', retryAfterSeconds);
/** Writes fail because the disk is full or faulty; reads go on. */
export const storageFull = () =>
  busy('Nothing can be saved right now: the storage is full or failing. Existing content can still be read.', 30);
export const unreadable = () => busy('The village cannot be read right now. Please try again later.', 60);

export function toSentence({ path, message }: Issue): string {
  if (isSentence(message)) return message;
  return `${path === '' ? 'The request' : path} ${message}`;
}

/** Other messages follow the name of a field. */
export const isSentence = (message: string): boolean => /^[A-Z]/.test(message);

/** Sends the one error shape. The cause is logged; the message comes from a fixed set of sentences. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = asFailure(error);
  if (hasCause(error, failure)) request.log.error({ err: error }, 'request failed');
  const body: ErrorResponse = { message: failure.message, ...failure.extra };
  reply
    .code(failure.status)
    .headers({
      ...failure.headers,
      'x-request-id': request.id,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    })
    .send(JSON.stringify(body));
}

/** Whether to log it. A refusal of our own needs that only with a cause; a lost database was logged when noticed. */
const hasCause = (error: unknown, { status }: Failure): boolean =>
  status >= 500 && !(error instanceof Failure && error.cause === undefined) && !(error instanceof DatabaseLost);

export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (isConnectionLost(error) || isBusy(error)) return overloaded();
  if (isStorageFailing(error)) return storageFull();
  if (isForeignKeyViolation(error)) return referenceGone();
  if (error instanceof DatabaseLost) return unreadable();
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  const known = sentences[status];
  if (known) return known();
  if (status >= 400 && status < 500) return new Failure(status, 'This request cannot be answered');
  return new Failure(500, 'Something went wrong on our side. Please try again.');
}

const sentences: Record<number, () => Failure> = {
  400: () => badRequest('The request could not be read'),
  // Only the handler of static files answers 403, for an invalid address.
  403: () => nothingHere(),
  404: () => nothingHere(),
  405: () => new Failure(405, 'This cannot be done at this address'),
  413: () => new Failure(413, 'What was sent is too large'),
  414: () => new Failure(400, 'The address is too long'),
  415: () => new Failure(415, 'This type of content is not accepted here'),
  503: () => overloaded(),
};

const nothingHere = () => new Failure(404, 'There is nothing at this address');

export function parsePart<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const given = value === undefined ? {} : value;
  const result = z.safeParse(schema, given);
  if (result.success) return result.data;
  const issues = result.error.issues.slice(0, 20).map((issue) => readable(issue, given));
  const first = issues[0];
  throw badRequest(first ? toSentence(first) : 'The request is not valid', issues);
}

function readable(issue: z.core.$ZodIssue, given: unknown): Issue {
  if (issue.code === 'unrecognized_keys') {
    return { path: issue.path.concat(issue.keys.slice(0, 1)).join('.').slice(0, 100), message: 'is not known here' };
  }
  const path = issue.path.join('.').slice(0, 100);
  if (isMissing(issue, given)) return { path, message: 'is required' };
  return { path, message: issue.message === defaultMessage ? 'is not valid' : issue.message };
}

/** Whether a required value is missing. A contract's own sentence, or a rule between fields, says more about that. */
const isMissing = ({ code, path, message }: z.core.$ZodIssue, given: unknown): boolean =>
  code !== 'custom' &&
  (message === defaultMessage || !isSentence(message)) &&
  path.length > 0 &&
  valueAt(given, path) === undefined;

const valueAt = (given: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (Object.hasOwn(Object(value), key) ? Reflect.get(Object(value), key) : undefined),
    given,
  );

/** The message of zod/mini where a contract has none of its own. */
const defaultMessage = 'Invalid input';
