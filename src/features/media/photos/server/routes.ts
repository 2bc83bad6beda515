import { gamesTag, gameTag } from '#features/competition/games/cache-tags.ts';
import { peopleTag } from '#features/people/accounts/cache-tags.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import { type PictureService, pictureUpload, receivePicture } from '#platform/uploads/server/commands.ts';
import { notFound } from '#server/failure.ts';
import { type Route, serve } from '#server/http/route.ts';
import { resource } from '#server/resources/resource.ts';
import { pendingPhotosTag } from '../cache-tags.ts';
import { endpoints, photos } from '../contract.ts';
import {
  addPhoto,
  addUploadedPhoto,
  approvePhoto,
  approvePhotos,
  changePhoto,
  rejectPhotos,
  removePhoto,
} from './commands.ts';
import { findPhoto, listPhotos } from './queries.ts';

const on = serve(endpoints);

export const photosRoutes = (pictures: PictureService): Route[] => [
  ...resource(photos, {
    table: 'photos',
    extraTags: [pendingPhotosTag, peopleTag, gamesTag, gameTag.any, teamsTag, sportsTag],
    access: { remove: 'officer' },
    inUse: 'Other entries still refer to this photo',
    list: listPhotos,
    find: findPhoto,
    add: addPhoto,
    change: changePhoto,
    remove: removePhoto,
  }),
  on('POST /api/photos/upload', {
    access: 'member',
    summary: "Upload a photo: an officer's or admin's appears at once, a member's once it is approved",
    addsRow: true,
    limit: 'upload',
    upload: pictureUpload,
    handle: async (context) => {
      const uploaded = await receivePicture(pictures, context, 'photo', (write, picture) =>
        addUploadedPhoto(write, context.body, picture),
      );
      return uploaded;
    },
  }),
  on('POST /api/photos/:id/approve', {
    access: 'officer',
    summary: 'Approve a pending photo; its uploader gets a notice',
    handle: (context) =>
      context.commit(async (write) => {
        await approvePhoto(write, context.params.id);
        const photo = await findPhoto(write.db, write.viewer, context.params.id);
        if (!photo) throw notFound('This photo');
        return photo;
      }),
  }),
  on('POST /api/photos/approve', {
    access: 'officer',
    summary: 'Approve several pending photos; each uploader gets one notice',
    handle: (context) => context.commit((write) => approvePhotos(write, context.body.ids)),
  }),
  on('POST /api/photos/reject', {
    access: 'officer',
    summary: 'Delete several pending photos; a photo that was approved meanwhile stays in the gallery',
    handle: (context) => context.commit((write) => rejectPhotos(write, context.body.ids)),
  }),
];
