import type { Video } from '#features/video/contract.ts';
import type { Viewer } from '#server/access.ts';
import { flag, type Row } from '#server/database/schema.ts';
import { canOf } from '#server/resource-access.ts';
import { videoUrlOf } from '#shared/youtube.ts';
import type { GameShown, Highlight, HighlightChange } from '../contract.ts';

/** How much a highlight is talked about. */
type Talk = Pick<Highlight, 'likesCount' | 'commentsCount'>;

export function presentHighlight(
  row: Row<'highlights'>,
  game: GameShown | null,
  { likesCount, commentsCount }: Talk,
  viewer: Viewer,
): Highlight {
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
    can: canOf(viewer),
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

export const presentVideo = (row: Row<'highlights'>): Video => ({
  id: row.video_id,
  title: row.title,
  description: row.description ?? '',
  source: 'YouTube',
  videoUrl: videoUrlOf({ id: row.video_id, kind: row.video_kind }),
  videoKind: row.video_kind,
  dateAdded: row.date_added,
  highlightId: row.id,
});
