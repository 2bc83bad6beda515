import { serve } from '#server/http/route.ts';
import { endpoints } from '../contract.ts';
import { followTeam, unfollowTeam } from './commands.ts';
import { listMyTeams, myTeamsTags } from './queries.ts';

const on = serve(endpoints);

export const myTeamsRoutes = [
  on('GET /api/user/teams', {
    access: 'member',
    summary: 'Your teams: those that you play in, those that you follow, and those of your residence',
    dependsOn: ({ viewer }) => myTeamsTags(viewer.accountId),
    handle: ({ db, viewer }) => listMyTeams(db, viewer.accountId),
  }),
  on('POST /api/teams/:id/follow', {
    access: 'member',
    summary: 'Follow a team: it is one of yours from now on, and its news reaches you',
    handle: (context) =>
      context.commit(async (write) => {
        await followTeam(write, context.params.id);
        return listMyTeams(write.db, context.viewer.accountId);
      }),
  }),
  on('DELETE /api/teams/:id/follow', {
    access: 'member',
    summary: 'Unfollow a team',
    handle: (context) =>
      context.commit(async (write) => {
        await unfollowTeam(write, context.params.id);
        return listMyTeams(write.db, context.viewer.accountId);
      }),
  }),
];
