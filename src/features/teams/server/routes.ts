import { serve } from '#server/http/serve.ts';
import { calls } from '../contract.ts';
import { settleTeam } from './commands.ts';
import { teamCrests } from './crest-queries.ts';

const on = serve(calls);

export const teamsRoutes = [
  on('GET /api/teams/crests', {
    access: 'member',
    summary: 'How teams are drawn that have no logo of their own: as the residences that they belong to',
    cacheTags: () => ['teams', 'team:*', 'residences', 'residence:*'],
    handle: ({ db }) => teamCrests(db),
  }),
  on('POST /api/teams/:id/residence', {
    access: 'admin',
    summary: 'Make a residence of the name of a team that belongs to none',
    handle: async (call) => {
      call.answer.status(201);
      return call.commit((write) => settleTeam(write, call.params.id));
    },
  }),
];
