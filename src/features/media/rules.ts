import { stillUrlOf } from '#shared/youtube.ts';
import type { Episode, Highlight } from './contract.ts';

/** What a photo is called when nobody named it. */
export const defaultPhotoTitle = (productName: string): string => `${productName} Photo`;
export const defaultPhotoDescription = 'Sports Event Photo';

/** The still of a highlight: its own, else the one that YouTube keeps. */
export const stillOf = ({ thumbnail, videoId }: Pick<Highlight, 'thumbnail' | 'videoId'>): string =>
  thumbnail ?? stillUrlOf(videoId);

export const watchPath = (videoId: string, ref = '/media'): string =>
  `/media/watch?id=${encodeURIComponent(videoId)}&ref=${encodeURIComponent(ref).replaceAll('%2F', '/')}`;

export const episodePath = ({ number }: Pick<Episode, 'number'>): string => `/video-player?episode=${number}`;

/** What is watched when a video is known to nobody here. */
export const unknownVideo = {
  title: 'Village Highlight',
  description: 'A moment from the village, worth a second look.',
};
