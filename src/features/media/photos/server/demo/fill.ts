import { drawPoster, posterCount } from '#demo/art/poster.ts';
import { demoMembers } from '#features/people/accounts/server/demo/fill.ts';
import { addNotice } from '#features/people/notices/server/commands.ts';
import type { DemoArt } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import { photosTag } from '../../cache-tags.ts';
import type { PhotoStatus } from '../../contract.ts';

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

const pictures: [picture: Picture, title: string, description: string, daysAgo: number, username: string][] = [
  [poster(1), 'Tip-off under the lights', 'Village Court, Friday night.', 1, 'member'],
  [portrait(7), 'Captain before the anthem', defaultDescription, 1.3, 'officer'],
  [poster(4), 'First touch', 'The lower field after the rain.', 2, 'thandi.m'],
  [poster(3), 'Centre pass', defaultDescription, 3, 'lerato'],
  [poster(8), 'Board two', 'Nobody breathes in the reading room.', 4, 'priya_n'],
  [portrait(22), 'Player of the week', 'Eleven assists and one big smile.', 5, 'officer'],
  [poster(7), 'Diski on the gravel', defaultDescription, 6, 'sipho_k'],
  [poster(5), 'Between the posts', 'Karoo House had the wind, we had the boot.', 8, 'ruan.vw'],
  [poster(12), 'Short corner', defaultDescription, 9, 'zanele.g'],
  [portrait(41), 'Rookie of the month', 'Joined in week three, started in week five.', 10, 'tumelo'],
  [poster(9), 'Pom-poms up', 'The squad at half-time.', 12, 'robyn.h'],
  [poster(6), 'Grand final, map three', 'Lights off, headsets on.', 14, 'imraan'],
  [poster(10), 'Sunrise session', defaultDescription, 16, 'mashudu'],
  [poster(13), 'Free throw', 'Two to win it.', 18, 'member'],
  [portrait(58), 'The voice of the village', 'On the microphone since first year.', 20, 'officer'],
  [poster(15), 'Derby day', 'Drums, dust and three goals.', 23, 'unathi'],
  [poster(11), 'Trick shot night', defaultDescription, 26, 'lerato'],
  [poster(14), 'Huddle', 'What is said in there stays in there.', 30, 'thandi.m'],
  [poster(16), 'Mud season', defaultDescription, 34, 'ruan.vw'],
  [portrait(90), 'Most improved', 'Ask her about the stairs.', 38, 'officer'],
];

const waiting: [Picture, string, string, number, string] = [
  poster(2),
  'From the top of the stands',
  'Taken on my phone at the last home game.',
  0.2,
  'josh_d',
];

export const planPhotos = (now: Date): DemoPhoto[] => [
  ...pictures.map((photo) => photoOf(now, photo, 'approved')),
  photoOf(now, waiting, 'pending'),
];

function photoOf(
  now: Date,
  [picture, title, description, daysAgo, username]: (typeof pictures)[number],
  status: DemoPhoto['status'],
): DemoPhoto {
  const dateAdded = new Date(now.getTime() - daysAgo * day).toISOString();
  return { ...picture, title, description, status, dateAdded, username };
}

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
