import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession, endSession, isSessionOver } from '../session/session.ts';
import { send } from './requests.ts';

const naledi = { id: 5, username: 'naledi', isAdmin: false };
const over = () => Response.json({ message: 'Please log in first', code: 'session-over' }, { status: 401 });
const server = vi.fn<typeof fetch>();
const post = () => send('POST', '/api/posts', { body: { content: 'Typed' } });
const requests = () => server.mock.calls.map(([path, init]) => `${init?.method ?? 'GET'} ${String(path)}`);

beforeEach(() => {
  vi.stubGlobal('fetch', server);
  server.mockReset();
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true });
  beginSession(naledi);
});
afterEach(() => {
  endSession();
  Reflect.deleteProperty(navigator, 'userActivation');
  vi.unstubAllGlobals();
});

test('holds a write whose session is over until a login, then sends it again unchanged', async () => {
  server.mockImplementation(async () => over());
  const posted = post();
  await vi.waitFor(() => expect(isSessionOver()).toBe(true));
  server.mockImplementation(async () => Response.json({ id: 1 }));
  beginSession(naledi);
  expect(await posted).toEqual({ id: 1 });
  expect(requests()).toEqual(['POST /api/posts', 'GET /api/user', 'POST /api/posts']);
  const [first, , second] = server.mock.calls.map(([, init]) => init);
  expect(second).toMatchObject({ method: first?.method, body: first?.body });
  expect(new Headers(first?.headers).get('x-account')).toBe('5');
});

test('refuses the write if the person logs out instead', async () => {
  server.mockImplementation(async () => over());
  const refused = expect(post()).rejects.toMatchObject({ code: 'session-over' });
  await vi.waitFor(() => expect(isSessionOver()).toBe(true));
  endSession();
  await refused;
});

test('retries a refused write once, without a login prompt, while the session is valid', async () => {
  server.mockImplementationOnce(async () => over());
  server.mockImplementationOnce(async () => Response.json({ ...naledi, displayName: 'Naledi', isGroundAnchor: false }));
  server.mockImplementation(async () => Response.json({ id: 2 }));
  expect(await post()).toEqual({ id: 2 });
  expect(isSessionOver()).toBe(false);
});

test('refuses the write at once on a page that nobody has touched', async () => {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false }, configurable: true });
  server.mockImplementation(async () => over());
  await expect(post()).rejects.toMatchObject({ code: 'session-over' });
  expect(isSessionOver()).toBe(false);
});

test('refuses a visitor’s write at once', async () => {
  endSession();
  server.mockImplementation(async () => over());
  await expect(post()).rejects.toMatchObject({ code: 'session-over' });
  expect(requests()).toEqual(['POST /api/posts']);
});
