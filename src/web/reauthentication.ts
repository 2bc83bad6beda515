import { ApiError } from './api.ts';
import { isLoggedIn, isSessionOver, onSessionChange } from './session.ts';
import { isBackInSession } from './session-calls.ts';

interface Waiting {
  passed: Promise<boolean>;
  end: (passed: boolean) => void;
}

const changed = new EventTarget();
let waiting: Waiting | null = null;

/**
 * Sends a write. One that is refused because the session is over, or wants an admin's password, is sent once more, as it was,
 * when the same person has logged in again or typed it; else it stays refused.
 */
export async function sendAuthenticated<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (refusal) {
    if (!(await isRemedied(refusal))) throw refusal;
  }
  return send();
}

async function isRemedied(refusal: unknown): Promise<boolean> {
  if (!(refusal instanceof ApiError)) return false;
  if (refusal.code === 'session-over') return isBackInSession();
  return refusal.code === 'step-up' && passwordTyped();
}

export const isPasswordAsked = () => waiting !== null;

export function onPasswordAsked(notify: () => void): () => void {
  changed.addEventListener('change', notify);
  return () => changed.removeEventListener('change', notify);
}

export const endQuestion = (passed: boolean) => waiting?.end(passed);

function passwordTyped(): Promise<boolean> {
  if (waiting) return waiting.passed;
  waiting = ask();
  tell();
  return waiting.passed;
}

function ask(): Waiting {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let wasOver = false;
  const stop = onSessionChange(() => {
    if (isSessionOver()) wasOver = true;
    else if (wasOver || !isLoggedIn()) endQuestion(isLoggedIn());
  });
  return {
    passed: promise,
    end: (passed) => {
      stop();
      waiting = null;
      tell();
      resolve(passed);
    },
  };
}

const tell = () => changed.dispatchEvent(new Event('change'));
