import { serve } from '#server/http/route.ts';
import { callOffEndpoints } from '../../call-off-contract.ts';
import { callOff } from './call-off-commands.ts';
import { proposeCallOff } from './proposal-queries.ts';

const on = serve(callOffEndpoints);

export const callOffRoutes = [
  on('POST /api/call-offs/proposal', {
    access: 'officer',
    streamsProgress: true,
    summary: 'Where the games of an evening, a venue or a court go if it is called off; nothing is stored',
    handle: ({ db, body, now, response }) => proposeCallOff(db, body, now, response.progress),
  }),
  on('POST /api/call-offs', {
    access: 'officer',
    summary: 'Call games off: move them as proposed or postpone them, with one message to each person',
    handle: (context) => context.commit((write) => callOff(write, context.body)),
  }),
];
