import { notFound } from '#server/failure.ts';
import { serve } from '#server/http/route.ts';
import { endpoints } from '../contract.ts';
import { toggleVisibility } from './commands.ts';
import { clubTable } from './queries.ts';

const on = serve(endpoints);

export const clubsRoutes = [
  on('POST /api/clubs/:id/toggle-visibility', {
    access: 'admin',
    basic: true,
    summary: 'Show a hidden club, or hide a visible one',
    handle: (context) =>
      context.commit(async (write) => {
        await toggleVisibility(write, context.params.id);
        const club = await clubTable.find(write.db, write.viewer, context.params.id);
        if (!club) throw notFound('This club');
        return club;
      }),
  }),
];
