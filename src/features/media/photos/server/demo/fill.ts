import { join } from 'node:path';
import * as z from 'zod/mini';
import { drawPoster, posterCount } from '#demo/art/poster.ts';
import { demoMembers } from '#features/people/accounts/server/demo/fill.ts';
import { addNotice } from '#features/people/notices/server/commands.ts';
import { NumberCell, readCsv } from '#server/data-files.ts';
import type { DemoArt } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import { photosTag } from '../../cache-tags.ts';
import { PhotoStatus } from '../../contract.ts';

const day = 86_400_000;
const defaultDescription = 'Sports Event Photo';

type Picture = Pick<DemoPhoto, 'imageUrl' | 'width' | 'height' | 'colour'>;

const poster = (number: number): Picture => ({
  imageUrl: `/art/posters/${number}.svg`,
  width: 640,
  height: 360,
  colour: /stop-color="(#[0-9a-f]{6})"/.exec(drawPoster(number))?.[1] ?? '#1e66a8',
});
const portrait = (number: number): Picture => ({
  imageUrl: `/art/portraits/${number}.svg`,
  width: 600,
  height: 600,
  colour: '#8a8f88',
});

const PhotoRow = z.strictObject({
  picture: z.enum(['poster', 'portrait']),
  number: NumberCell,
  title: z.string(),
  description: z._default(z.string(), defaultDescription),
  daysAgo: NumberCell,
  username: z.string(),
  status: PhotoStatus,
});

const photos = readCsv(join(import.meta.dirname, 'photos.csv'), PhotoRow);

export const planPhotos = (now: Date): DemoPhoto[] =>
  photos.map(({ picture, number, daysAgo, ...photo }) => ({
    ...photo,
    ...(picture === 'poster' ? poster(number) : portrait(number)),
    dateAdded: new Date(now.getTime() - daysAgo * day).toISOString(),
  }));

interface DemoPhoto {
  title: string;
  description: string;
  status: PhotoStatus;
  imageUrl: string;
  width: number;
  height: number;
  colour: string;
  dateAdded: string;
  /** Who uploaded it. */
  username: string;
}

export const photosArt = (): DemoArt[] =>
  Array.from({ length: posterCount }, (_, at) => [`posters/${at + 1}.svg`, drawPoster(at + 1)]);

/** Adds the gallery, and a notice for the member whose photo was approved last. */
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
  write.changed(photosTag);
  const approved = photos.find(({ status, username }) => status === 'approved' && people.has(username));
  const uploader = approved && people.get(approved.username);
  if (!uploader) return;
  await addNotice({ ...write, now: new Date(approved.dateAdded) }, uploader.accountId, {
    kind: 'photo',
    title: 'Your photo was approved',
    text: `'${approved.title}' is in the gallery now.`,
    link: '/media?tab=photos',
  });
}
