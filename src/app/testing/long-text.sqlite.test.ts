import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { servingAll } from './all-examples.ts';
import { startTestApp } from './app.ts';

const arena = await startTestApp({ env: servingAll });
afterAll(() => arena.close());

/** A third of what a body may hold: a pattern that tries all ways to read it takes half a second, one that reads once under 1 ms. */
const longest = 20_000;
/** Of a processor, for one field and one text. */
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
function* fieldsOf(schema: unknown, at: string, seen = new Set<unknown>()): Generator<Named> {
  if (!(schema instanceof z.ZodMiniType) || seen.has(schema)) return;
  seen.add(schema);
  const { def } = schema._zod;
  for (const [name, part] of Object.entries(def)) {
    if (name === 'checks') continue;
    const parts: unknown[] = name === 'shape' ? [] : Array.isArray(part) ? part : [part];
    for (const inner of parts) yield* fieldsOf(inner, at, seen);
    if (name !== 'shape') continue;
    for (const [key, field] of Object.entries(part)) {
      if (field instanceof z.ZodMiniType) yield { at: `${at} ${key}`, schema: field };
      yield* fieldsOf(field, `${at} ${key}`, seen);
    }
  }
  yield { at, schema };
}

const fields = arena.app.routes.flatMap(({ method, path, params, query, body }) =>
  [params, query, body].flatMap((part) => [...fieldsOf(part, `${method} ${path}`)]),
);
const different = [...new Map(fields.map((field) => [field.schema, field])).values()];

test('every field refuses or takes a very long text quickly', () => {
  expect(different.length).toBeGreaterThan(300);
  const slow: string[] = [];
  for (const { at, schema } of different) {
    for (const text of nasty) {
      const ms = timeFor(schema, text);
      if (ms > maxMs) slow.push(`${at}: ${Math.round(ms)} ms for ${JSON.stringify(text.slice(0, 12))}`);
    }
  }
  expect(slow).toEqual([]);
});

function timeFor(schema: z.ZodMiniType, value: unknown): number {
  const before = process.threadCpuUsage();
  z.safeParse(schema, value);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
