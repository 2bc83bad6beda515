import { createHash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** The form in which a token is stored. A token is random, so a fast hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const isToken = (value: string | undefined): value is string =>
  value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value);
