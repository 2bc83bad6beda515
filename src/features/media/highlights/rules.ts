import type { Commentable } from '#features/community/conversation/contract.ts';
import { buildStillUrl } from '#shared/youtube.ts';
import type { Highlight } from './contract.ts';

export const commentableHighlight = { kind: 'highlight', path: '/api/highlights' } as const satisfies Commentable;

export const getStill = ({ thumbnail, videoId }: Pick<Highlight, 'thumbnail' | 'videoId'>): string =>
  thumbnail ?? buildStillUrl(videoId);

export const watchPath = (videoId: string, ref = '/media'): string =>
  `/media/watch?id=${encodeURIComponent(videoId)}&ref=${encodeURIComponent(ref).replaceAll('%2F', '/')}`;

export const unknownVideo = {
  title: 'Village Highlight',
  description: 'A moment from the village, worth a second look.',
};
