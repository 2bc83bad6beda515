import { ExternalStore } from '#web/routing/rendering.ts';
import { isLoggedIn, onSessionChange } from '#web/session/session.ts';

/** Why a visitor has to log in, for what they pressed. */
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

/** Asks a visitor to log in over the page, which stays. Resolves to whether somebody is logged in afterwards. */
export function askForLogin(refusal?: Refusal): Promise<boolean> {
  asked.get()?.end();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const stop = onSessionChange(() => isLoggedIn() && end());
  const end = () => {
    const loggedIn = isLoggedIn();
    stop();
    asked.set(null);
    // Waits until the dialog has closed and returned the focus.
    setTimeout(() => resolve(loggedIn));
  };
  asked.set({ refusal, end });
  return promise;
}
