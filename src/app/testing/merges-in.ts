import { expect } from 'vitest';
import type * as z from 'zod/mini';
import type { VersionedTable } from '#server/write.ts';
import { mergeCalls } from '#shared/merging.ts';
import type { TestResponse } from '#testing/client.ts';
import { findReferences } from '#testing/references.ts';
import { addNamesakes } from '#testing/same-named.ts';
import type { World } from '#testing/world.ts';
import type { TestApp } from './app.ts';

interface MergedResource<Row> {
  path: string;
  resourceName: string;
  ResponseBody: z.core.$ZodType<Row>;
}

/** Helpers for tests of rows of one name, which admins merge. */
export function mergesIn<Row extends { version: number }>(
  { db, app, as: { adminWithWindow: admin } }: TestApp,
  world: World,
  { path, resourceName, ResponseBody: row }: MergedResource<Row>,
  [table, add]: readonly [VersionedTable, (world: World) => Promise<number>],
) {
  const endpoints = mergeCalls({ ResponseBody: row });
  const mergeAt = (kept: number, mergedId: number, versions = { version: 1, mergedVersion: 1 }) =>
    admin.post(`${path}/${kept}/merge`, { mergedId, ...versions });
  const mustBeGone = async (id: number) => expect(await findReferences(db, app.engine, resourceName, id)).toEqual([]);
  const preview = async (kept: number, merged: number) => {
    const response = await admin.get(`${path}/${kept}/merge?with=${merged}`);
    expect(response.status, JSON.stringify(response.body)).toBe(200);
    return response.as(endpoints['GET /:id/merge'].response);
  };
  return {
    addTwo: (name?: string) => addNamesakes(world, table, add, name),
    groups: async () => (await admin.get(`${path}/same-names`)).as(endpoints['GET /same-names'].response),
    preview,
    mergeAt,
    /** Merges with the versions that the preview shows. Afterwards nothing refers to the one that is gone. */
    mergeAsSeen: async (kept: number, merged: number) => {
      const seen = await preview(kept, merged);
      const versions = { version: seen.kept.version, mergedVersion: seen.merged.version };
      const response = await mergeAt(kept, merged, versions);
      expect(response.status, JSON.stringify(response.body)).toBe(200);
      await mustBeGone(merged);
      return { seen, ...response.as(endpoints['POST /:id/merge'].response) };
    },
    /** Merges both ways at once, while others write: one merge is done, and nothing refers to the one that is gone. */
    mergeBothWays: async ([one, other]: readonly [number, number], writes: () => readonly Promise<TestResponse>[]) => {
      const [first, ...rest] = [mergeAt(one, other), ...writes(), mergeAt(other, one)];
      const responses = await Promise.all([first, ...rest]);
      const merged = [responses[0]?.status, responses.at(-1)?.status];
      expect(merged.filter((status) => status === 200).length, JSON.stringify(merged)).toBe(1);
      for (const { status, body } of responses)
        expect([200, 201, 400, 404, 409], JSON.stringify(body)).toContain(status);
      await mustBeGone(merged[0] === 200 ? other : one);
    },
  };
}
