import { open } from 'node:fs/promises';
import * as z from 'zod/mini';
import { findBackup, listBackups } from '#platform/backups/server/queries.ts';
import type { Admin } from '#server/access/access.ts';
import type { LimitName } from '#server/access/limits.ts';
import { conflict, notFound } from '#server/failure.ts';
import type { FeatureContext } from '#server/feature.ts';
import { AnyRawResponse, download, type RequestContext, type Route, route, serve } from '#server/http/route.ts';
import { endpoints } from '../contract.ts';
import { deleteAllComments, reasons, resetVillage, takeSnapshot } from './commands.ts';

const on = serve(endpoints);

const destructive = { access: 'admin', basic: true, requiresRecentAuth: true, streamsProgress: true } as const;

export function dangerZoneRoutes(app: FeatureContext): Route[] {
  const alone = oneAtATime();
  return [
    on('DELETE /api/comments/all', {
      ...destructive,
      summary: 'Delete all comments, after a snapshot',
      handle: (context) =>
        alone(context, 'deleteComments', async () => {
          const { progress } = context.response;
          const snapshot = await takeSnapshot(app, 'snapshot-before-deleting-comments', progress);
          const count = await context.commit((write) => deleteAllComments(write, snapshot, progress));
          return { count, snapshot: snapshot.name };
        }),
    }),
    on('POST /api/admin/reset-database', {
      ...destructive,
      summary: 'Delete everything except admins, settings and sports, after a snapshot',
      handle: (context) =>
        alone(context, 'reset', () => context.commit((write) => resetVillage(write, app, context.response.progress))),
    }),
    on('GET /api/admin/snapshots', {
      access: 'admin',
      summary: 'Snapshots and backups in the data folder, newest first',
      dependsOn: () => [],
      handle: async () =>
        (await listBackups(app.env)).map(({ name, kind, madeAt, bytes }) => ({
          name,
          madeAt: madeAt.toISOString(),
          bytes,
          reason: reasons[kind],
        })),
    }),
    route({
      method: 'GET',
      path: '/api/admin/snapshots/:name',
      access: 'admin',
      requiresRecentAuth: true,
      streamsProgress: true,
      summary: 'One snapshot or backup, as a file',
      params: z.strictObject({ name: z.string() }),
      responseType: AnyRawResponse,
      handle: (context) => downloadSnapshot(app, context),
    }),
  ];
}

type AnyContext = Pick<RequestContext<unknown, unknown, unknown, Admin>, 'count'>;

/** Two at once would both delete, and the second snapshot would only hold what the first had left. */
function oneAtATime() {
  let isUnderWay = false;
  return async <T>({ count }: AnyContext, limit: LimitName, act: () => Promise<T>): Promise<T> => {
    if (isUnderWay) throw conflict('Something is already being deleted');
    count(limit);
    isUnderWay = true;
    try {
      return await act();
    } finally {
      isUnderWay = false;
    }
  };
}

/** A snapshot contains everything that is hidden elsewhere, so the audit log records each download. */
async function downloadSnapshot(
  { env }: FeatureContext,
  context: RequestContext<{ name: string }, undefined, undefined, Admin>,
) {
  const { name } = context.params;
  const path = await findBackup(env, name);
  if (path === undefined) throw notFound('This snapshot');
  await context.commit((write) => write.audit({ act: 'snapshot.download', subject: 'village', detail: { name } }));
  const file = await open(path);
  const { size } = await file.stat();
  return download(file.createReadStream(), 'application/gzip', name, size);
}
