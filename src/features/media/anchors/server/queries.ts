import type { Video, VideoKey } from '#features/media/video/contract.ts';
import type { SearchSource } from '#platform/search/server/extension-points.ts';
import { isAsked, maxRows } from '#platform/search/server/queries.ts';
import { isAdmin } from '#server/access/access.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { dated, oldestFirst, plainTable } from '#server/resources/plain-table.ts';
import { buildVideoUrl, youtubeId, youtubeVideo } from '#shared/youtube.ts';
import { groundAnchorsTag, groundAnchorTag, residenceAnchorsTag, residenceAnchorTag } from '../cache-tags.ts';
import { groundAnchors, residenceAnchors } from '../contract.ts';
import { groundAnchorCaptain, groundAnchorMember } from '../position-keys.ts';
import { findSection } from '../rules.ts';

/** An anchor's video in the shape that the video page plays. */
export function presentVideo(row: Row<'residence_anchors'>, id: string): Video {
  const videoUrl = row.video_url ?? '';
  return {
    id,
    videoUrl,
    source: 'YouTube',
    highlightId: null,
    title: `${row.name}, ${row.position}`,
    description: row.bio ?? '',
    videoKind: youtubeVideo(videoUrl)?.kind ?? 'video',
    dateAdded: row.created_at,
  };
}

/** In the order in which they were added. Only admins see inactive anchors and email addresses. */
export const residenceAnchorTable = plainTable(residenceAnchors, {
  table: 'residence_anchors',
  order: oldestFirst,
  rowsPerPage: 100,
  seenBy: (viewer) => (isAdmin(viewer) ? {} : { active: 1 }),
  fresh: dated.fresh,
  shown: async (_db, _rows, viewer) => (row) => ({
    videoId: youtubeId(String(row['video_url'] ?? '')),
    ...(!isAdmin(viewer) && { email: null }),
  }),
});

export const groundAnchorTable = plainTable(groundAnchors, {
  table: 'ground_anchors',
  order: [
    { column: 'name_key', holds: 'text' },
    { column: 'id', holds: 'number' },
  ],
});

/** Finds the video of an active anchor. */
export async function findAnchorVideo(db: Database, key: VideoKey): Promise<Video | undefined> {
  if (typeof key === 'number') return undefined;
  const addresses = (['video', 'short'] as const).map((kind) => buildVideoUrl({ id: key, kind }));
  const row = await db
    .selectFrom('residence_anchors')
    .selectAll()
    .where('video_url', 'in', addresses)
    .where('active', '=', 1)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && presentVideo(row, key);
}

/** Only active anchors, for admins too: the directory shows no others. */
export const residenceAnchorSearch: SearchSource = {
  kind: 'residence-anchor',
  title: 'Residence Anchors',
  tags: { list: residenceAnchorsTag, row: residenceAnchorTag },
  dependsOn: [],
  texts: async (db, asked) => {
    const rows = await db
      .selectFrom('residence_anchors')
      .select(['id', 'name', 'position'])
      .where(isAsked('id', asked))
      .orderBy('id')
      .limit(maxRows(asked))
      .execute();
    return rows.map((row) => ({ id: row.id, name: row.name, also: `${row.position} ${findSection(row)}` }));
  },
  hits: async (db, _viewer, ids) => {
    const rows = await db
      .selectFrom('residence_anchors')
      .select(['id', 'name', 'position', 'photo'])
      .where('id', 'in', ids)
      .where('active', '=', 1)
      .execute();
    return rows.map(({ id, name, position, photo }) => ({
      id,
      title: name,
      detail: position,
      at: null,
      picture: photo,
      look: 'portrait' as const,
      path: `/residence-anchors#residence-anchor-${id}`,
    }));
  },
};

/** Members and captains only: Home shows no others. */
export const groundAnchorSearch: SearchSource = {
  kind: 'ground-anchor',
  title: 'Ground Anchor Members',
  tags: { list: groundAnchorsTag, row: groundAnchorTag },
  dependsOn: [],
  texts: async (db, asked) => {
    const rows = await db
      .selectFrom('ground_anchors')
      .select(['id', 'name', 'position'])
      .where(isAsked('id', asked))
      .orderBy('id')
      .limit(maxRows(asked))
      .execute();
    return rows.map(({ id, name, position }) => ({ id, name, also: position }));
  },
  hits: async (db, _viewer, ids) => {
    const rows = await db
      .selectFrom('ground_anchors')
      .select(['id', 'name', 'position', 'photo'])
      .where('id', 'in', ids)
      .where('position', 'in', [groundAnchorMember, groundAnchorCaptain])
      .execute();
    return rows.map(({ id, name, position, photo }) => ({
      id,
      title: name,
      detail: position,
      at: null,
      picture: photo,
      look: 'portrait' as const,
      path: `/home?ground-anchor=${id}`,
    }));
  },
};
