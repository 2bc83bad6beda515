import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetChanges, noteChange, shownChange } from '../live/sources.ts';
import { ApiError, get, getPage } from './api.ts';
import { send } from './requests.ts';

const answered = vi.fn<typeof fetch>();

beforeEach(() => {
  answered.mockReset();
  vi.stubGlobal('fetch', answered);
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetChanges();
  onlineManager.setOnline(true);
});

test('sends writes with keepalive, so that they outlive the page, unless they are too large', async () => {
  answered.mockImplementation(async () => Response.json({}));
  await send('DELETE', '/api/games/1');
  await send('POST', '/api/comments', { body: { content: 'x'.repeat(7_900) } });
  await send('POST', '/api/imports', { body: { content: 'x'.repeat(8_000) } });
  expect(answered.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, true, false]);
});

test('sends a form unchanged, and exposes its fields and file for keeping when no answer comes', async () => {
  const form = new FormData();
  form.set('content', 'Rain');
  form.set('image', new File(['x'], 'rain.png'));
  answered.mockResolvedValueOnce(Response.json({ id: 7 }));
  expect(await send('POST', '/api/posts/picture', { body: form })).toEqual({ id: 7 });
  expect(answered.mock.lastCall?.[1]).toMatchObject({ body: form, keepalive: false });
  expect(new Headers(answered.mock.lastCall?.[1]?.headers).has('content-type')).toBe(false);

  answered.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { unsent } = await describeFailure(send('POST', '/api/posts/picture', { body: form }));
  expect(unsent).toMatchObject({ method: 'POST', path: '/api/posts/picture', body: { content: 'Rain' } });
  expect(unsent?.file).toMatchObject({ field: 'image', name: 'rain.png', content: form.get('image') });
});

test('goes online again with the next call, not with an answer in flight when the network was lost', async () => {
  answered.mockImplementationOnce(async () => {
    onlineManager.setOnline(false);
    return Response.json([]);
  });
  await get('/api/games');
  expect(onlineManager.isOnline()).toBe(false);
  answered.mockResolvedValueOnce(Response.json([]));
  await get('/api/games');
  expect(onlineManager.isOnline()).toBe(true);
});

describe('reading', () => {
  test.each(['[{"id":', '<!doctype html>'])('treats an unreadable answer as no answer: %s', async (body) => {
    answered.mockImplementation(async () => new Response(body));
    for (const call of [get('/api/games'), send('POST', '/api/games', { body: {} })]) {
      await expect(call).rejects.toMatchObject({ name: 'ApiError', status: 0 });
    }
  });

  test('leaves null and undefined out of the query string', async () => {
    answered.mockResolvedValue(Response.json([]));
    await get('/api/games', { params: { status: 'upcoming', sportId: null, cursor: undefined, limit: 0 } });
    expect(answered.mock.calls[0]?.[0]).toBe('/api/games?status=upcoming&limit=0');
  });

  test('sends the number of the latest change once the stream has reported one', async () => {
    answered.mockImplementation(async () => Response.json([]));
    await get('/api/games');
    noteChange(42, 42);
    await get('/api/games');
    const sent = answered.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-change'));
    expect(sent).toEqual([null, '42']);
  });

  test('sends the number of this browser’s own write until the stream reports a later change', async () => {
    answered.mockImplementation(async () => Response.json([], { headers: { 'x-change': '7' } }));
    await send('POST', '/api/games', { body: {} });
    await get('/api/games');
    noteChange(6, 6);
    await get('/api/games');
    noteChange(8, 8);
    await get('/api/games');
    const sent = answered.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-change'));
    expect(sent).toEqual([null, '7', '7', '8']);
    expect(shownChange()).toBe(8);
  });

  test('sends x-user-activation when the person has just pressed something, not when a page refetches by itself', async () => {
    answered.mockImplementation(async () => Response.json([]));
    const activation = { isActive: true, hasBeenActive: true };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation: activation }));
    await get('/api/admin/users');
    activation.isActive = false;
    await get('/api/admin/users');
    const sent = answered.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-user-activation'));
    expect(sent).toEqual(['1', null]);
  });

  test('finds the next page in the Link header', async () => {
    answered.mockResolvedValue(Response.json([1], { headers: { link: '</api/games?cursor=abc>; rel="next"' } }));
    expect(await getPage('/api/games')).toEqual({ rows: [1], next: '/api/games?cursor=abc' });
    answered.mockResolvedValue(Response.json([2]));
    expect(await getPage('/api/games')).toEqual({ rows: [2], next: null });
  });
});

describe('failures', () => {
  test('carry the server’s message, issues and current row', async () => {
    const current = { id: 7, version: 3 };
    const issues = [{ path: 'name', message: 'is required' }];
    answered.mockResolvedValue(Response.json({ message: 'Changed meanwhile', issues, current }, { status: 409 }));
    const error = await describeFailure(send('PATCH', '/api/teams/7', { body: { name: '' } }));
    expect(error).toMatchObject({ status: 409, message: 'Changed meanwhile', issues, current });
  });

  test('from something other than our server still have a readable message', async () => {
    answered.mockResolvedValue(new Response('<html>Teapot</html>', { status: 418 }));
    expect((await describeFailure(send('POST', '/api/logout'))).message).toBe(
      'Something went wrong (418). Please try again.',
    );
    answered.mockResolvedValue(new Response('<html>Bad gateway</html>', { status: 502 }));
    expect((await describeFailure(send('POST', '/api/logout'))).message).toBe(
      'The server cannot be reached. Please try again.',
    );
  });

  test('distinguish a lost connection from an unreachable server', async () => {
    answered.mockRejectedValue(new TypeError('Failed to fetch'));
    expect((await describeFailure(get('/api/games'))).message).toMatch(/server cannot be reached/);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const error = await describeFailure(get('/api/games'));
    expect(error.status).toBe(0);
    expect(error.message).toMatch(/offline/);
  });
});

async function describeFailure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ApiError) return error;
  throw new Error('The call did not fail as expected');
}
