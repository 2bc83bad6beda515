import type { ErrorCode } from '#shared/errors.ts';
import { askForPassword, currentUserId, isLoggedIn, isSessionOver, onSessionChange } from './session.ts';
import { recheckSession } from './session-calls.ts';

/** What a person can do about a refusal, so that the same can be sent again: answers whether they have. */
export const remedies: Partial<Record<ErrorCode, () => Promise<boolean>>> = {
  'session-over': loggedInAgain,
  'step-up': passwordTyped,
};

async function loggedInAgain(): Promise<boolean> {
  const account = currentUserId();
  if (account === null) return false;
  await recheckSession();
  while (isSessionOver()) await nextSessionChange();
  return currentUserId() === account;
}

function nextSessionChange(): Promise<void> {
  return new Promise((resolve) => {
    const stop = onSessionChange(() => {
      stop();
      resolve();
    });
  });
}

interface Waiting {
  passed: Promise<boolean>;
  end: (passed: boolean) => void;
}

let waiting: Waiting | null = null;

export const endPasswordQuestion = (passed: boolean) => waiting?.end(passed);

function passwordTyped(): Promise<boolean> {
  if (waiting) return waiting.passed;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let wasOver = false;
  const stop = onSessionChange(() => {
    if (isSessionOver()) wasOver = true;
    else if (wasOver || !isLoggedIn()) endPasswordQuestion(isLoggedIn());
  });
  waiting = {
    passed: promise,
    end: (passed) => {
      stop();
      waiting = null;
      askForPassword(false);
      resolve(passed);
    },
  };
  askForPassword(true);
  return promise;
}
