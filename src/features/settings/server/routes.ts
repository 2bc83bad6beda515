import { type PictureService, pictureUpload, receivePicture } from '#features/uploads/server/commands.ts';
import { type Route, serve, serveShared } from '#server/http/route.ts';
import { askedVersion } from '#server/resources/resource.ts';
import { calls } from '../contract.ts';
import { changeSettings, logoPurpose, logoUrlOf } from './commands.ts';
import { presentSettings } from './present.ts';
import { readSettings } from './queries.ts';

const on = serve(calls);
const shared = serveShared(calls);

export const settingsRoutes = (pictures: PictureService): Route[] => [
  shared('GET /api/settings', {
    access: 'visitor',
    summary: 'The public settings of the village: names, logo, accent, home side, streams, time zone, season',
    cacheTags: () => ['settings'],
    handle: async (call) => presentSettings(await readSettings(call.db)),
  }),
  on('PATCH /api/settings', {
    access: 'admin',
    summary: 'Change settings',
    handle: async (call) =>
      presentSettings(await call.commit((write) => changeSettings(write, call.body, askedVersion(call)))),
  }),
  on('POST /api/settings/logo', {
    access: 'admin',
    summary: "Replace the residence's logo, and change other settings in the same call",
    limit: 'upload',
    upload: pictureUpload,
    handle: async (call) =>
      presentSettings(
        await receivePicture(pictures, call, logoPurpose, (write, picture) =>
          changeSettings(write, { ...call.body.change, logo: logoUrlOf(picture) }, call.body.version),
        ),
      ),
  }),
];
