import { ApiError } from './api.ts';

const maxDurationMs = 60_000;
/** A server that asks for more has another fault than too many people, which the person should see. */
const maxWaitSeconds = 5;

/**
 * Sends again what a busy server refused before it did anything (503 with `Retry-After`), for up to a minute.
 * `onBusy`: called after each refusal that is not final.
 */
export async function whileBusy<ResponseBody>(
  send: () => Promise<ResponseBody>,
  onBusy: () => void,
): Promise<ResponseBody> {
  const until = Date.now() + maxDurationMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      const seconds = error instanceof ApiError && error.code === 'busy' ? error.retryAfter : null;
      if (seconds === null || seconds > maxWaitSeconds) throw error;
      // Spread wider with each try: those who were refused together must not come back together.
      const waitMs = seconds * 1_000 * (1 + Math.random() * tries);
      if (Date.now() + waitMs > until) throw error;
      onBusy();
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
