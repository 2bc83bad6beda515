import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { newId } from './new-id.ts';

afterEach(() => vi.unstubAllGlobals());

it('is a UUID of version 4, also in a browser without HTTPS, which has no `randomUUID`', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 1_000 }, newId);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
  expect(new Set(ids).size).toBe(1_000);
});
