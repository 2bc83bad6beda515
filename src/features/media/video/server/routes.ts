import type { Database } from '#server/database/schema.ts';
import { notFound } from '#server/failure.ts';
import { type Route, serveShared } from '#server/http/route.ts';
import { endpoints, type Video, type VideoKey } from '../contract.ts';
import type { VideoSource } from './extension-points.ts';

const shared = serveShared(endpoints);

export const videoRoutes = (sources: readonly VideoSource[]): Route[] => [
  shared('GET /api/videos/:id', {
    access: 'member',
    summary: 'A video by its 11-character YouTube id or the id of its highlight',
    cacheTags: () => sources.flatMap(({ tags }) => tags),
    handle: (context) => findVideo(context.db, sources, context.params.id),
  }),
];

async function findVideo(db: Database, sources: readonly VideoSource[], key: VideoKey): Promise<Video> {
  for (const source of sources) {
    const video = await source.find(db, key);
    if (video) return video;
  }
  throw notFound('This video');
}
