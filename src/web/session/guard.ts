import { type MiddlewareFunction, redirect, replace } from 'react-router';
import { loadingContext } from '../routing/loading.ts';
import { returnPath } from '../site.ts';
import { endSession, isLoggedIn } from './session.ts';
import { confirmSession } from './session-calls.ts';

const wantedKey = 'wantedPath';

/** The login takes the place of a page that was opened by its address, so that Back leads out of both. */
export const guardMember: MiddlewareFunction = async ({ request, context }) => {
  const { user } = context.get(loadingContext);
  const isMember = user === undefined ? isLoggedIn() || (await confirmSession()) !== null : user !== null;
  if (isMember) return;
  const { pathname, search } = new URL(request.url);
  rememberWantedPath(pathname + search);
  endSession();
  throw pathname === location.pathname ? replace('/') : redirect('/');
};

/** A page that is open to everybody does not wait longer to be drawn for whoever is here. */
const longestWaitMs = 3_000;

/** For pages that are open to everybody: drawn at once for whoever is here. When nobody can be asked, they work all the same. */
export const lookForSession: MiddlewareFunction = async ({ context }) => {
  if (context.get(loadingContext).user !== undefined || isLoggedIn()) return;
  const tooLong = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
  await Promise.race([confirmSession().catch(() => null), tooLong]);
};

export function rememberWantedPath(path: string) {
  sessionStorage.setItem(wantedKey, path);
}

/** Where to go after a login: what was wanted before it, if that is a page of this app, else Home. Asked once. */
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
