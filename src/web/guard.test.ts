import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { afterLogin, guardMember, lookForSession, takeWantedPath } from './guard.ts';
import { beginSession, endSession, isLoggedIn, readFlag } from './session.ts';
import { openSite } from './site.ts';

const thandi = { id: 3, username: 'thandi', displayName: 'Thandi', isAdmin: false, isGroundAnchor: false };
const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  const pages = ['/home', '/games', '/players', '/media'].map((path) => ({
    path,
    title: path,
    guard: 'member' as const,
    module: '',
  }));
  openSite({ pages, parts: [], loadPart: async () => ({}) });
  vi.stubGlobal('fetch', asked);
  asked.mockReset();
  endSession();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('opening a page for everybody', () => {
  const withSession = () => {
    document.head.innerHTML = '<link rel="preload" as="fetch" href="/api/user">';
  };
  afterEach(() => {
    document.head.innerHTML = '';
    vi.useRealTimers();
  });

  test('whoever had a session when the page was sent is known before it is drawn', async () => {
    withSession();
    asked.mockResolvedValue(Response.json(thandi));
    await lookForSession();
    expect(isLoggedIn()).toBe(true);
  });

  test('a visitor is not asked about', async () => {
    await lookForSession();
    expect(asked).not.toHaveBeenCalled();
  });

  test('it is drawn after a few seconds when no answer comes', async () => {
    withSession();
    vi.useFakeTimers();
    asked.mockReturnValue(new Promise(() => undefined));
    const looked = lookForSession();
    await vi.advanceTimersByTimeAsync(3_000);
    await looked;
    expect(isLoggedIn()).toBe(false);
  });
});

describe('opening a page for members', () => {
  test('with the flag, at once and without asking', async () => {
    beginSession(thandi);
    expect(await open('/games')).toBe(null);
    expect(asked).not.toHaveBeenCalled();
  });

  test('without the flag, the server is asked first', async () => {
    asked.mockResolvedValue(Response.json(thandi));
    expect(await open('/games')).toBe(null);
    expect(isLoggedIn()).toBe(true);
    expect(readFlag('userId')).toBe('3');
  });

  test('logged out, it leads to the entry screen and remembers what was wanted', async () => {
    asked.mockResolvedValue(Response.json({ message: 'Not logged in', code: 'session-over' }, { status: 401 }));
    const answer = await open('/games?status=past').catch((thrown: unknown) => thrown);
    expect(answer).toBeInstanceOf(Response);
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/');
    expect(takeWantedPath()).toBe('/games?status=past');
    expect(takeWantedPath()).toBe('/home');
  });

  test('when nobody can be asked, it says so instead of sending anyone away', async () => {
    asked.mockRejectedValue(new TypeError('Failed to fetch'));
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
  test('hold no more than the specification names, and go with the session', () => {
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

function open(path: string) {
  return guardMember({ request: new Request(`http://localhost${path}`) });
}
