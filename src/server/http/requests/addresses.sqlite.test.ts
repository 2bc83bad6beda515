import { request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

/** Requests the path as it is; `fetch` would normalise it first. */
function fetchStatus(path: string): Promise<number> {
  const { hostname, port } = new URL(arena.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  '//',
  '//api/games',
  '/%',
  '/%00',
  '/art/%00',
  '/..%2f..%2fpackage.json',
  '/art/../../package.json',
  '/api/games/%2e%2e/x',
  '/%5c..%5cx',
  '/.vite/manifest.json',
  `/${'a'.repeat(3_000)}`,
])('finds nothing at %s', async (path) => {
  expect([400, 404, 503]).toContain(await fetchStatus(path));
});
