import { gamesByIds } from '#features/competition/games/server/queries.ts';
import { findPictures } from '#platform/uploads/server/queries.ts';
import { authorizeRead, type ViewerRole } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { afterCursor, inOrder, type OrderColumn, type Page, searchedPage } from '#server/resources/paging.ts';
import { type Photo, type PhotoFilters, type PhotoStatus, photosPerPage } from '../contract.ts';
import { maySeePhoto } from './policy.ts';
import { type PhotoRow, presentPhoto } from './present.ts';

const newestFirst: OrderColumn[] = [
  { column: 'date_added', holds: 'text', descending: true },
  { column: 'id', holds: 'number', descending: true },
];

export async function listPhotos(db: Database, viewer: ViewerRole, filters: PhotoFilters): Promise<Page<Photo>> {
  const { status = 'approved', limit: size = photosPerPage, q: typed, cursor } = filters;
  if (status === 'pending') authorizeRead(viewer, 'officer');
  if (typed) authorizeRead(viewer, 'admin');
  const page = await searchedPage({
    typed,
    size,
    cursor,
    read: (from, most) => queryPhotosPage(db, { ...filters, status, cursor: from }, most).execute(),
    getKey: (row) => [row.date_added, row.id],
    getText: ({ title, description }) => `${title} ${description}`,
  });
  return { rows: await presentPhotos(db, viewer, page.rows), next: page.next };
}

export async function findPhoto(db: Database, viewer: ViewerRole, id: number): Promise<Photo | undefined> {
  const row = await photos(db).where('id', '=', id).executeTakeFirst();
  if (!row || !maySeePhoto(viewer, row)) return undefined;
  const [photo] = await presentPhotos(db, viewer, [row]);
  return photo;
}

export async function mayReadPhotoFile(db: Database, viewer: ViewerRole, uploadId: string): Promise<boolean> {
  const row = await db.selectFrom('photos').select('status').where('upload_id', '=', uploadId).executeTakeFirst();
  return row !== undefined && maySeePhoto(viewer, row);
}

export async function countPendingPhotos(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('photos')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return Number(count);
}

function queryPhotosPage(db: Database, filters: PhotoFilters & { status: PhotoStatus }, most: number) {
  const { status, gameId, teamId, cursor } = filters;
  let query = photos(db).where('status', '=', status).where(afterCursor(newestFirst, cursor));
  if (gameId !== undefined) query = query.where('game_id', '=', gameId);
  if (teamId !== undefined) query = query.where('game_id', 'in', gamesOf(db, teamId));
  return query.orderBy(inOrder(newestFirst)).limit(most);
}

/** Two look-ups by index, rather than a walk over all games. */
function gamesOf(db: Database, teamId: number) {
  const away = db.selectFrom('games').select('id').where('away_team_id', '=', teamId);
  return db.selectFrom('games').select('id').where('home_team_id', '=', teamId).union(away);
}

function photos(db: Database) {
  return db
    .selectFrom('photos')
    .select(['id', 'version', 'title', 'description', 'status', 'upload_id', 'image_url'])
    .select(['date_added', 'width', 'height', 'colour', 'game_id'])
    .select(({ selectFrom }) =>
      selectFrom('accounts').select('display_name').whereRef('accounts.id', '=', 'photos.uploaded_by').as('uploader'),
    );
}

async function presentPhotos(db: Database, viewer: ViewerRole, rows: PhotoRow[]): Promise<Photo[]> {
  const pictures = await findPictures(
    db,
    rows.flatMap((row) => row.upload_id ?? []),
  );
  const games = await gamesByIds(db, viewer, [...new Set(rows.flatMap((row) => row.game_id ?? []))]);
  return rows.map((row) => {
    const picture = pictures.get(row.upload_id ?? '') ?? null;
    return presentPhoto(row, { picture, game: games.get(row.game_id ?? 0) ?? null }, viewer);
  });
}
