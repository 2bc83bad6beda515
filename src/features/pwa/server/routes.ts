import * as z from 'zod/mini';
import { readSettings } from '#features/settings/server/queries.ts';
import { AnyRawAnswer, ownFile, RawAnswer, type Route, route } from '#server/http/route.ts';
import { Done } from '#shared/fields.ts';
import { clearPath, iconNames } from '../rules.ts';
import { clearPage, clearPagePolicy } from './clear-page.ts';
import { appearanceHash, type IconService } from './icon-service.ts';
import { presentManifest } from './present.ts';

const IconParams = z.strictObject({ name: z.enum(iconNames) });
/** `v` gives the icon a new URL when its look changes. */
const IconQuery = z.strictObject({ v: z.optional(z.string().check(z.maxLength(20))) });

export const pwaRoutes = (icons: IconService): Route[] => [
  route({
    method: 'GET',
    path: '/manifest.webmanifest',
    access: 'visitor',
    summary: "The web app manifest, with the village's name and colours",
    answerAs: AnyRawAnswer,
    handle: async (call) => {
      const settings = await readSettings(call.db);
      const manifest = JSON.stringify(presentManifest(settings, appearanceHash(settings)));
      return ownFile(Buffer.from(manifest), 'application/manifest+json', 'manifest.webmanifest', false);
    },
  }),
  route({
    method: 'GET',
    path: '/icons/:name.png',
    access: 'visitor',
    summary: 'The icon of the installed app, made from the logo',
    params: IconParams,
    query: IconQuery,
    answerAs: AnyRawAnswer,
    handle: async (call) => {
      const { name } = call.params;
      const icon = await icons.icon(call.db, name, await readSettings(call.db), call.address);
      return ownFile(icon, 'image/png', `${name}.png`, call.query.v !== undefined);
    },
  }),
  route({
    method: 'GET',
    path: clearPath,
    access: 'visitor',
    summary: 'A page that clears what the app keeps on a device',
    answerAs: AnyRawAnswer,
    handle: (call) => {
      call.answer.header('content-security-policy', clearPagePolicy);
      return new RawAnswer(clearPage, 'text/html; charset=utf-8');
    },
  }),
  route({
    method: 'POST',
    path: clearPath,
    access: 'visitor',
    summary: "Tell the browser to clear the app's stored data, including the session cookie",
    answerAs: Done,
    handle: (call) => {
      call.answer.header('clear-site-data', '"cache", "cookies", "storage"');
      return { ok: true as const };
    },
  }),
];
