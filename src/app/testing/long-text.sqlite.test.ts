import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Access } from '#server/access/access.ts';
import type { Route } from '#server/http/route.ts';
import type { Client } from '#testing/client.ts';
import { buildRequest } from '#testing/example.ts';
import { measureProcessorTime, processorTime } from '#testing/timing.ts';
import { buildWorld } from '#testing/world.ts';
import { examples, servingAll } from './all-examples.ts';
import { startTestApp } from './app.ts';

const arena = await startTestApp({ limits: 1_000_000, env: servingAll });
afterAll(() => arena.close());
const world = buildWorld(arena.app);

/** Nearly all that a body may hold: a pattern that tries all ways to read it takes seconds, one that reads once about 1 ms. */
const longest = 60_000;
/** Of a processor, for one field and one text, longer than for a short one. */
const maxMs = 100;

const repeated = ['a', '0', ' ', '.', '-', '@', '/', ':', 'a.', 'a@', '0-', '0 ', '- ', '"a",', 'é', '\u200b'];
const nasty = ['', 'a@', 'https://'].flatMap((start) =>
  repeated.map((part) => `${start}${part.repeat(longest / part.length)}@!`),
);

interface Named {
  at: string;
  schema: z.ZodMiniType;
}

/** All properties of a contract, at any depth. */
function* listFields(schema: unknown, at: string, seen = new Set<unknown>()): Generator<Named> {
  if (!(schema instanceof z.ZodMiniType) || seen.has(schema)) return;
  seen.add(schema);
  const { def } = schema._zod;
  for (const [name, part] of Object.entries(def)) {
    if (name === 'checks') continue;
    const parts: unknown[] = name === 'shape' ? [] : Array.isArray(part) ? part : [part];
    for (const inner of parts) yield* listFields(inner, at, seen);
    if (name !== 'shape') continue;
    for (const [key, field] of Object.entries(part)) {
      if (field instanceof z.ZodMiniType) yield { at: `${at} ${key}`, schema: field };
      yield* listFields(field, `${at} ${key}`, seen);
    }
  }
  yield { at, schema };
}

const fields = arena.app.routes.flatMap(({ method, path, params, query, body }) =>
  [params, query, body].flatMap((part) => [...listFields(part, `${method} ${path}`)]),
);
const different = [...new Map(fields.map((field) => [field.schema, field])).values()];

test('every field refuses or takes a very long text quickly', () => {
  expect(different.length).toBeGreaterThan(300);
  const slow: string[] = [];
  for (const { at, schema } of different) {
    for (const text of nasty) {
      const ms = measureProcessorTime(() => z.safeParse(schema, text));
      if (ms > maxMs) slow.push(`${at}: ${inShort(text, ms)}`);
    }
  }
  expect(slow).toEqual([]);
});

test('every call refuses or takes a very long text in any field of its body quickly', async () => {
  const slow: string[] = [];
  let sent = 0;
  for (const route of arena.app.routes) {
    const name = `${route.method} ${route.path}`;
    const example = examples[name];
    if (!route.body || !example || example.alone) continue;
    const { path, body } = await buildRequest(name, example, world);
    if (!isRecord(body)) continue;
    const as = pickClient(route);
    await as.ready();
    const send = async (field: string, text: string) => {
      const before = processorTime();
      const { status } = await as.call(route.method, path, { ...body, [field]: text });
      sent += 1;
      const ms = processorTime() - before;
      if (status >= 500) slow.push(`${name} ${field}: ${status}`);
      return ms;
    };
    for (const field of new Set([...Object.keys(body), ...listKeys(route.body)])) {
      const usual = await send(field, 'a');
      for (const text of sentLong) {
        const ms = await send(field, text);
        if (ms > usual + maxMs) slow.push(`${name} ${field}: ${inShort(text, ms)}`);
      }
    }
  }
  expect(slow).toEqual([]);
  expect(sent).toBeGreaterThan(1_000);
});

/** What each pattern has to read; the test above tries all texts. Sent as JSON they stay within the limit of a body. */
const sentLong = ['a', '0-', ' ', 'a.'].map((part) => `${part.repeat(longest / part.length)}@!`);

const people: Record<Access, Client> = {
  visitor: arena.as.visitor,
  member: arena.as.member,
  officer: arena.as.officer,
  admin: arena.as.adminWithWindow,
};
const pickClient = ({ access }: Route): Client => people[access];
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof FormData);
const listKeys = (schema: unknown): string[] =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema._zod.def.shape) : [];
const inShort = (text: string, ms: number): string => `${Math.round(ms)} ms for ${JSON.stringify(text.slice(0, 12))}`;
