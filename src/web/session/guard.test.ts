import { QueryClient } from '@tanstack/react-query';
import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadingContext } from '../routing/loading.ts';
import { openSite } from '../site.ts';
import { afterLogin, findSession, guardMember, takeWantedPath } from './guard.ts';
import { beginSession, endSession, isLoggedIn, readFlag } from './session.ts';

const thandi = { id: 3, username: 'thandi', displayName: 'Thandi', isAdmin: false, isGroundAnchor: false };
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  const pages = ['/home', '/games', '/players', '/media'].map((path) => ({
    path,
    title: path,
    guard: 'member' as const,
    module: '',
  }));
  openSite(pages);
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset();
  endSession();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('opening a page for everybody', () => {
  const openPublicPage = (user?: null) => findSession(asking('/thoughts', user), async () => undefined);
  afterEach(() => vi.useRealTimers());

  test('asks the server who is logged in before rendering, when that is unknown', async () => {
    fetchMock.mockResolvedValue(Response.json(thandi));
    await openPublicPage();
    expect(isLoggedIn()).toBe(true);
  });

  test('asks nothing for a visitor for whom the server rendered the page', async () => {
    await openPublicPage(null);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('renders after a few seconds when no answer comes', async () => {
    vi.useFakeTimers();
    fetchMock.mockReturnValue(new Promise(() => undefined));
    const opening = openPublicPage();
    await vi.advanceTimersByTimeAsync(3_000);
    await opening;
    expect(isLoggedIn()).toBe(false);
  });
});

describe('opening a page for members', () => {
  test('opens at once with the flag, without asking the server', async () => {
    beginSession(thandi);
    expect(await open('/games')).toBe(null);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('asks the server first without the flag', async () => {
    fetchMock.mockResolvedValue(Response.json(thandi));
    expect(await open('/games')).toBe(null);
    expect(isLoggedIn()).toBe(true);
    expect(readFlag('userId')).toBe('3');
  });

  test('leads a logged-out person to the entry screen and remembers the wanted page', async () => {
    fetchMock.mockResolvedValue(Response.json({ message: 'Not logged in', code: 'session-over' }, { status: 401 }));
    const response = await open('/games?status=past').catch((thrown: unknown) => thrown);
    expect(response).toBeInstanceOf(Response);
    expect(response instanceof Response && response.headers.get('location')).toBe('/');
    expect(takeWantedPath()).toBe('/games?status=past');
    expect(takeWantedPath()).toBe('/home');
  });

  test('fails instead of redirecting when the server cannot be asked', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(open('/games')).rejects.toMatchObject({ status: 0 });
  });
});

describe('where a login leads', () => {
  test.each([
    ['/players', '/players'],
    ['/games?status=past', '/games?status=past'],
    [null, '/home'],
    ['/', '/home'],
    ['/auth', '/home'],
    ['//evil.example', '/home'],
    ['https://evil.example/games', '/home'],
    ['/nowhere', '/home'],
  ])('%s becomes %s', (wanted, path) => expect(afterLogin(wanted)).toBe(path));
});

describe('the flags', () => {
  test('hold no more than the specification names, and are cleared with the session', () => {
    beginSession({ ...thandi, isAdmin: true, adminWindow: true });
    expect({ ...sessionStorage }).toMatchObject({
      isLoggedIn: 'true',
      adminUsername: 'thandi',
      adminAuthenticated: 'true',
    });
    endSession();
    expect(sessionStorage.length).toBe(0);
  });
});

async function open(path: string): Promise<Response | null> {
  await guardMember(asking(path), async () => undefined);
  return null;
}

/** Middleware arguments. `user` is the server's answer; undefined when the browser has to ask. */
function asking(path: string, user?: null) {
  const url = new URL(path, 'http://localhost');
  const context = new RouterContextProvider();
  const device = { timeZone: 'UTC', waits: false, renders: false };
  context.set(loadingContext, { ...device, client: new QueryClient(), user });
  return { context, url, request: new Request(url), pattern: path, params: {} };
}
