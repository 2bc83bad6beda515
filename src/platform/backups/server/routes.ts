import { open } from 'node:fs/promises';
import * as z from 'zod/mini';
import { settingsTag } from '#platform/settings/cache-tags.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import type { Admin } from '#server/access/access.ts';
import { badRequest, notFound } from '#server/failure.ts';
import type { FeatureContext } from '#server/feature.ts';
import { AnyRawResponse, download, type RequestContext, type Route, route, serve } from '#server/http/route.ts';
import { backupsTag } from '../cache-tags.ts';
import { endpoints, partBytes } from '../contract.ts';
import { cannotBeRestored, UnusableBackup } from './manifest.ts';
import {
  dailyBackups,
  findBackup,
  listBackups,
  newestBackup,
  readSchedule,
  reasons,
  type StoredBackup,
} from './queries.ts';
import { backUpNow, changeSchedule, oneAtATime } from './snapshot-commands.ts';

const on = serve(endpoints);

export function backupsRoutes(app: FeatureContext): Route[] {
  const alone = oneAtATime('A backup is already being made or restored');
  return [
    on('GET /api/admin/backups', {
      access: 'admin',
      summary: 'Backups and snapshots in the data folder, newest first, and the schedule',
      dependsOn: () => [backupsTag, settingsTag],
      handle: async ({ db }) => {
        const backups = await listBackups(app.env);
        const newest = newestBackup(backups);
        return {
          backups: backups.map(presentBackup),
          newest: newest ? presentBackup(newest) : null,
          schedule: await readSchedule(db),
          daily: dailyBackups(app.env),
          timeZone: (await readSettings(db)).timeZone,
        };
      },
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
    on('GET /api/admin/backups/:name', {
      access: 'admin',
      // Reading it takes some seconds for each gigabyte.
      streamsProgress: true,
      summary: 'What a backup holds, read completely without unpacking it',
      dependsOn: () => [],
      handle: async ({ params: { name }, response }) => {
        const { previewBackup } = await import('./preview-queries.ts');
        return previewBackup(app, await found(app, name), response.progress).catch(refuse);
      },
    }),
    on('POST /api/admin/backups/:name/restore', {
      access: 'admin',
      requiresRecentAuth: true,
      streamsProgress: true,
      summary: 'Put a backup in the place of the village, after a snapshot',
      handle: (context) =>
        alone(context, 'restore', async () => {
          const { restoreHere } = await import('./restore-here/restore-here.ts');
          const backup = await found(app, context.params.name);
          return restoreHere(app, context.viewer, backup, context.response.progress);
        }),
    }),
    on('POST /api/admin/backup-uploads', {
      access: 'admin',
      addsRow: true,
      summary: 'Begin the upload of a backup',
      handle: async ({ body: { size } }) => (await import('./uploaded-commands.ts')).beginUpload(app.env, size),
    }),
    on('POST /api/admin/backup-uploads/:id/parts', {
      access: 'admin',
      limit: 'backupPart',
      summary: 'Send one part of a backup',
      upload: { field: 'part', largestBytes: partBytes, admit: async () => undefined },
      handle: async ({ params: { id }, body: { offset }, file }) => {
        const { addPart } = await import('./uploaded-commands.ts');
        if (!file) throw badRequest('A part of a file was expected');
        return addPart(app.env, id, offset, file.bytes);
      },
    }),
    on('POST /api/admin/backup-uploads/:id/end', {
      access: 'admin',
      streamsProgress: true,
      summary: 'Check an uploaded backup and put it beside the others',
      handle: async ({ params: { id }, response, commit }) => {
        const { endUpload } = await import('./uploaded-commands.ts');
        const { name } = await endUpload(app.env, id, response.progress);
        await commit(async (write) => {
          write.changed(backupsTag);
          await write.audit({ act: 'backup.upload', subject: 'village', detail: { name } });
        });
        return { name };
      },
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

const presentBackup = ({ name, kind, madeAt, bytes }: StoredBackup) => ({
  name,
  madeAt: madeAt.toISOString(),
  bytes,
  reason: reasons[kind],
});

async function found({ env }: FeatureContext, name: string): Promise<{ path: string; name: string }> {
  const path = await findBackup(env, name);
  if (path === undefined) throw notFound('This backup');
  return { path, name };
}

function refuse(error: unknown): never {
  throw error instanceof UnusableBackup ? cannotBeRestored(error) : error;
}

/** A backup contains everything that is hidden elsewhere, so the audit log records each download. */
async function downloadBackup(
  app: FeatureContext,
  context: RequestContext<{ name: string }, undefined, undefined, Admin>,
) {
  const { name } = context.params;
  const { path } = await found(app, name);
  await context.commit((write) => write.audit({ act: 'backup.download', subject: 'village', detail: { name } }));
  const file = await open(path);
  const { size } = await file.stat();
  return download(file.createReadStream(), 'application/gzip', name, size);
}
