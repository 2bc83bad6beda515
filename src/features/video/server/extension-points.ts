import type { Database } from '#server/database/schema.ts';
import { ExtensionPoint } from '#server/extension-point.ts';
import type { Video, VideoKey } from '../contract.ts';

export interface VideoSource {
  tags: readonly string[];
  find(db: Database, key: VideoKey): Promise<Video | undefined>;
}

/** Filled by each feature that has videos; the first that knows one tells of it. */
export const videoSources = new ExtensionPoint<VideoSource>();
