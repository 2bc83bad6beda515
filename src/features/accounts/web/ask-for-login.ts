import { ExternalStore } from '#web/external-store.ts';
import { isLoggedIn, onSessionChange } from '#web/session/session.ts';

/** What a visitor is told who pressed something that wants a login. */
export interface Refusal {
  title: string;
  description?: string;
}

export interface LoginQuestion {
  refusal: Refusal | undefined;
  end: () => void;
}

const asked = new ExternalStore<LoginQuestion | null>(null);

export const { get: loginQuestion, subscribe: onLoginQuestion } = asked;

/** Asks a visitor for a login over the page, which stays as it is; answers whether somebody is logged in then. */
export function askForLogin(refusal?: Refusal): Promise<boolean> {
  asked.get()?.end();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const stop = onSessionChange(() => isLoggedIn() && end());
  const end = () => {
    const loggedIn = isLoggedIn();
    stop();
    asked.set(null);
    // The dialog has closed by then, and given the focus back.
    setTimeout(() => resolve(loggedIn));
  };
  asked.set({ refusal, end });
  return promise;
}
