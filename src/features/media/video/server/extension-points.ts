import type { Database } from '#server/database/schema.ts';
import { ExtensionPoint } from '#server/feature.ts';
import type { CacheTag } from '#shared/cache-tags.ts';
import type { Video, VideoKey } from '../contract.ts';

export interface VideoSource {
  tags: readonly CacheTag[];
  find(db: Database, key: VideoKey): Promise<Video | undefined>;
}

/** Each feature that has videos contributes one; the first that knows a video answers. */
export const videoSources = new ExtensionPoint<VideoSource>();
