import type { Route } from '#server/http/route.ts';
import { route } from '#server/http/route.ts';
import { askedVersion } from '#server/resource.ts';
import { SettingsAnswer, SettingsChange } from '../contract.ts';
import { changeSettings } from './commands.ts';
import { readSettings } from './queries.ts';

export const settingsRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/settings',
    access: 'visitor',
    summary: 'What this residence calls things: product name, home side, streams, links, time zone, season',
    answerAs: SettingsAnswer,
    sharedUntil: () => ['settings'],
    handle: (call) => readSettings(call.db),
  }),
  route({
    method: 'PATCH',
    path: '/api/settings',
    access: 'admin',
    summary: 'Change settings',
    body: SettingsChange,
    answerAs: SettingsAnswer,
    handle: (call) => call.commit((write) => changeSettings(write, call.body, askedVersion(call))),
  }),
];
