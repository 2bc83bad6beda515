import * as z from 'zod/mini';
import { isMember } from '#server/access/access.ts';
import { type Route, route } from '#server/http/route.ts';
import { text } from '#shared/text.ts';
import { Picture } from '../../contract.ts';
import { type PictureService, pictureUpload, receivePicture } from '../commands.ts';
import { uploadsRoutes } from '../routes.ts';

export const Added = z.object({ title: z.string(), picture: Picture });

/** A minimal feature with pictures: accepts them with a title, and shows the public ones. */
export function albumRoutes(pictures: PictureService): Route[] {
  const shown = new Set<string>();
  return [
    ...uploadsRoutes(pictures, [
      { purpose: 'album', mayRead: async (_db, viewer, id) => isMember(viewer) && shown.has(id) },
    ]),
    route({
      method: 'POST',
      path: '/api/album',
      access: 'member',
      summary: 'Add a picture',
      limit: 'upload',
      upload: pictureUpload,
      body: z.strictObject({ title: z.optional(text({ min: 0, max: 100 })), shown: z.optional(z.literal('yes')) }),
      responseType: Added,
      handle: (call) =>
        receivePicture(pictures, call, 'album', async (_write, picture) => {
          if (call.body.title === 'refuse') throw new Error('The owner could not be stored');
          if (call.body.shown) shown.add(picture.id);
          return { title: call.body.title || 'Untitled', picture };
        }),
    }),
  ];
}
