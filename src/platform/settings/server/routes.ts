import { papersTag } from '#platform/papers/cache-tags.ts';
import { listWrittenPapers } from '#platform/papers/server/queries.ts';
import { type PictureService, pictureUpload, receivePicture } from '#platform/uploads/server/commands.ts';
import type { Database } from '#server/database/schema.ts';
import { type Route, serve, serveShared } from '#server/http/route.ts';
import { askedVersion } from '#server/resources/resource.ts';
import { settingsTag } from '../cache-tags.ts';
import { endpoints, type SettingsResponse } from '../contract.ts';
import { buildLogoUrl, changeSettings, logoPurpose } from './commands.ts';
import { presentSettings } from './present.ts';
import { readSettings, type StoredSettings } from './queries.ts';

const on = serve(endpoints);
const shared = serveShared(endpoints);

export const settingsRoutes = (pictures: PictureService): Route[] => [
  shared('GET /api/settings', {
    access: 'visitor',
    summary: 'The public settings of the village: names, logo, accent, home side, streams, time zone, season',
    cacheTags: () => [settingsTag, papersTag],
    handle: async ({ db }) => respondWith(db, await readSettings(db)),
  }),
  on('PATCH /api/settings', {
    access: 'admin',
    summary: 'Change settings',
    handle: async (context) =>
      respondWith(
        context.db,
        await context.commit((write) => changeSettings(write, context.body, askedVersion(context))),
      ),
  }),
  on('POST /api/settings/logo', {
    access: 'admin',
    summary: "Replace the residence's logo, and change other settings in the same call",
    limit: 'upload',
    upload: pictureUpload,
    handle: async (context) =>
      respondWith(
        context.db,
        await receivePicture(pictures, context, logoPurpose, (write, picture) =>
          changeSettings(write, { ...context.body.change, logo: buildLogoUrl(picture) }, context.body.version),
        ),
      ),
  }),
];

const respondWith = async (db: Database, settings: StoredSettings): Promise<SettingsResponse> =>
  presentSettings(settings, await listWrittenPapers(db));
