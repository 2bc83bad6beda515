import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { examples, servingAll } from './all-examples.ts';
import { startTestApp } from './app.ts';

const Document = z.looseObject({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.looseObject({ operationId: z.string(), responses: z.record(z.string(), z.unknown()) })),
  ),
});

const arena = await startTestApp({ env: servingAll });
afterAll(() => arena.close());
let body: unknown;
let paths: z.infer<typeof Document>['paths'];
beforeAll(async () => {
  ({ body } = await arena.as.member.get('/api/docs/json'));
  paths = Document.parse(body).paths;
});

test('the description of the API is valid OpenAPI 3.1, of at most 1.2 kB for a call', async () => {
  const { valid, errors } = await new Validator().validate(Object(body));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(Buffer.byteLength(JSON.stringify(body)) / arena.app.routes.length).toBeLessThan(1_200);
});

test('it describes each call, under an id of its own', () => {
  const ids = Object.values(paths).flatMap((endpoints) =>
    Object.values(endpoints).map(({ operationId }) => operationId),
  );
  expect(ids).toHaveLength(arena.app.routes.length);
  expect(new Set(ids).size).toBe(ids.length);
});

test('it names every status that a call answers', () => {
  const missing = arena.app.routes.flatMap(({ method, path }) => {
    const { responses = {} } = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] ?? {};
    const answered = new Set((examples[`${method} ${path}`]?.gets ?? []).map(String));
    return [...answered].filter((status) => !(status in responses)).map((status) => `${method} ${path}: ${status}`);
  });
  expect(missing).toEqual([]);
});

test('each reference leads to a component', () => {
  const text = JSON.stringify(body);
  for (const [, place = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const found = place.split('/').reduce<unknown>((part, key) => Object(part)[key], body);
    expect(found, place).toBeDefined();
  }
});

test('it says that the withdrawal of an RSVP, a DELETE, has a body', () => {
  expect(paths['/api/games/{id}/rsvp']?.['delete']).toMatchObject({ requestBody: { required: true } });
});
