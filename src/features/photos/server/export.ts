import { exportOfResource } from '#server/resources/exported-list.ts';
import { PhotoStatus, photos } from '../contract.ts';
import { listPhotos } from './queries.ts';

/** What is known of each photo, those that wait included; the pictures themselves stay where they are. */
export const photoExport = exportOfResource(photos, {
  title: 'Photos (without the pictures)',
  list: PhotoStatus.options.map(
    (status) =>
      (db, viewer, { cursor }) =>
        listPhotos(db, viewer, { status, cursor }),
  ),
});
