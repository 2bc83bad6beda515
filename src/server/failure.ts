import type { ErrorAnswer, Issue } from '#shared/errors.ts';

/** An error response. Any code throws it where it finds the error; the platform turns it into the one error shape. */
export class Failure extends Error {
  readonly status: number;
  readonly extra: Omit<ErrorAnswer, 'message'>;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    message: string,
    extra: Omit<ErrorAnswer, 'message'> = {},
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
  badRequest(sentenceOf({ path, message }), [{ path, message }]);
export const notLoggedIn = (message = 'Please log in first') => new Failure(401, message, { code: 'session-over' });
export const forbidden = (message = 'You do not have permission to do this') => new Failure(403, message);
export const adminRequired = () => new Failure(403, 'Admin authentication required');
/** The same for an admin who only has to type the password again. */
export const stepUp = () => new Failure(403, 'Admin authentication required', { code: 'step-up' });
export const notFound = (subject = 'This') => new Failure(404, `${subject} was not found`);
export const conflict = (message: string) => new Failure(409, message);
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

export function sentenceOf({ path, message }: Issue): string {
  if (isSentence(message)) return message;
  return `${path === '' ? 'The request' : path} ${message}`;
}

/** Other messages follow the name of a field. */
export const isSentence = (message: string): boolean => /^[A-Z]/.test(message);
