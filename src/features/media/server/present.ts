import type { Picture } from '#features/uploads/contract.ts';
import { largestUrl, sourceSet } from '#features/uploads/rules.ts';
import type { Viewer } from '#server/access.ts';
import { flag, type Row } from '#server/database/schema.ts';
import { videoUrlOf } from '#shared/youtube.ts';
import type { Episode, GameShown, Highlight, HighlightChange, Photo, Video } from '../contract.ts';
import { mayApprovePhoto, mayDeletePhoto, mayEditEpisodes, mayEditHighlights, mayEditPhotos } from './policy.ts';

/** How much a highlight is talked about. */
type Talk = Pick<Highlight, 'likesCount' | 'commentsCount'>;

export function presentHighlight(
  row: Row<'highlights'>,
  game: GameShown | null,
  { likesCount, commentsCount }: Talk,
  viewer: Viewer,
): Highlight {
  const may = mayEditHighlights(viewer);
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    videoUrl: videoUrlOf({ id: row.video_id, kind: row.video_kind }),
    videoId: row.video_id,
    videoKind: row.video_kind,
    thumbnail: row.thumbnail,
    description: row.description,
    duration: row.duration,
    featured: row.featured === 1,
    dateAdded: row.date_added,
    gameId: row.game_id,
    game: game && shown(game),
    likesCount,
    commentsCount,
    likes: likesCount,
    comments: commentsCount,
    can: { edit: may, delete: may },
  };
}

/** The way in, beside the way out: what people fill in, as columns. A field that is not given stays as it was. */
export const highlightColumns = (typed: HighlightChange, current: Highlight | null) => ({
  title: typed.title ?? current?.title ?? '',
  thumbnail: given(typed.thumbnail, current?.thumbnail),
  description: given(typed.description, current?.description) || null,
  duration: given(typed.duration, current?.duration) || null,
  featured: flag(typed.featured ?? current?.featured ?? false),
  game_id: given(typed.gameId, current?.gameId),
});

const given = <T>(typed: T | null | undefined, kept: T | null | undefined): T | null =>
  (typed === undefined ? kept : typed) ?? null;

const shown = (game: GameShown): GameShown => ({
  id: game.id,
  sport: game.sport,
  homeTeam: game.homeTeam,
  awayTeam: game.awayTeam,
  dateTime: game.dateTime,
  location: game.location,
  status: game.status,
  homeScore: game.homeScore,
  awayScore: game.awayScore,
});

/** A row of photos without the one column that is nobody's business. */
export type PhotoRow = Omit<Row<'photos'>, 'uploaded_by'>;

export function presentPhoto(row: PhotoRow, picture: Picture | null, viewer: Viewer): Photo {
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    description: row.description,
    status: row.status,
    imageUrl: picture ? largestUrl(picture) : (row.image_url ?? ''),
    sources: picture ? sourcesOf(picture) : [],
    width: row.width,
    height: row.height,
    colour: row.colour,
    dateAdded: row.date_added,
    can: {
      edit: mayEditPhotos(viewer),
      delete: mayDeletePhoto(viewer, row),
      approve: mayApprovePhoto(viewer, row),
    },
  };
}

const sourcesOf = (picture: Picture): Photo['sources'] =>
  (['avif', 'webp'] as const)
    .map((format) => ({ type: `image/${format}`, srcSet: sourceSet(picture, format) }))
    .filter(({ srcSet }) => srcSet !== '');

export const presentHighlightVideo = (row: Row<'highlights'>): Video => ({
  id: row.video_id,
  title: row.title,
  description: row.description ?? '',
  source: 'YouTube',
  videoUrl: videoUrlOf({ id: row.video_id, kind: row.video_kind }),
  videoKind: row.video_kind,
  dateAdded: row.date_added,
  highlightId: row.id,
});

export const presentEpisodeVideo = (row: Row<'episodes'>): Video => ({
  id: row.video_id,
  title: row.title,
  description: row.description,
  source: 'YouTube',
  videoUrl: videoUrlOf({ id: row.video_id, kind: 'video' }),
  videoKind: 'video',
  dateAdded: row.published_on,
  highlightId: null,
});

export function presentEpisode(row: Row<'episodes'>, viewer: Viewer): Episode {
  const may = mayEditEpisodes(viewer);
  return {
    id: row.id,
    version: row.version,
    series: row.series,
    number: row.number,
    title: row.title,
    description: row.description,
    videoUrl: videoUrlOf({ id: row.video_id, kind: 'video' }),
    videoId: row.video_id,
    duration: row.duration,
    publishedDate: row.published_on,
    tags: JSON.parse(row.tags),
    next: row.next_title === null || row.next_text === null ? null : { title: row.next_title, text: row.next_text },
    can: { edit: may, delete: may },
  };
}
