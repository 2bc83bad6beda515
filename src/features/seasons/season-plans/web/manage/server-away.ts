import { ApiError } from '#web/api/api.ts';

/** How long the board and the setup wait before they send again. */
export const retryMs = 5_000;

/** The server cannot be reached, is busy or restarts, or nobody is logged in: what is sent is as good as before. */
export const isAway = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500);
