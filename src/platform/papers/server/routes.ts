import { type Route, serve, serveShared } from '#server/http/route.ts';
import type { PersonalRecords } from '#server/personal-records.ts';
import { papersTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { writePaper } from './commands.ts';
import { privacyTemplate } from './privacy-template.ts';
import { readPaper } from './queries.ts';

const on = serve(endpoints);
const shared = serveShared(endpoints);

export const papersRoutes = (records: readonly PersonalRecords[]): Route[] => [
  shared('GET /api/papers/:name', {
    access: 'visitor',
    summary: 'A text that the admins wrote: privacy, imprint, or whom to ask about accessibility',
    cacheTags: () => [papersTag],
    handle: ({ db, params }) => readPaper(db, params.name),
  }),
  on('PUT /api/papers/:name', {
    access: 'admin',
    summary: 'Write such a text; an empty one takes it back',
    handle: ({ commit, params, body }) => commit((write) => writePaper(write, params.name, body)),
  }),
  shared('GET /api/admin/privacy-template', {
    access: 'admin',
    summary: 'A privacy text to start from, with what this village stores',
    cacheTags: () => [],
    handle: async () => ({ text: privacyTemplate(records) }),
  }),
];
