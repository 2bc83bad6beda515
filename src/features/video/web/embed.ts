import { embedUrlOf } from '#shared/youtube.ts';

export const embedHost = new URL(embedUrlOf('')).origin;

/** The player's address: it answers questions of this page, stays within its frame and suggests only its own channel. */
export function playerUrl(videoId: string, autoplay: boolean, from: string): string {
  const url = new URL(embedUrlOf(videoId));
  for (const [name, value] of Object.entries({ enablejsapi: '1', origin: from, playsinline: '1', rel: '0' })) {
    url.searchParams.set(name, value);
  }
  if (autoplay) url.searchParams.set('autoplay', '1');
  return url.href;
}
