import { accountsTag } from '#features/people/accounts/cache-tags.ts';
import { serve, serveAlike, serveShared } from '#server/http/route.ts';
import { accountResidenceTag, residencesTag, residenceTag, residentsTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { moveAccount } from './commands.ts';
import { homeResidences, listAccountResidences, listResidents, residenceNow } from './queries.ts';

const on = serve(endpoints);
const alike = serveAlike(endpoints);
const shared = serveShared(endpoints);

export const residencesRoutes = [
  shared('GET /api/residences/names', {
    access: 'visitor',
    summary: 'The residences of this village, for people who join',
    cacheTags: () => [residencesTag, residenceTag.any],
    handle: ({ db }) => homeResidences(db),
  }),
  on('GET /api/user/residence', {
    access: 'member',
    summary: 'Your residence',
    dependsOn: ({ viewer }) => [accountResidenceTag(viewer.accountId), residencesTag, residenceTag.any],
    handle: ({ db, viewer }) => residenceNow(db, viewer.accountId),
  }),
  on('PUT /api/user/residence', {
    access: 'member',
    summary: 'Set your residence from today on',
    handle: (context) =>
      context.commit(async (write) => {
        const { accountId } = write.viewer;
        await moveAccount(write, accountId, context.body);
        return residenceNow(write.db, accountId);
      }),
  }),
  alike('GET /api/people', {
    access: 'officer',
    summary: 'People by name, with their current residence',
    dependsOn: () => [accountsTag, residentsTag, residencesTag, residenceTag.any],
    handle: async (context) => {
      const page = await listResidents(context.db, context.query);
      context.response.nextPage(page.next);
      return page.rows;
    },
  }),
  on('GET /api/people/:id/residences', {
    access: 'officer',
    summary: "Somebody's residences, latest first",
    dependsOn: () => [residentsTag, residencesTag, residenceTag.any],
    handle: ({ db, params }) => listAccountResidences(db, params.id),
  }),
  on('PUT /api/people/:id/residence', {
    access: 'officer',
    summary: "Set or end somebody's residence from a given day",
    handle: (context) =>
      context.commit(async (write) => {
        const { id } = context.params;
        const isNew = await moveAccount(write, id, context.body);
        if (isNew) await write.audit({ act: 'account.move', subject: `account:${id}` });
        return residenceNow(write.db, id);
      }),
  }),
];
