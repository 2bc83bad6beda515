import type { ErrorCode } from '#shared/errors.ts';
import { currentUserId, isLoggedIn, isSessionOver, onSessionChange, passwordQuestion } from './session.ts';
import { recheckSession } from './session-requests.ts';

/** By error code: lets the person put a refusal right, and resolves to whether the call can be sent again. */
export const recoveries: Partial<Record<ErrorCode, () => Promise<boolean>>> = {
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

function passwordTyped(): Promise<boolean> {
  const question = passwordQuestion.get();
  if (question) return question.passed;
  const { promise: passed, resolve } = Promise.withResolvers<boolean>();
  let wasOver = false;
  const stop = onSessionChange(() => {
    if (isSessionOver()) wasOver = true;
    else if (wasOver || !isLoggedIn()) end(isLoggedIn());
  });
  const end = (isPassed: boolean) => {
    stop();
    passwordQuestion.set(null);
    resolve(isPassed);
  };
  passwordQuestion.set({ passed, end });
  return passed;
}
