import * as z from 'zod/mini';
import { Id, IdText, YoutubeId } from '#shared/fields.ts';

export const Video = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  source: z.string(),
  videoUrl: z.string(),
  videoKind: z.enum(['video', 'short']),
  dateAdded: z.string(),
  highlightId: z.nullable(Id),
});
export type Video = z.infer<typeof Video>;

/** The 11 characters of a YouTube video, or a highlight's id. */
export const VideoKey = z.union([IdText, YoutubeId]);
export type VideoKey = z.infer<typeof VideoKey>;

export const endpoints = {
  'GET /api/videos/:id': { params: z.strictObject({ id: VideoKey }), response: Video },
};
