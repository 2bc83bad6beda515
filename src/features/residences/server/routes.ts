import { serve, serveShared } from '#server/http/route.ts';
import { calls } from '../contract.ts';
import { moveAccount, residenceTag, residentsTag } from './commands.ts';
import { homeResidences, listResidents, residenceNow, residencesOfAccount } from './queries.ts';

const on = serve(calls);
const shared = serveShared(calls);

export const residencesRoutes = [
  shared('GET /api/residences/names', {
    access: 'visitor',
    summary: 'The residences of this village, for people who join',
    cacheTags: () => ['residences', 'residence:*'],
    handle: ({ db }) => homeResidences(db),
  }),
  on('GET /api/user/residence', {
    access: 'member',
    summary: 'Your residence',
    dependsOn: ({ viewer }) => [residenceTag(viewer.accountId), 'residences', 'residence:*'],
    handle: ({ db, viewer }) => residenceNow(db, viewer.accountId),
  }),
  on('PUT /api/user/residence', {
    access: 'member',
    summary: 'Set your residence from today on',
    handle: (call) =>
      call.commit(async (write) => {
        const { accountId } = write.viewer;
        await moveAccount(write, accountId, call.body);
        return residenceNow(write.db, accountId);
      }),
  }),
  on('GET /api/people', {
    access: 'officer',
    summary: 'People by name, with their current residence',
    dependsOn: () => ['accounts', residentsTag, 'residences', 'residence:*'],
    handle: async (call) => {
      const page = await listResidents(call.db, call.query);
      call.response.nextPage(page.next);
      return page.rows;
    },
  }),
  on('GET /api/people/:id/residences', {
    access: 'officer',
    summary: "Somebody's residences, latest first",
    dependsOn: () => [residentsTag, 'residences', 'residence:*'],
    handle: ({ db, params }) => residencesOfAccount(db, params.id),
  }),
  on('PUT /api/people/:id/residence', {
    access: 'officer',
    summary: "Set or end somebody's residence from a given day",
    handle: (call) =>
      call.commit(async (write) => {
        const { id } = call.params;
        const isNew = await moveAccount(write, id, call.body);
        if (isNew) await write.audit({ act: 'account.move', subject: `account:${id}` });
        return residenceNow(write.db, id);
      }),
  }),
];
