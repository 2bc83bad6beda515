import { exportOfResource } from '#server/resources/exported-list.ts';
import { PhotoStatus, photos } from '../contract.ts';
import { listPhotos } from './queries.ts';

/** The fields of every photo, pending ones included, without the pictures themselves. */
export const photoExport = exportOfResource(photos, {
  title: 'Photos (without the pictures)',
  list: PhotoStatus.options.map(
    (status) =>
      (db, viewer, { cursor }) =>
        listPhotos(db, viewer, { status, cursor }),
  ),
});
