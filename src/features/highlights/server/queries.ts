import { countsFor, noCounts } from '#features/conversation/server/queries.ts';
import { gamesByIds } from '#features/games/server/queries.ts';
import type { Video, VideoKey } from '#features/video/contract.ts';
import type { Viewer } from '#server/access.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { fromCursor, isTextAndIdKey, type Page, pageOf } from '#server/paging.ts';
import { nameKey } from '#shared/name-key.ts';
import { type Highlight, type HighlightFilters, highlightsPerPage } from '../contract.ts';
import { presentHighlight, presentVideo } from './present.ts';

/** Newest first. */
export async function listHighlights(
  db: Database,
  viewer: Viewer,
  filters: HighlightFilters,
): Promise<Page<Highlight>> {
  const size = filters.limit ?? highlightsPerPage;
  const rows = await pageOfHighlights(db, filters, size + 1).execute();
  const page = pageOf(rows, (row) => [row.date_added, row.id], size);
  return { rows: await complete(db, viewer, page.rows), next: page.next };
}

export async function findHighlight(db: Database, viewer: Viewer, id: number): Promise<Highlight | undefined> {
  const rows = await db.selectFrom('highlights').selectAll().where('id', '=', id).execute();
  const [highlight] = await complete(db, viewer, rows);
  return highlight;
}

/** The newest that is featured, else the newest; null when there is none. */
export async function featuredHighlight(db: Database, viewer: Viewer): Promise<Highlight | null> {
  const rows = await db
    .selectFrom('highlights')
    .selectAll()
    .orderBy('featured', 'desc')
    .orderBy('date_added', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  const [highlight] = await complete(db, viewer, rows);
  return highlight ?? null;
}

/** By the id of a highlight, or by the video that it shows. */
export async function videoOfHighlight(db: Database, key: VideoKey): Promise<Video | undefined> {
  const row = await db
    .selectFrom('highlights')
    .selectAll()
    .where(typeof key === 'number' ? 'id' : 'video_id', '=', key)
    .orderBy('date_added', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && presentVideo(row);
}

/** The subject of a highlight, for its likes and comments; null when there is no such highlight. */
export async function highlightSubject(db: Database, _viewer: Viewer, id: number): Promise<number | null> {
  const row = await db.selectFrom('highlights').select('subject_id').where('id', '=', id).executeTakeFirst();
  return row?.subject_id ?? null;
}

/** The highlights that subjects belong to. */
export async function highlightsOfSubjects(
  db: Database,
  subjectIds: readonly number[],
): Promise<{ id: number; subjectId: number }[]> {
  if (subjectIds.length === 0) return [];
  return db
    .selectFrom('highlights')
    .select(['id', 'subject_id as subjectId'])
    .where('subject_id', 'in', subjectIds)
    .execute();
}

function pageOfHighlights(db: Database, { gameId, sport, cursor }: HighlightFilters, most: number) {
  const after = fromCursor(cursor, isTextAndIdKey);
  let query = db.selectFrom('highlights').selectAll().orderBy('date_added', 'desc').orderBy('id', 'desc').limit(most);
  if (gameId !== undefined) query = query.where('game_id', '=', gameId);
  if (sport !== undefined) query = query.where('game_id', 'in', gamesOfSport(db, sport));
  if (after) {
    const [date, id] = after;
    query = query
      .where('date_added', '<=', date)
      .where((eb) => eb.or([eb('date_added', '<', date), eb('id', '<', id)]));
  }
  return query;
}

const gamesOfSport = (db: Database, sport: string) =>
  db
    .selectFrom('games')
    .innerJoin('sports', 'sports.id', 'games.sport_id')
    .select('games.id')
    .where('sports.name_key', '=', nameKey(sport));

async function complete(db: Database, viewer: Viewer, rows: Row<'highlights'>[]): Promise<Highlight[]> {
  const talk = await countsFor(
    db,
    rows.map((row) => row.subject_id),
  );
  const games = await gamesByIds(db, viewer, [...new Set(rows.flatMap((row) => row.game_id ?? []))]);
  return rows.map((row) => {
    const game = row.game_id === null ? null : (games.get(row.game_id) ?? null);
    return presentHighlight(row, game, talk.get(row.subject_id) ?? noCounts, viewer);
  });
}
