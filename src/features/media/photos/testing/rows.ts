import { randomBytes } from 'node:crypto';
import { findAccountId } from '#features/people/accounts/testing/rows.ts';
import { pictureService } from '#platform/uploads/server/services.ts';
import { insertRow, type World } from '#testing/world.ts';

const now = () => new Date().toISOString();

/** Adds a pending photo by the test's member, with an external picture. */
export async function addPendingPhoto(world: World): Promise<number> {
  const picture = { upload_id: null, image_url: '/art/posters/3.svg', width: null, height: null, colour: null };
  const row = { title: 'Warm-up', description: 'Before the game', status: 'pending' as const, date_added: now() };
  const uploaded_by = await findAccountId(world, 'member');
  return insertRow(
    world.db
      .insertInto('photos')
      .values({ ...row, ...picture, uploaded_by })
      .returning('id'),
  );
}

/** Adds a file of a photo in the gallery; returns its path. */
export async function addPictureFile(world: World): Promise<string> {
  const id = randomBytes(16).toString('hex');
  const bytes = Buffer.from('a picture');
  const { store } = await pictureService.of(world.context);
  await store.put(id, [{ width: 1, format: 'webp', bytes }]);
  const accountId = await findAccountId(world, 'member');
  const size = { width: 1, height: 1, colour: '#ffffff' };
  const upload = { id, purpose: 'photo', account_id: accountId, widths: '[1]', bytes: bytes.length };
  await world.db
    .insertInto('uploads')
    .values({ ...upload, ...size, created_at: new Date(0).toISOString() })
    .execute();
  const photo = { title: 'Shown', description: '', status: 'approved' as const, date_added: now() };
  await world.db
    .insertInto('photos')
    .values({ ...photo, ...size, upload_id: id, image_url: null, uploaded_by: accountId })
    .execute();
  return `/uploads/${id}/1.webp`;
}
