import { notFound } from '#server/failure.ts';
import { serve } from '#server/http/route.ts';
import { launchTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { closeLaunch, openLaunch } from './commands.ts';
import { findLaunch, launchByToken } from './queries.ts';

const on = serve(endpoints);

export const launchesRoutes = [
  on('GET /api/admin/launch', {
    access: 'admin',
    summary: 'The open launch, with which many people can register on one evening; null without one',
    dependsOn: () => [launchTag],
    handle: ({ db, now }) => findLaunch(db, now),
  }),
  on('POST /api/admin/launch', {
    access: 'admin',
    summary: 'Open a launch: registrations with its link count neither for their address nor for the day',
    addsRow: true,
    handle: (context) => context.commit((write) => openLaunch(write, context.body)),
  }),
  on('DELETE /api/admin/launch', {
    access: 'admin',
    summary: 'Close the open launch; the accounts stay',
    handle: (context) => context.commit(closeLaunch),
  }),
  on('GET /api/launches/:token', {
    access: 'visitor',
    bySecret: true,
    summary: 'Until when people can register with this launch; 404 if it has ended or is full',
    dependsOn: () => [],
    handle: async ({ db, params, now, count }) => {
      const launch = await launchByToken(db, params.token, now);
      if (!launch) throw notFound('This launch');
      count('launch', params.token);
      return { closesAt: launch.closesAt };
    },
  }),
];
