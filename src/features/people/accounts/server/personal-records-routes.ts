import { type Route, serveShared } from '#server/http/route.ts';
import type { PersonalRecords } from '#server/personal-records.ts';
import { accountsTag, officersTag, peopleTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { listJudges } from './queries.ts';

const shared = serveShared(endpoints);

/** The same for everybody: what is kept about one person is what the features keep about each. */
export const personalRecordsRoutes = (records: readonly PersonalRecords[]): Route[] => [
  shared('GET /api/user/records', {
    access: 'member',
    summary: 'What the village keeps about people, who sees it, for how long, and whom to ask',
    cacheTags: () => [accountsTag, officersTag, peopleTag],
    handle: async ({ db }) => {
      const judges = await listJudges(db);
      const names = (areAdmins: boolean) =>
        judges.filter(({ isAdmin }) => isAdmin === areAdmins).map(({ displayName }) => displayName);
      return { records: [...records], admins: names(true), officers: names(false) };
    },
  }),
];
