import { sql } from 'kysely';
import type { Game } from '#features/competition/games/contract.ts';
import { gamesByIds } from '#features/competition/games/server/queries.ts';
import { addNotice } from '#features/people/notices/server/commands.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import type { Picture } from '#platform/uploads/contract.ts';
import { removeUpload } from '#platform/uploads/server/commands.ts';
import { authorize, isOfficer, type Member, type Officer } from '#server/access/access.ts';
import { badField, notFound } from '#server/failure.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import { pendingPhotosTag, photosTag, photoTag } from '../cache-tags.ts';
import type { NewPhoto, Photo, PhotoChange, PhotoForm, PhotoUploaded } from '../contract.ts';
import { defaultPhotoDescription, defaultPhotoTitle, photoPath } from '../rules.ts';
import { photoShown } from './events.ts';
import { mayApprovePhoto, mayDeletePhoto } from './policy.ts';
import { presentPhoto } from './present.ts';
import { findPhoto } from './queries.ts';

export async function addPhoto(write: Write<Member>, fresh: NewPhoto): Promise<number> {
  const game = await namedGame(write, fresh.gameId);
  const { id } = await write.db
    .insertInto('photos')
    .values({
      ...(await buildNames(write, fresh)),
      status: 'approved',
      upload_id: null,
      image_url: fresh.imageUrl,
      uploaded_by: write.viewer.accountId,
      date_added: fresh.dateAdded ?? write.now.toISOString(),
      width: null,
      height: null,
      colour: null,
      game_id: game?.id ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  write.happened(photoShown({ photoId: id, accountId: write.viewer.accountId }));
  return id;
}

export async function addUploadedPhoto(
  write: Write<Member>,
  form: PhotoForm,
  picture: Picture,
): Promise<PhotoUploaded> {
  const status = isOfficer(write.viewer) ? 'approved' : 'pending';
  const game = await namedGame(write, form.gameId);
  const { width, height, colour } = picture;
  const row = await write.db
    .insertInto('photos')
    .values({
      ...(await buildNames(write, form)),
      status,
      width,
      height,
      colour,
      upload_id: picture.id,
      image_url: null,
      uploaded_by: write.viewer.accountId,
      date_added: write.now.toISOString(),
      game_id: game?.id ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  write.changed(status === 'approved' ? photosTag : pendingPhotosTag);
  if (status === 'approved') {
    write.happened(photoShown({ photoId: row.id, accountId: row.uploaded_by }));
    await write.audit({ act: 'photo.upload', subject: `photo:${row.id}` });
  }
  const photo = presentPhoto({ ...row, uploader: write.viewer.displayName }, { picture, game }, write.viewer);
  return { title: photo.title, message: uploadMessages[status], photo };
}

const uploadMessages = {
  approved: 'Your photo is in the gallery now.',
  pending: 'Your photo will appear in the gallery once an officer or admin has approved it.',
};

export async function changePhoto(write: Write, current: Photo, fields: PhotoChange): Promise<void> {
  if (fields.gameId !== current.gameId) await namedGame(write, fields.gameId);
  const names = await buildNames(write, {
    title: fields.title === undefined ? current.title : fields.title,
    description: fields.description === undefined ? current.description : fields.description,
  });
  const elsewhere = fields.imageUrl !== undefined && fields.imageUrl !== current.imageUrl;
  const before = elsewhere ? await findUpload(write, current.id) : null;
  await write.db
    .updateTable('photos')
    .set({
      ...names,
      ...(elsewhere && { image_url: fields.imageUrl, upload_id: null, width: null, height: null, colour: null }),
      date_added: fields.dateAdded ?? current.dateAdded,
      game_id: fields.gameId === undefined ? current.gameId : fields.gameId,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', current.id)
    .execute();
  if (before !== null) await removeUpload(write, before);
  if (current.status === 'pending') write.changed(pendingPhotosTag);
}

/** Puts a photo into the gallery and notifies its uploader. Approving it once more changes nothing. */
export async function approvePhoto(write: Write<Officer>, id: number): Promise<void> {
  const photo = await findPhoto(write.db, write.viewer, id);
  if (!photo) throw notFound('This photo');
  await approvePhotos(write, [id]);
}

/** Puts the pending ones into the gallery; the others were approved or rejected meanwhile. */
export async function approvePhotos(write: Write<Officer>, ids: readonly number[]): Promise<{ approved: number[] }> {
  const shown: ApprovedPhoto[] = [];
  for (const id of inOneOrder(ids)) shown.push(...(await showPhoto(write, id)));
  if (shown.length > 0) write.changed(photosTag, pendingPhotosTag);
  for (const { id, uploaded_by } of shown) write.happened(photoShown({ photoId: id, accountId: uploaded_by }));
  await notifyUploaders(write, shown);
  return { approved: shown.map(({ id }) => id) };
}

/** Deletes the pending ones; the others were approved or rejected meanwhile. */
export async function rejectPhotos(write: Write<Officer>, ids: readonly number[]): Promise<{ rejected: number[] }> {
  const rejected: number[] = [];
  for (const id of inOneOrder(ids)) {
    const photo = await waitingPhoto(write, id);
    if (!photo) continue;
    await removePhoto(write, photo);
    write.changed(photosTag, photoTag(id));
    await write.audit({ act: 'photo.delete', subject: `photo:${id}`, detail: { before: photo } });
    rejected.push(id);
  }
  return { rejected };
}

/** The same order for everybody, so that two who decide about the same photos do not deadlock. */
const inOneOrder = (ids: readonly number[]) => [...new Set(ids)].sort((one, other) => one - other);

/** Holds the row until the commit. */
async function waitingPhoto(write: Write<Officer>, id: number): Promise<Photo | undefined> {
  await lockRowForUpdate(write.db, 'photos', id);
  const photo = await findPhoto(write.db, write.viewer, id);
  return photo && mayApprovePhoto(write.viewer, photo) ? photo : undefined;
}

interface ApprovedPhoto {
  id: number;
  title: string;
  uploaded_by: number | null;
}

async function showPhoto(write: Write<Officer>, id: number): Promise<ApprovedPhoto[]> {
  const photo = await waitingPhoto(write, id);
  if (!photo) return [];
  write.changed(photoTag(id));
  await write.audit({ act: 'photo.approve', subject: `photo:${id}`, detail: { title: photo.title } });
  return write.db
    .updateTable('photos')
    .set({ status: 'approved', version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning(['id', 'title', 'uploaded_by'])
    .execute();
}

async function notifyUploaders(write: Write, approved: readonly ApprovedPhoto[]): Promise<void> {
  for (const [accountId, photos] of Map.groupBy(approved, (photo) => photo.uploaded_by)) {
    if (accountId === null) continue;
    await addNotice(write, accountId, { kind: 'photo', ...describeApproval(photos) });
  }
}

function describeApproval([first, ...others]: readonly ApprovedPhoto[]): { title: string; text: string; link: string } {
  if (!first || others.length > 0) {
    const text = `${others.length + 1} of them are in the gallery now.`;
    return { title: 'Your photos were approved', text, link: '/media?tab=photos' };
  }
  return {
    title: 'Your photo was approved',
    text: `'${first.title}' is in the gallery now.`,
    link: photoPath(first.id),
  };
}

export async function removePhoto(write: Write, current: Photo): Promise<void> {
  authorize(write, mayDeletePhoto, current);
  const removed = await write.db
    .deleteFrom('photos')
    .where('id', '=', current.id)
    .returning('upload_id')
    .executeTakeFirstOrThrow();
  if (removed.upload_id !== null) await removeUpload(write, removed.upload_id);
  if (current.status === 'pending') write.changed(pendingPhotosTag);
}

/** Refuses a game that does not exist. */
async function namedGame(write: Write, id: number | null | undefined): Promise<Game | null> {
  if (id === null || id === undefined) return null;
  const game = (await gamesByIds(write.db, write.viewer, [id])).get(id);
  if (!game) throw badField('gameId', 'This is not a game of this village');
  return game;
}

async function buildNames(write: Write, { title, description }: Pick<PhotoForm, 'title' | 'description'>) {
  return {
    title: title || defaultPhotoTitle((await readSettings(write.db)).productName),
    description: description || defaultPhotoDescription,
  };
}

async function findUpload(write: Write, id: number): Promise<string | null> {
  const row = await write.db.selectFrom('photos').select('upload_id').where('id', '=', id).executeTakeFirst();
  return row?.upload_id ?? null;
}
