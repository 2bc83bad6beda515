import { type Examples, featureExamples } from '#testing/example.ts';
import {
  adminAdds,
  adminReads,
  adminWrites,
  anyone,
  anyoneAdds,
  members,
  officerAdds,
  type Statuses,
} from '#testing/statuses.ts';
import { testPassword, usernames } from '#testing/usernames.ts';
import {
  addAccountRow,
  addInvitation,
  addMemberSession,
  addOfficerRow,
  addPasswordLink,
  findAccountId,
} from './rows.ts';

const own: Examples = {
  'POST /api/login': {
    gets: anyone,
    body: () => ({ username: usernames.member, password: testPassword }),
    alone: 'session',
  },
  'POST /api/register': {
    gets: anyoneAdds,
    body: ({ word }) => ({ username: word(), password: 'lower-field-floodlight', isAdmin: false }),
    alone: 'session',
  },
  'POST /api/logout': { gets: members, alone: 'session' },
  'GET /api/user': { gets: members },
  'PATCH /api/user': { gets: members, body: ({ word }) => ({ displayName: word().slice(0, 20) }), alone: 'account' },
  'POST /api/user/password': {
    gets: members,
    body: () => ({ currentPassword: testPassword, newPassword: testPassword }),
    alone: 'account',
  },
  'GET /api/user/records': { gets: members },
  'GET /api/user/sessions': { gets: members },
  'DELETE /api/user/sessions': { gets: members, alone: 'account' },
  'DELETE /api/user/sessions/:id': { gets: [401, 200, 404, 404, 404, 404], row: addMemberSession },
  'POST /api/admin/verify': {
    gets: [401, 403, 403, 403, 200, 200],
    body: () => ({ password: testPassword }),
    alone: 'session',
  },
  'DELETE /api/admin/verify': { gets: members, alone: 'session' },
  'POST /api/ground-anchor/verify': {
    gets: [401, 403, 403, 200, 200, 200],
    body: () => ({ username: usernames.officer }),
  },
};

/** No university answers in these tests. */
const silence: Statuses = [503, 503, 503, 503, 503, 503];
const silenceForMembers: Statuses = [401, 503, 503, 503, 503, 503];
const sentOn: Statuses = [303, 303, 303, 303, 303, 303];

const campus: Examples = {
  'GET /api/login/ways': { gets: anyone },
  'POST /api/login/campus': { gets: silence },
  'GET /api/login/campus/callback': { gets: sentOn, query: 'code=made-up&state=made-up' },
  'GET /api/login/campus/leave': { gets: sentOn },
  'GET /api/user/campus': { gets: members },
  'POST /api/user/campus': { gets: silenceForMembers, body: () => ({ password: testPassword }) },
  'DELETE /api/user/campus': { gets: members },
  // Whoever has a password gets none by the university.
  'POST /api/user/campus/password': { gets: [401, 409, 409, 409, 409, 409] },
};

const administration: Examples = {
  'GET /api/admin/officers': { gets: adminReads },
  'POST /api/admin/officers': {
    gets: adminAdds,
    body: () => ({ username: usernames.otherMember }),
    undo: async (world) =>
      world.db
        .deleteFrom('officers')
        .where('account_id', '=', await findAccountId(world, 'otherMember'))
        .execute(),
  },
  'DELETE /api/admin/officers/:id': { gets: adminWrites, row: addOfficerRow },
  'GET /api/admin/users': { gets: adminReads },
  'POST /api/admin/users': { gets: adminAdds, body: ({ word }) => ({ username: word(), displayName: 'Ayanda Nkosi' }) },
  'GET /api/admin/invitations': { gets: adminReads },
  'POST /api/admin/invitations': { gets: adminAdds, body: () => ({ invited: 'Ayanda of Block C' }) },
  'DELETE /api/admin/invitations/:id': { gets: adminWrites, row: async (world) => (await addInvitation(world)).id },
  'POST /api/invitation': {
    gets: [401, 200, 200, 409, 200, 200],
    body: async (world) => ({ token: (await addInvitation(world)).token }),
    undo: async (world) =>
      world.db
        .deleteFrom('officers')
        .where('account_id', '!=', await findAccountId(world, 'officer'))
        .execute(),
  },
  'PATCH /api/admin/users/:id': { gets: adminWrites, row: addAccountRow, body: () => ({ isAdmin: false }) },
  'DELETE /api/admin/users/:id/sessions': { gets: adminWrites, row: addAccountRow },
  'POST /api/admin/users/:id/password-link': { gets: adminAdds, row: addAccountRow },
  'POST /api/password-links': {
    gets: officerAdds,
    body: async (world) => {
      const username = world.word();
      await addAccountRow({ db: world.db, word: () => username });
      return { username };
    },
  },
  'POST /api/password-link': {
    gets: anyone,
    body: async (world) => ({ token: await addPasswordLink(world), newPassword: 'a-mild-evening-by-the-nets' }),
    alone: 'session',
  },
  'GET /api/admin/audit': { gets: adminReads },
  'GET /api/admin/audit/acts': { gets: adminReads },
};

export const accountsExamples = featureExamples.contribution({ endpoints: { ...own, ...campus, ...administration } });
