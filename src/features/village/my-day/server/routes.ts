import { calendarEventsTag } from '#features/competition/calendar/cache-tags.ts';
import type { DutySource } from '#features/competition/calendar/server/extension-points.ts';
import { gamesTag, gameTag, ownRsvpsTag } from '#features/competition/games/cache-tags.ts';
import { meetsTag, meetTag } from '#features/competition/meets/cache-tags.ts';
import { venuesTag, venueTag } from '#features/competition/venues/cache-tags.ts';
import { myTeamsTags } from '#features/teams/my-teams/server/queries.ts';
import { type Route, serve } from '#server/http/route.ts';
import { endpoints } from '../contract.ts';
import { readOwnDay } from './queries.ts';

const on = serve(endpoints);

export const myDayRoutes = (duties: readonly DutySource[]): Route[] => [
  on('GET /api/user/day', {
    access: 'member',
    summary: 'What is yours from yesterday to the next fortnight: games, meets, events, and what waits for you',
    dependsOn: ({ viewer }) => [
      ...[gamesTag, gameTag.any, meetsTag, meetTag.any, venuesTag, venueTag.any],
      ...[ownRsvpsTag(viewer.accountId), calendarEventsTag(viewer.accountId), ...myTeamsTags(viewer.accountId)],
      ...duties.flatMap(({ dependsOn }) => dependsOn(viewer.accountId)),
    ],
    handle: ({ db, viewer, now }) => readOwnDay(db, viewer, duties, now),
  }),
];
