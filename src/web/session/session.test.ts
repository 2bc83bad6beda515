import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newQueryClient, readOptions, recheckAfter401 } from '../api/requests.ts';
import { beginSession, clearAdminFlags, currentSession, endSession, isLoggedIn, openSession } from './session.ts';
import { recheckSession } from './session-requests.ts';

const naledi = { id: 5, username: 'naledi', isAdmin: true, adminWindow: true };
const loggedOut = () => Response.json({ message: 'Please log in first', code: 'session-over' }, { status: 401 });
const queryClient = newQueryClient(recheckAfter401);
const server = vi.fn<typeof fetch>();
/** What `GET /api/user` answers; every other read is a 401. */
let whoIsHere: () => Promise<Response> | Response;

beforeEach(() => {
  vi.stubGlobal('fetch', server);
  server.mockReset().mockImplementation(async (path) => (path === '/api/user' ? whoIsHere() : loggedOut()));
  queryClient.clear();
  endSession();
  beginSession(naledi);
});
afterEach(() => vi.unstubAllGlobals());

const timesAsked = () => server.mock.calls.filter(([path]) => path === '/api/user').length;

/** Five reads of a screen, all of which the server refuses. */
async function readsRefused() {
  const observers = ['/a', '/b', '/c', '/d', '/e'].map((path) => new QueryObserver(queryClient, readOptions(path)));
  const leave = observers.map((observer) => observer.subscribe(() => undefined));
  await vi.waitFor(() =>
    expect(observers.map((observer) => observer.getCurrentResult().isError)).toEqual(Array(5).fill(true)),
  );
  for (const stop of leave) stop();
}

test('asks once who is logged in when several reads are refused, and keeps a valid session', async () => {
  const response = Promise.withResolvers<Response>();
  whoIsHere = () => response.promise;
  await readsRefused();
  response.resolve(Response.json(naledi));
  await recheckSession();
  expect(timesAsked()).toBe(1);
  expect(isLoggedIn()).toBe(true);
});

test('ends the session when the server confirms that it is over', async () => {
  whoIsHere = loggedOut;
  await readsRefused();
  await recheckSession();
  expect(isLoggedIn()).toBe(false);
});

test.each<[string, () => Promise<Response> | Response]>([
  ['a busy server', () => Response.json({ message: 'The server is busy.' }, { status: 503 })],
  ['a proxy without a server', () => new Response('<html>', { status: 502 })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s does not end the session', async (_what, response) => {
  whoIsHere = response;
  await readsRefused();
  await recheckSession();
  expect(timesAsked()).toBeGreaterThan(0);
  expect(isLoggedIn()).toBe(true);
});

test('an answer about an earlier account does not end the session of a later one', async () => {
  whoIsHere = async () => {
    beginSession({ ...naledi, id: 6, username: 'kabelo' });
    return loggedOut();
  };
  await recheckSession();
  expect(isLoggedIn()).toBe(true);
});

test('an admin who turns back at the admin gate stays an admin, whom the gate asks again', () => {
  clearAdminFlags();
  expect(currentSession()).toMatchObject({ isAdmin: true, adminName: null });
  openSession();
  expect(currentSession()).toMatchObject({ isAdmin: true, adminName: null });
});
