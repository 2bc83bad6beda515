import { notFound } from '#server/failure.ts';
import { route } from '#server/http/route.ts';
import { resource } from '#server/resource.ts';
import { ById } from '#shared/ids.ts';
import { clubs } from '../contract.ts';
import { toggleVisibility } from './commands.ts';
import { clubTable } from './queries.ts';

export const clubsRoutes = [
  ...resource(clubs, {
    alsoShows: ['sports'],
    inUse: 'This club is still in use',
    taken: 'There is a club of that name already',
    ...clubTable,
  }),
  route({
    method: 'POST',
    path: '/api/clubs/:id/toggle-visibility',
    access: 'admin',
    basic: true,
    summary: 'Show a hidden club, hide a visible one',
    params: ById,
    answerAs: clubs.Answer,
    handle: (call) =>
      call.commit(async (write) => {
        await toggleVisibility(write, call.params.id);
        const club = await clubTable.find(write.db, write.viewer, call.params.id);
        if (!club) throw notFound('This club');
        return { ...club, can: { edit: true, delete: true } };
      }),
  }),
];
