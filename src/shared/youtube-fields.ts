import * as z from 'zod/mini';
import { longestLink, youtubeVideo } from './youtube.ts';

/** A link or an id, kept as typed and read again with `youtubeVideo`. */
export const YoutubeUrl = z.string().check(
  z.maxLength(longestLink),
  z.trim(),
  z.refine((typed) => youtubeVideo(typed) !== null, 'must be a YouTube link or the 11 characters of a video'),
);

export const YoutubeId = z.string().check(z.regex(/^[A-Za-z0-9_-]{11}$/, 'must be the 11 characters of a video'));
