import { afterAll, expect, it } from 'vitest';
import { servingAll } from './all-examples.ts';
import { startTestApp } from './app.ts';

const arena = await startTestApp({ env: servingAll });
afterAll(() => arena.close());

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

async function asked(method: string, path: string) {
  const response = await fetch(arena.url + path, { method, headers: { 'sec-fetch-site': 'same-origin' } });
  return { status: response.status, allow: response.headers.get('allow') };
}

it('answers 405 with the methods that an address has, to every other method at every address', async () => {
  const byPath = new Map<string, Set<string>>();
  for (const { method, path } of arena.app.routes)
    byPath.set(path, (byPath.get(path) ?? new Set<string>()).add(method));
  for (const [path, known] of byPath) {
    const address = path.replace(/:\w+/g, '7');
    // An address such as /api/games/going is also one of /api/games/:id.
    for (const method of methods.filter((one) => !known.has(one) && !(one === 'HEAD' && known.has('GET')))) {
      const { status, allow } = await asked(method, address);
      if (status === 405) expect(allow?.split(', '), `${method} ${path}`).toEqual(expect.arrayContaining([...known]));
      else expect(status, `${method} ${path}`).not.toBe(404);
    }
  }
});

it.each([
  ['PUT', '/api/games', 405, 'GET, HEAD, POST'],
  ['DELETE', '/api/games?limit=3', 405, 'GET, HEAD, POST'],
  ['OPTIONS', '/api/games/7', 405, 'DELETE, GET, HEAD, PATCH'],
  ['GET', '/api/login', 405, 'POST'],
  ['POST', '/api/live', 405, 'GET, HEAD'],
  ['POST', '/home', 405, 'GET, HEAD'],
  ['POST', '/api/nothing', 404, null],
  ['GET', '/api/nothing', 404, null],
  ['POST', '/nothing', 404, null],
])('%s %s gets %i', async (method, path, status, allow) => {
  expect(await asked(method, path)).toEqual({ status, allow });
});
