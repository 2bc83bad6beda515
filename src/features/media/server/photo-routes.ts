import { type PictureDesk, pictureUpload, receivePicture } from '#features/uploads/server/commands.ts';
import { notFound } from '#server/failure.ts';
import { type Route, route } from '#server/http/route.ts';
import { resource } from '#server/resource.ts';
import { ById } from '#shared/ids.ts';
import { Photo, PhotoForm, PhotoUploaded, photos } from '../contract.ts';
import { addPhoto, addUploadedPhoto, approvePhoto, changePhoto, removePhoto } from './photo-commands.ts';
import { findPhoto, listPhotos } from './photo-queries.ts';

export const photoRoutes = (desk: PictureDesk): Route[] => [
  ...resource(photos, {
    table: 'photos',
    alsoShows: ['pending-photos'],
    access: { remove: 'officer' },
    inUse: 'Other entries still refer to this photo',
    list: listPhotos,
    find: findPhoto,
    add: addPhoto,
    change: changePhoto,
    remove: removePhoto,
  }),
  route({
    method: 'POST',
    path: '/api/photos/upload',
    access: 'member',
    summary: "Upload a photo: an officer's or admin's appears at once, a member's once it is approved",
    limit: 'upload',
    upload: pictureUpload,
    body: PhotoForm,
    answerAs: PhotoUploaded,
    handle: async (call) => {
      const uploaded = await receivePicture(desk, call, 'photo', (write, picture) =>
        addUploadedPhoto(write, call.body, picture),
      );
      call.answer.status(201);
      return uploaded;
    },
  }),
  route({
    method: 'POST',
    path: '/api/photos/:id/approve',
    access: 'officer',
    summary: 'Put a photo that waits into the gallery; its uploader gets a notice',
    params: ById,
    answerAs: Photo,
    handle: (call) =>
      call.commit(async (write) => {
        await approvePhoto(write, call.params.id);
        const photo = await findPhoto(write.db, write.viewer, call.params.id);
        if (!photo) throw notFound('This photo');
        return photo;
      }),
  }),
];
