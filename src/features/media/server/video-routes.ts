import * as z from 'zod/mini';
import { isMember, type Viewer } from '#server/access.ts';
import { notFound, notLoggedIn } from '#server/failure.ts';
import { type Route, route } from '#server/http/route.ts';
import { resource } from '#server/resource.ts';
import { Episode, episodes, StreamAnswer, Subscription, Video, VideoKey } from '../contract.ts';
import { addEpisode, changeEpisode, removeEpisode, toggleSubscription } from './episode-commands.ts';
import { findEpisode, isSubscribed, latestEpisode, listEpisodes } from './episode-queries.ts';
import { findVideo, readStream } from './video-queries.ts';

const episodeRoutes: Route[] = [
  ...resource(episodes, {
    table: 'episodes',
    inUse: 'Other entries still refer to this episode',
    taken: 'There is an episode of that number already',
    list: listEpisodes,
    find: findEpisode,
    add: addEpisode,
    change: changeEpisode,
    remove: removeEpisode,
  }),
  route({
    method: 'GET',
    path: '/api/episodes/latest',
    access: 'member',
    summary: 'The episode of the highest number; null when there is none',
    answerAs: z.nullable(Episode),
    sharedUntil: () => ['episodes'],
    handle: (call) => latestEpisode(call.db, call.viewer),
  }),
  route({
    method: 'GET',
    path: '/api/episodes/subscription',
    access: 'member',
    summary: 'Whether one hears of new episodes',
    answerAs: Subscription,
    handle: async (call) => ({ subscribed: await isSubscribed(call.db, accountOf(call.viewer)) }),
  }),
  route({
    method: 'POST',
    path: '/api/episodes/subscription',
    access: 'member',
    summary: 'Subscribe to new episodes, or take that back',
    answerAs: Subscription,
    handle: (call) => call.commit((write) => toggleSubscription(write, accountOf(call.viewer))),
  }),
];

export const videoRoutes: Route[] = [
  ...episodeRoutes,
  route({
    method: 'GET',
    path: '/api/videos/:id',
    access: 'member',
    summary: 'What is known of a video, by its 11 characters or by the id of its highlight',
    params: z.strictObject({ id: VideoKey }),
    answerAs: Video,
    sharedUntil: () => ['highlights', 'episodes'],
    handle: async (call) => {
      const video = await findVideo(call.db, call.params.id);
      if (!video) throw notFound('This video');
      return video;
    },
  }),
  route({
    method: 'GET',
    path: '/api/stream',
    access: 'member',
    summary: 'The live stream: its video, and whether a game is live now',
    answerAs: StreamAnswer,
    sharedUntil: () => ['settings', 'games', 'teams', 'sports', 'counts:game'],
    handle: (call) => readStream(call.db, call.viewer),
  }),
];

function accountOf(viewer: Viewer): number {
  if (!isMember(viewer)) throw notLoggedIn();
  return viewer.accountId;
}
