import type { Route } from '#server/http/route.ts';
import { serve } from '#server/http/serve.ts';
import { askedVersion } from '#server/resource.ts';
import { calls } from '../contract.ts';
import { changeSettings } from './commands.ts';
import { readSettings } from './queries.ts';

const on = serve(calls);

export const settingsRoutes: Route[] = [
  on('GET /api/settings', {
    access: 'visitor',
    summary: 'What this residence calls things: product name, home side, streams, links, time zone, season',
    sharedUntil: () => ['settings'],
    handle: (call) => readSettings(call.db),
  }),
  on('PATCH /api/settings', {
    access: 'admin',
    summary: 'Change settings',
    handle: (call) => call.commit((write) => changeSettings(write, call.body, askedVersion(call))),
  }),
];
