import type { Feed } from '../contract.ts';
import type { FeedRow } from './feed-queries.ts';

export const presentFeed = (feed: FeedRow, origin = ''): Feed => ({
  url: feed.secret === null ? null : `${origin}/api/calendar/${feed.secret}.ics`,
  ownEvents: feed.own_events === 1,
  rsvpGames: feed.rsvp_games === 1,
  teamIds: feed.teamIds,
});
