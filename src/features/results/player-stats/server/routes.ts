import { competitionsTag, competitionTag } from '#features/competition/competitions/cache-tags.ts';
import { gamesTag, resultsTag } from '#features/competition/games/cache-tags.ts';
import { playersTag, playerTag } from '#features/teams/players/cache-tags.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import { settingsTag } from '#platform/settings/cache-tags.ts';
import { notFound } from '#server/failure.ts';
import { serveShared } from '#server/http/route.ts';
import { endpoints } from '../contract.ts';
import { readLeaders, readPlayerCareer, readPlayerSeason } from './queries.ts';

const shared = serveShared(endpoints);

// Not `game:*`: the log has no live games, and results have a tag of their own.
const playedTags = (playerId: number) => [
  playerTag(playerId),
  playersTag,
  resultsTag,
  gamesTag,
  teamsTag,
  sportsTag,
  settingsTag,
];

export const playerStatsRoutes = [
  shared('GET /api/leaders', {
    access: 'member',
    summary: 'The leaders of each statistic of a sport, from box scores or typed totals',
    cacheTags: () => [
      ...[resultsTag, playersTag, playerTag.any, gamesTag, teamsTag, sportsTag, settingsTag],
      ...[competitionsTag, competitionTag.any],
    ],
    handle: (context) => readLeaders(context.db, context.query),
  }),
  shared('GET /api/players/:id/season', {
    access: 'member',
    summary: "A player's season, and the latest games",
    cacheTags: ({ params }) => playedTags(params.id),
    handle: async (context) => {
      const season = await readPlayerSeason(context.db, context.viewer, context.params.id);
      if (!season) throw notFound('This player');
      return season;
    },
  }),
  shared('GET /api/players/:id/career', {
    access: 'member',
    summary: "A player's seasons, best games and all games",
    cacheTags: ({ params }) => playedTags(params.id),
    handle: async (context) => {
      const career = await readPlayerCareer(context.db, context.viewer, context.params.id);
      if (!career) throw notFound('This player');
      return career;
    },
  }),
];
