import { type MiddlewareFunction, redirect, replace } from 'react-router';
import { loadingContext } from '../routing/loading.ts';
import { returnPath } from '../site.ts';
import { endSession, isLoggedIn } from './session.ts';
import { confirmSession } from './session-requests.ts';

const wantedKey = 'wantedPath';

/** The login replaces a page that was opened by its address, so that Back leaves both. */
export const guardMember: MiddlewareFunction = async ({ request, context }) => {
  const { user } = context.get(loadingContext);
  const isMember = user === undefined ? isLoggedIn() || (await confirmSession()) !== null : user !== null;
  if (isMember) return;
  const { pathname, search } = new URL(request.url);
  rememberWantedPath(pathname + search);
  endSession();
  throw pathname === location.pathname ? replace('/') : redirect('/');
};

/** A public page waits no longer than this for the session before it renders. */
const maxWaitMs = 3_000;

/** For public pages: finds out who is logged in before the first render. Without a response the page still works. */
export const findSession: MiddlewareFunction = async ({ context }) => {
  if (context.get(loadingContext).user !== undefined || isLoggedIn()) return;
  const tooLong = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
  await Promise.race([confirmSession().catch(() => null), tooLong]);
};

export function rememberWantedPath(path: string) {
  sessionStorage.setItem(wantedKey, path);
}

/** The page that a visitor asked for, who has to log in first; null if they came by themselves. */
export const wantedPath = (): string | null => sessionStorage.getItem(wantedKey);

/** Where to go after a login: the page wanted before it, if this app has it, else Home. Forgets the wanted page. */
export function takeWantedPath(): string {
  const wanted = sessionStorage.getItem(wantedKey);
  sessionStorage.removeItem(wantedKey);
  return afterLogin(wanted);
}

export function afterLogin(wanted: string | null): string {
  const path = returnPath(wanted, '/home');
  return path === '/' || path.startsWith('/auth') ? '/home' : path;
}

export function forgetWantedPath() {
  sessionStorage.removeItem(wantedKey);
}
