import type { Member } from '#server/access/access.ts';
import { accountTag } from '#server/access/viewers.ts';
import { conflict, forbidden } from '#server/failure.ts';
import { type Route, serve } from '#server/http/route.ts';
import { lockRowForUpdate } from '#server/write.ts';
import { type CampusLink, endpoints } from '../../contract.ts';
import type { LoginThrottle } from '../login/login-throttle.ts';
import { mustKnowOwnPassword } from '../login/own-password.ts';
import { mustHaveTriesLeft, stepUpCounter } from '../login/throttle.ts';
import { readCampusLink, unlinkIdentities } from './identities.ts';
import { begin, type CampusServices } from './routes.ts';

const on = serve(endpoints);

/** The logged-in account's link to the university. */
export const ownCampusRoutes = (services: CampusServices, throttle: LoginThrottle): Route[] => [
  on('GET /api/user/campus', {
    access: 'member',
    summary: 'Whether you can log in at the university, and whether you have a password here',
    dependsOn: ({ viewer }) => [accountTag(viewer.accountId)],
    handle: ({ db, viewer }) => readCampusLink(db, viewer.accountId),
  }),
  on('POST /api/user/campus', {
    access: 'member',
    summary: 'Begin to link your account at the university, with your password here',
    limit: 'login',
    handle: async (context) => {
      const { password } = context.body;
      // A link is another way in, so that a session alone is not enough to make one.
      await mustKnowOwnPassword(context, throttle, { password, act: 'campus.refused' });
      await mustHaveTriesLeft(context.db, stepUpCounter(throttle.limits, context.viewer.accountId), context.now);
      return begin(services, context, 'link');
    },
  }),
  on('DELETE /api/user/campus', {
    access: 'member',
    summary: 'Unlink your account at the university; you then log in with your password',
    handle: (context) =>
      context.commit(async (write) => {
        const { accountId } = write.viewer;
        await lockRowForUpdate(write.db, 'accounts', accountId);
        mustKeepAWayIn(services, write.viewer, await readCampusLink(write.db, accountId));
        await unlinkIdentities(write);
        return readCampusLink(write.db, accountId);
      }),
  }),
  on('POST /api/user/campus/password', {
    access: 'member',
    summary: 'Begin to set a password where there is none: the university asks for its own first',
    limit: 'login',
    handle: async (context) => {
      mustMayUsePassword(services, context.viewer);
      // The password that there is guards the admin area, which a login at the university does not open.
      if ((await readCampusLink(context.db, context.viewer.accountId)).hasPassword)
        throw conflict('You have a password already: change it with the one that you have');
      return begin(services, context, 'password');
    },
  }),
];

function mustKeepAWayIn(services: CampusServices, viewer: Member, { hasPassword }: CampusLink): void {
  mustMayUsePassword(services, viewer);
  if (!hasPassword) throw conflict('Set a password first: without it you could not log in any more');
}

function mustMayUsePassword({ settings }: CampusServices, { isAdmin }: Member): void {
  if (settings.passwords === 'admins' && !isAdmin) throw forbidden('Members log in without a password here');
}
