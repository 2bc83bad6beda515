import { notFound } from '#server/failure.ts';
import { serve } from '#server/http/route.ts';
import { calls } from '../contract.ts';
import { toggleVisibility } from './commands.ts';
import { clubTable } from './queries.ts';

const on = serve(calls);

export const clubsRoutes = [
  on('POST /api/clubs/:id/toggle-visibility', {
    access: 'admin',
    basic: true,
    summary: 'Show a hidden club, or hide a visible one',
    handle: (call) =>
      call.commit(async (write) => {
        await toggleVisibility(write, call.params.id);
        const club = await clubTable.find(write.db, write.viewer, call.params.id);
        if (!club) throw notFound('This club');
        return club;
      }),
  }),
];
