import { open } from 'node:fs/promises';
import * as z from 'zod/mini';
import { settingsTag } from '#platform/settings/cache-tags.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import type { Admin } from '#server/access/access.ts';
import { notFound } from '#server/failure.ts';
import type { FeatureContext } from '#server/feature.ts';
import { AnyRawResponse, download, type RequestContext, type Route, route, serve } from '#server/http/route.ts';
import { backupsTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { dailyBackups, findBackup, listBackups, readSchedule, reasons } from './queries.ts';
import { backUpNow, changeSchedule, oneAtATime } from './snapshot-commands.ts';

const on = serve(endpoints);

export function backupsRoutes(app: FeatureContext): Route[] {
  const alone = oneAtATime('A backup is already being made');
  return [
    on('GET /api/admin/backups', {
      access: 'admin',
      summary: 'Backups and snapshots in the data folder, newest first, and the schedule',
      dependsOn: () => [backupsTag, settingsTag],
      handle: async ({ db }) => ({
        backups: (await listBackups(app.env)).map(({ name, kind, madeAt, bytes }) => ({
          name,
          madeAt: madeAt.toISOString(),
          bytes,
          reason: reasons[kind],
        })),
        schedule: await readSchedule(db),
        daily: dailyBackups(app.env),
        timeZone: (await readSettings(db)).timeZone,
      }),
    }),
    on('POST /api/admin/backups', {
      access: 'admin',
      streamsProgress: true,
      summary: 'Make a backup now',
      handle: (context) =>
        alone(context, 'backup', async () => {
          const made = await backUpNow(app, context.response.progress);
          await context.commit(async (write) => {
            write.changed(backupsTag);
            await write.audit({ act: 'backup.make', subject: 'village', detail: { name: made.name } });
          });
          return made;
        }),
    }),
    on('PATCH /api/admin/backups/schedule', {
      access: 'admin',
      summary: 'Set when the daily backup is made, and how many stay',
      handle: ({ commit, body: { version, ...change } }) => commit((write) => changeSchedule(write, change, version)),
    }),
    route({
      method: 'GET',
      path: '/api/admin/backups/:name/file',
      access: 'admin',
      requiresRecentAuth: true,
      streamsProgress: true,
      summary: 'One backup or snapshot, as a file',
      params: z.strictObject({ name: z.string() }),
      responseType: AnyRawResponse,
      handle: (context) => downloadBackup(app, context),
    }),
  ];
}

/** A backup contains everything that is hidden elsewhere, so the audit log records each download. */
async function downloadBackup(
  { env }: FeatureContext,
  context: RequestContext<{ name: string }, undefined, undefined, Admin>,
) {
  const { name } = context.params;
  const path = await findBackup(env, name);
  if (path === undefined) throw notFound('This backup');
  await context.commit((write) => write.audit({ act: 'backup.download', subject: 'village', detail: { name } }));
  const file = await open(path);
  const { size } = await file.stat();
  return download(file.createReadStream(), 'application/gzip', name, size);
}
