import { sql } from 'kysely';
import { newCommentable } from '#features/community/conversation/server/commands.ts';
import { countsFor, noCounts } from '#features/community/conversation/server/queries.ts';
import { gamesByIds } from '#features/competition/games/server/queries.ts';
import type { Video, VideoKey } from '#features/media/video/contract.ts';
import type { SearchSource } from '#platform/search/server/extension-points.ts';
import { isAsked, maxRows } from '#platform/search/server/queries.ts';
import type { ViewerRole } from '#server/access/access.ts';
import type { Database, Row } from '#server/database/schema.ts';
import type { OrderColumn } from '#server/resources/paging.ts';
import { newestFirst, type PlainRow, plainTable } from '#server/resources/plain-table.ts';
import { nameKey } from '#shared/names.ts';
import { buildVideoUrl } from '#shared/youtube.ts';
import { highlightsTag, highlightTag } from '../cache-tags.ts';
import { type Highlight, highlights } from '../contract.ts';
import { getStill, watchPath } from '../rules.ts';

export const presentVideo = (row: Row<'highlights'>): Video => ({
  id: row.video_id,
  title: row.title,
  description: row.description ?? '',
  source: 'YouTube',
  videoUrl: buildVideoUrl({ id: row.video_id, kind: row.video_kind }),
  videoKind: row.video_kind,
  dateAdded: row.date_added,
  highlightId: row.id,
});

const lastAddedFirst: OrderColumn[] = [{ column: 'date_added', holds: 'text', descending: true }, ...newestFirst];

export const highlightTable = plainTable(highlights, {
  table: 'highlights',
  order: lastAddedFirst,
  rowsPerPage: 24,
  fresh: async (write) => ({ subject_id: await newCommentable(write, 'highlight') }),
  shown: gamesAndComments,
  narrowed: (filters) => [...ofSport(filters), ...ofTeam(filters)],
});

export const featuredHighlight = (db: Database, viewer: ViewerRole): Promise<Highlight | null> =>
  highlightTable.first(db, viewer, {
    order: [{ column: 'featured', holds: 'number', descending: true }, ...lastAddedFirst],
  });

export async function findHighlightVideo(db: Database, key: VideoKey): Promise<Video | undefined> {
  const row = await db
    .selectFrom('highlights')
    .selectAll()
    .where(typeof key === 'number' ? 'id' : 'video_id', '=', key)
    .orderBy('date_added', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && presentVideo(row);
}

export async function highlightCommentable(db: Database, _viewer: ViewerRole, id: number): Promise<number | null> {
  const row = await db.selectFrom('highlights').select('subject_id').where('id', '=', id).executeTakeFirst();
  return row?.subject_id ?? null;
}

export async function findHighlightsByCommentable(
  db: Database,
  commentableIds: readonly number[],
): Promise<{ id: number; commentableId: number }[]> {
  if (commentableIds.length === 0) return [];
  return db
    .selectFrom('highlights')
    .select(['id', 'subject_id as commentableId'])
    .where('subject_id', 'in', commentableIds)
    .execute();
}

async function gamesAndComments(db: Database, rows: readonly PlainRow[], viewer: ViewerRole) {
  const talk = await countsFor(db, numbersIn(rows, 'subject_id'));
  const games = await gamesByIds(db, viewer, [...new Set(numbersIn(rows, 'game_id'))]);
  return ({ video_id: videoId, video_kind: videoKind, game_id, subject_id }: PlainRow) => {
    const counts = talk.get(Number(subject_id)) ?? noCounts;
    const game = games.get(Number(game_id)) ?? null;
    return { videoId, videoKind, game, ...counts, likes: counts.likesCount, comments: counts.commentsCount };
  };
}

const numbersIn = (rows: readonly PlainRow[], column: string): number[] =>
  rows.map((row) => row[column]).filter((value) => typeof value === 'number');

function ofSport({ sport }: { sport?: string | undefined }) {
  if (sport === undefined) return [];
  const games = sql`select games.id from games inner join sports on sports.id = games.sport_id`;
  return [sql`game_id in (${games} where sports.name_key = ${nameKey(sport)})`];
}

function ofTeam({ teamId }: { teamId?: number | undefined }) {
  if (teamId === undefined) return [];
  // Two look-ups by index, rather than a walk over all games.
  const side = (column: string) => sql`select id from games where ${sql.ref(column)} = ${teamId}`;
  return [sql`game_id in (${side('home_team_id')} union ${side('away_team_id')})`];
}

/** Searches titles only: captions are jokes as often as not, and a hit does not show them. */
export const highlightSearch: SearchSource = {
  kind: 'highlight',
  title: 'Highlights',
  tags: { list: highlightsTag, row: highlightTag },
  dependsOn: [],
  texts: async (db, asked) => {
    const rows = await db
      .selectFrom('highlights')
      .select(['id', 'title', 'date_added'])
      .where(isAsked('id', asked))
      .orderBy('id')
      .limit(maxRows(asked))
      .execute();
    return rows.map(({ id, title, date_added }) => ({ id, name: title, weight: Date.parse(date_added) }));
  },
  hits: async (db, _viewer, ids) => {
    const rows = await db
      .selectFrom('highlights')
      .select(['id', 'title', 'video_id as videoId', 'thumbnail', 'date_added'])
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ id, title, date_added, ...still }) => ({
      id,
      title,
      detail: null,
      at: date_added,
      picture: getStill(still),
      // Links by the highlight's own id: several may be cut from one video.
      look: 'still' as const,
      path: watchPath(String(id), '/more'),
    }));
  },
};
