import { useEffect, useRef, useState } from 'react';
import type { CurrentUser } from '#shared/session.ts';
import { ApiError, getMessage, plainApiClient } from '#web/api/api.ts';
import { whileBusy } from '#web/api/while-busy.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { recheckSession } from '#web/session/session-requests.ts';
import type { Toast } from '#web/ui/toasts/toasts.ts';
import { type endpoints, Login, Registration } from '../contract.ts';

const api = plainApiClient<typeof endpoints>();

interface Entering {
  /** Called after the server has let the person in. */
  onEntered: (user: CurrentUser) => Promise<void> | void;
  /** Without it, the form shows failures at the field they concern, or else at the last one. */
  onFailed?: (why: string) => void;
}

interface Joining extends Entering {
  onMismatch?: () => void;
}

export function useLogin({ onEntered, onFailed }: Entering) {
  const { waits, patiently } = usePatience();
  const form = useContractForm({
    contract: Login,
    blames: ({ code }) => (onFailed === undefined || code === 'wrong-password' ? 'password' : null),
    onFailed: (error) => onFailed?.(whyNotLoggedIn(error)),
  });
  const submit = form.submitTo(async (body) => onEntered(await patiently(() => api.send('POST /api/login', { body }))));
  return { form, waits, submit };
}

/** Goes on trying while the server is too busy to check passwords, as when a whole residence logs in at once. */
function usePatience() {
  const [waits, setWaits] = useState(false);
  const patiently = async <ResponseBody>(send: () => Promise<ResponseBody>): Promise<ResponseBody> => {
    try {
      return await whileBusy(send, () => setWaits(true));
    } finally {
      setWaits(false);
    }
  };
  return { waits, patiently };
}

export const mismatch = 'Passwords do not match';

export function useRegistration({ onEntered, onFailed, onMismatch }: Joining) {
  const afterwards = useRef<(() => Promise<unknown>) | null>(null);
  const { waits, patiently } = usePatience();
  const form = useContractForm({
    contract: Registration,
    check: ({ password, confirmPassword }) =>
      password === confirmPassword ? null : { path: 'confirmPassword', message: mismatch },
    onInvalid: ({ confirmPassword }) => {
      if (confirmPassword?.message === mismatch) onMismatch?.();
    },
    onFailed: (error) => onFailed?.(whyNotJoined(error)),
  });
  const submit = form.submitTo(async (body) => {
    const response = patiently(() => api.send('POST /api/register', { body }));
    await onEntered(await response.catch(failAt(onFailed ? null : 'confirmPassword')));
    // The person has joined: a failure here is ignored, because the account page offers the same again.
    await afterwards.current?.().catch(ignore);
  });
  const onChoose = (action: () => Promise<unknown>) => {
    afterwards.current = action;
  };
  return { form, waits, submit, onChoose };
}

const ignore = () => undefined;

/** Reports a taken name at the username. Other failures go to `field`, in forms that only show messages at fields. */
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
    : getMessage(error);
}

/** Failures that the person can act on keep the server's message; all others get the general one. */
function whyNotJoined(error: unknown): string {
  const isUseful = error instanceof ApiError && [0, 400, 429, 503].includes(error.status);
  return isUseful ? error.message : 'Username may already exist or an error occurred';
}

/** Checks the session on returning to this tab, because the person may have logged in in another one. */
export function useOtherTabs() {
  useEffect(() => {
    const check = () => void recheckSession();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, []);
}
