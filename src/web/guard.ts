import { redirect } from 'react-router';
import { confirmSession, isLoggedIn, mayHaveSession } from './session.ts';
import { returnPath } from './site.ts';

const wantedKey = 'wantedPath';

/** Loader of every page for members: at once with the flag, after asking the server without it. */
export async function guardMember({ request }: { request: Request }) {
  if (isLoggedIn() || (await confirmSession())) return null;
  const { pathname, search } = new URL(request.url);
  rememberWantedPath(pathname + search);
  throw redirect('/');
}

/** Loader of the entry screen: finds out, without making anyone wait, whether a way on to Home is to be offered. */
export function lookForSession() {
  if (!isLoggedIn() && mayHaveSession()) {
    confirmSession().catch(() => {
      // Nobody can be asked now; the forms work all the same.
    });
  }
  return null;
}

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

/** Someone who leaves on purpose starts anew at Home. */
export function forgetWantedPath() {
  sessionStorage.removeItem(wantedKey);
}
