import { demoMembers } from '#features/accounts/server/demo/members.ts';
import { addNotice } from '#features/notices/server/commands.ts';
import type { Write } from '#server/write.ts';
import { planPhotos } from './photos.ts';

/** Adds the gallery, and tells whose photo was approved last. */
export async function addDemoPhotos(write: Write): Promise<void> {
  const people = await demoMembers(write);
  const photos = planPhotos(write.now);
  const rows = photos.map((photo) => ({
    title: photo.title,
    description: photo.description,
    status: photo.status,
    image_url: photo.imageUrl,
    width: photo.width,
    height: photo.height,
    colour: photo.colour,
    date_added: photo.dateAdded,
    upload_id: null,
    uploaded_by: people.get(photo.username)?.accountId ?? null,
  }));
  await write.db.insertInto('photos').values(rows).execute();
  write.changed('photos');
  const told = photos.find(({ status, username }) => status === 'approved' && people.has(username));
  const uploader = told && people.get(told.username);
  if (!uploader) return;
  await addNotice({ ...write, now: new Date(told.dateAdded) }, uploader.accountId, {
    kind: 'photo',
    title: 'Your photo was approved',
    text: `'${told.title}' is in the gallery now.`,
    link: '/media?tab=photos',
  });
}
