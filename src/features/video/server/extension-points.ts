import type { Database } from '#server/database/schema.ts';
import { ExtensionPoint } from '#server/feature.ts';
import type { Video, VideoKey } from '../contract.ts';

export interface VideoSource {
  tags: readonly string[];
  find(db: Database, key: VideoKey): Promise<Video | undefined>;
}

/** Each feature that has videos contributes one; the first that knows a video answers. */
export const videoSources = new ExtensionPoint<VideoSource>();
