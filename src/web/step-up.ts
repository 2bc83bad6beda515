import { ApiError } from './api.ts';
import { isLoggedIn, onSessionChange } from './session.ts';

interface Waiting {
  passed: Promise<boolean>;
  end: (passed: boolean) => void;
}

const changed = new EventTarget();
let waiting: Waiting | null = null;

/** Sends a write. One that wants the admin's password is sent once more after it, as it was; without it, it stays refused. */
export async function sendWithStepUp<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (refusal) {
    if (!wantsPassword(refusal) || !(await passwordTyped())) throw refusal;
  }
  return send();
}

export const isStepUpAsked = () => waiting !== null;

export function onStepUpChange(notify: () => void): () => void {
  changed.addEventListener('change', notify);
  return () => changed.removeEventListener('change', notify);
}

export const endStepUp = (passed: boolean) => waiting?.end(passed);

const wantsPassword = (error: unknown) => error instanceof ApiError && error.code === 'step-up';

function passwordTyped(): Promise<boolean> {
  if (waiting) return waiting.passed;
  waiting = ask();
  tell();
  return waiting.passed;
}

function ask(): Waiting {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const stop = onSessionChange(() => {
    if (!isLoggedIn()) endStepUp(false);
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
