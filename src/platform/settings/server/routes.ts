import { type PictureService, pictureUpload, receivePicture } from '#platform/uploads/server/commands.ts';
import { type Route, serve, serveShared } from '#server/http/route.ts';
import { askedVersion } from '#server/resources/resource.ts';
import { settingsTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { buildLogoUrl, changeSettings, logoPurpose } from './commands.ts';
import { presentSettings } from './present.ts';
import { readSettings } from './queries.ts';

const on = serve(endpoints);
const shared = serveShared(endpoints);

export const settingsRoutes = (pictures: PictureService): Route[] => [
  shared('GET /api/settings', {
    access: 'visitor',
    summary: 'The public settings of the village: names, logo, accent, home side, streams, time zone, season',
    cacheTags: () => [settingsTag],
    handle: async (context) => presentSettings(await readSettings(context.db)),
  }),
  on('PATCH /api/settings', {
    access: 'admin',
    summary: 'Change settings',
    handle: async (context) =>
      presentSettings(await context.commit((write) => changeSettings(write, context.body, askedVersion(context)))),
  }),
  on('POST /api/settings/logo', {
    access: 'admin',
    summary: "Replace the residence's logo, and change other settings in the same call",
    limit: 'upload',
    upload: pictureUpload,
    handle: async (context) =>
      presentSettings(
        await receivePicture(pictures, context, logoPurpose, (write, picture) =>
          changeSettings(write, { ...context.body.change, logo: buildLogoUrl(picture) }, context.body.version),
        ),
      ),
  }),
];
