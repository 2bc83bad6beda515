import { useRef } from 'react';
import type { Issue } from '#shared/errors.ts';
import type { CurrentUser } from '#shared/session.ts';
import { ApiError, messageOf } from '#web/api/api.ts';
import { plainCallsOf } from '#web/api/plain-calls.ts';
import { useCheckedForm } from '#web/forms/checked-form.ts';
import type { Toast } from '#web/ui/toasts/toasts.ts';
import { type calls, Login, Registration } from '../contract.ts';

const api = plainCallsOf<typeof calls>();

interface Entering {
  /** The server has let them in. */
  onEntered: (user: CurrentUser) => Promise<void> | void;
  /** Without it, why not is said at the field that it is about, or else at the last one. */
  onFailed?: (why: string) => void;
  onRefused?: (issue: Issue) => void;
}

export const useLogin = ({ onEntered, onFailed }: Entering) =>
  useCheckedForm({
    contract: Login,
    send: async (typed) => {
      await onEntered(await api.send('POST /api/login', { body: typed }));
    },
    blames: ({ code }) => (onFailed === undefined || code === 'wrong-password' ? 'password' : null),
    onFailed: (error) => onFailed?.(whyNotLoggedIn(error)),
  });

export const mismatch = 'Passwords do not match';

export function useRegistration({ onEntered, onFailed, onRefused = ignore }: Entering) {
  const afterwards = useRef<(() => Promise<unknown>) | null>(null);
  const form = useCheckedForm({
    contract: Registration,
    check: (typed) =>
      typed['password'] === typed['confirmPassword'] ? null : { path: 'confirmPassword', message: mismatch },
    send: async (typed) => {
      const answer = api.send('POST /api/register', { body: typed });
      await onEntered(await answer.catch(failAt(onFailed ? null : 'confirmPassword')));
      // They have joined: what was said besides can be said again on the account page.
      await afterwards.current?.().catch(ignore);
    },
    onFailed: (error) => onFailed?.(whyNotJoined(error)),
    onRefused,
  });
  const onChoose = (act: () => Promise<unknown>) => {
    afterwards.current = act;
  };
  return { ...form, onChoose };
}

const ignore = () => undefined;

/** A name that is taken is said at the name; of anything else, a form that says it nowhere but at its fields names one. */
const failAt = (field: string | null) => (error: unknown) => {
  const status = error instanceof ApiError ? error.status : 0;
  const path = status === 409 ? 'username' : field;
  if (path === null || (error instanceof ApiError && error.issues.length > 0)) throw error;
  const message = whyNotJoined(error);
  throw new ApiError(status, { message, issues: [{ path, message }] });
};

export function welcomeBack(user: CurrentUser): Toast {
  const title = user.isAdmin ? 'Admin Login Successful' : 'Login Successful';
  return { title, description: `Welcome back, ${user.displayName}`, tone: 'good' };
}

export const welcomeTo = (product: string, user: CurrentUser): Toast => ({
  title: 'Registration Successful',
  description: `Welcome to ${product}, ${user.displayName}`,
  tone: 'good',
});

function whyNotLoggedIn(error: unknown): string {
  return error instanceof ApiError && error.code === 'wrong-password'
    ? 'Invalid username or password'
    : messageOf(error);
}

/** What the person can do something about is said as the server says it; the rest as the catalogue says. */
function whyNotJoined(error: unknown): string {
  const tellable = error instanceof ApiError && [0, 400, 429, 503].includes(error.status);
  return tellable ? error.message : 'Username may already exist or an error occurred';
}
