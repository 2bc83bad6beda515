import { join } from 'node:path';
import * as z from 'zod/mini';
import { drawPoster, posterCount } from '#demo/art/poster.ts';
import { planDemoGames } from '#features/competition/games/server/demo/games.ts';
import type { DemoGame } from '#features/competition/games/server/demo/scores.ts';
import { ownGames } from '#features/media/highlights/server/demo/highlights.ts';
import { demoMembers } from '#features/people/accounts/server/demo/fill.ts';
import { addNotice } from '#features/people/notices/server/commands.ts';
import { SportCell } from '#features/teams/sports/server/demo/sports.ts';
import { NumberCell, readCsv } from '#server/data-files.ts';
import type { DemoArt } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import { photosTag } from '../../cache-tags.ts';
import { PhotoStatus } from '../../contract.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
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
  sport: z.exactOptional(SportCell),
  /** The village's how many last game of the sport it shows: 0 is the last. */
  game: z.exactOptional(z.union([NumberCell, z.literal('live')])),
  /** When it was sent in: after the game began, or without a game from today. */
  minutesIn: z._default(NumberCell, 0),
  daysAgo: z._default(NumberCell, 0),
  username: z.string(),
  status: PhotoStatus,
});

const photos = readCsv(join(import.meta.dirname, 'photos.csv'), PhotoRow);

export function planPhotos(now: Date): DemoPhoto[] {
  const games = planDemoGames(now);
  return photos.map(({ picture, number, sport, game, minutesIn, daysAgo, ...photo }) => {
    const shown = sport === undefined || game === undefined ? undefined : findShown(games, sport, game);
    const taken = shown ? Date.parse(shown.dateTime) + minutesIn * minute : now.getTime() - daysAgo * day;
    return {
      ...photo,
      ...(picture === 'poster' ? poster(number) : portrait(number)),
      dateAdded: new Date(Math.min(taken, now.getTime() - minute)).toISOString(),
      gameId: shown?.id ?? null,
    };
  });
}

const findShown = (games: readonly DemoGame[], sport: number, game: number | 'live'): DemoGame | undefined =>
  game === 'live' ? ownGames(games, sport, 'live')[0] : ownGames(games, sport, 'completed')[game];

interface DemoPhoto {
  title: string;
  description: string;
  status: PhotoStatus;
  imageUrl: string;
  width: number;
  height: number;
  colour: string;
  dateAdded: string;
  gameId: number | null;
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
    game_id: photo.gameId,
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
