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

const changed = new EventTarget();
let asked: LoginQuestion | null = null;

export const loginQuestion = () => asked;

export function onLoginQuestion(notify: () => void): () => void {
  changed.addEventListener('change', notify);
  return () => changed.removeEventListener('change', notify);
}

/** Asks a visitor for a login over the page, which stays as it is; answers whether somebody is logged in then. */
export function askForLogin(refusal?: Refusal): Promise<boolean> {
  asked?.end();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const stop = onSessionChange(() => isLoggedIn() && end());
  const end = () => {
    const loggedIn = isLoggedIn();
    stop();
    show(null);
    // The dialog has closed by then, and given the focus back.
    setTimeout(() => resolve(loggedIn));
  };
  show({ refusal, end });
  return promise;
}

function show(question: LoginQuestion | null) {
  asked = question;
  changed.dispatchEvent(new Event('change'));
}
