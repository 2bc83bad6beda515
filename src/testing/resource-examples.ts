import type { Examples, NewRow } from './example.ts';
import { adminAdds, adminWrites, members } from './statuses.ts';
import type { World } from './world.ts';

interface ResourceEndpoints {
  row: NewRow;
  /** The query string of the list. */
  query?: string;
  add(world: World): unknown;
  change(world: World): unknown;
}

/** The calls of a resource that members read and admins write. */
export const resourceExamples = (path: string, { row, query, add, change }: ResourceEndpoints): Examples => ({
  [`GET ${path}`]: { gets: members, ...(query !== undefined && { query }) },
  [`GET ${path}/:id`]: { gets: members, row },
  [`POST ${path}`]: { gets: adminAdds, body: add },
  [`PATCH ${path}/:id`]: { gets: adminWrites, row, body: change },
  [`DELETE ${path}/:id`]: { gets: adminWrites, row },
  [`POST ${path}/deletion`]: { gets: adminWrites, body: async (world) => ({ rows: [{ id: await row(world) }] }) },
});
