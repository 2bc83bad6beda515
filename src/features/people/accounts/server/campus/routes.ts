import * as z from 'zod/mini';
import { isMember, type Member } from '#server/access/access.ts';
import { isUniqueViolation } from '#server/database/engine.ts';
import { Failure } from '#server/failure.ts';
import type { FeatureContext } from '#server/feature.ts';
import {
  AnyRawResponse,
  type RequestContext,
  type Route,
  redirect,
  route,
  serve,
  serveShared,
} from '#server/http/route.ts';
import { lockRowForUpdate } from '#server/write.ts';
import { type CampusOutcome, endpoints } from '../../contract.ts';
import { atCampusLogin } from '../extension-points.ts';
import { respondToLogin } from '../login/login.ts';
import { makePasswordLink } from '../passwords/passwords.ts';
import { type BegunLogin, beginLogin, needsFreshLogin, type Purpose, takeBegunLogin } from './begun-logins.ts';
import { type Arrival, toArrival } from './claims.ts';
import { type Entry, enter } from './entering.ts';
import { findIdentity, linkIdentity, readCampusLink } from './identities.ts';
import { type CampusSettings, campusSettings } from './settings.ts';
import { CampusFailure, callbackPath, University } from './university.ts';

export interface CampusServices {
  settings: CampusSettings;
  university: University;
  keepers: ReturnType<typeof atCampusLogin.among>;
  log: FeatureContext['log'];
}

/** Undefined in a village without campus login. */
export function campusServices({ env, contributions, log }: FeatureContext): CampusServices | undefined {
  const settings = campusSettings(env);
  if (settings === undefined) return undefined;
  return { settings, university: new University(settings), keepers: atCampusLogin.among(contributions), log };
}

const on = serve(endpoints);

export const loginWaysRoute = (campus: CampusSettings | undefined): Route =>
  serveShared(endpoints)('GET /api/login/ways', {
    access: 'visitor',
    summary: 'How people log in here: with a password, at the university, or both',
    cacheTags: () => [],
    handle: () => ({ campus: campus?.button ?? null, passwords: campus?.passwords ?? 'everyone' }),
  });

/** What a provider sends back: the code and the state, or an error; some add more. */
const ProviderAnswer = z.record(z.string().check(z.maxLength(100)), z.string().check(z.maxLength(8_000)));
type AnswerContext = RequestContext<undefined, z.output<typeof ProviderAnswer>>;

export const campusRoutes = (services: CampusServices): Route[] => [
  on('POST /api/login/campus', {
    access: 'visitor',
    summary: 'Begin to log in at the university; returns the address to which the browser goes',
    limit: 'login',
    handle: (context) => begin(services, context, 'enter'),
  }),
  route({
    method: 'GET',
    path: callbackPath,
    access: 'visitor',
    summary: 'The university sends the browser back here, which then goes on to a page of the app',
    limit: 'login',
    query: ProviderAnswer,
    responseType: AnyRawResponse,
    redirects: true,
    handle: (context) => comeBack(services, context),
  }),
  route({
    method: 'GET',
    path: '/api/login/campus/leave',
    access: 'visitor',
    summary: 'Goes on to where people log out at the university, if it has such a page',
    limit: 'login',
    responseType: AnyRawResponse,
    redirects: true,
    handle: async () => redirect((await services.university.findLogoutAddress()) ?? pageFor('enter', 'stays')),
  }),
];

export async function begin(
  { university, log }: CampusServices,
  context: Parameters<typeof beginLogin>[0],
  purpose: Purpose,
): Promise<{ address: string }> {
  try {
    return { address: await beginLogin(context, university, purpose) };
  } catch (error) {
    if (!(error instanceof CampusFailure)) throw error;
    note(log, error);
    throw new Failure(503, 'Your university’s login cannot be reached right now. Please try again later.');
  }
}

async function comeBack(services: CampusServices, context: AnswerContext) {
  const begun = await takeBegunLogin(context);
  if (!begun) return redirect(pageFor('enter', 'again'));
  try {
    const isFresh = needsFreshLogin(begun.purpose);
    const claims = await services.university.finish(context.query, { ...begun, isFresh });
    return redirect(await act(services, context, begun, toArrival(claims, services.settings.rules)));
  } catch (error) {
    if (!(error instanceof CampusFailure)) throw error;
    note(services.log, error);
    return redirect(pageFor(begun.purpose, error.problem));
  }
}

/** Does what the login was begun for; returns the page that follows. */
async function act(services: CampusServices, context: AnswerContext, begun: BegunLogin, arrival: Arrival) {
  if (begun.purpose === 'enter') {
    const { session, outcome } = await once(() =>
      context.commit((write) => enter(write, context, arrival, services.keepers)),
    );
    if (session) respondToLogin(context, session);
    return pageFor('enter', outcome);
  }
  const { viewer } = context;
  // Whoever began it must still be logged in: another account would be linked, or given a password.
  if (!isMember(viewer) || viewer.accountId !== begun.accountId) return pageFor('enter', 'again');
  const asMember = { ...context, viewer };
  return begun.purpose === 'link'
    ? pageFor('link', await once(() => context.commit((write) => linkIdentity({ ...write, viewer }, arrival))))
    : offerPassword(asMember, arrival);
}

/** Somebody without a password who has just typed that of the university may set one for this village. */
async function offerPassword(context: AnswerContext & { viewer: Member }, arrival: Arrival): Promise<string> {
  const { accountId, username } = context.viewer;
  return context.commit(async (write) => {
    const identity = await findIdentity(write.db, arrival);
    if (identity?.account_id !== accountId) return pageFor('password', 'somebody-else');
    await lockRowForUpdate(write.db, 'accounts', accountId);
    // It got one meanwhile, and may be an admin's by now.
    if ((await readCampusLink(write.db, accountId)).hasPassword) return pageFor('password', 'again');
    const { token } = await makePasswordLink(write, accountId, { days: quarterOfAnHour });
    await write.audit({ act: 'campus.password', subject: `account:${accountId}`, detail: { username } });
    return `/auth#new-password=${token}`;
  });
}

const quarterOfAnHour = 1 / 96;

/** Somebody else may have taken the username, or the same person have joined or linked in another tab at this moment. */
async function once<T extends Entry | CampusOutcome>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return work();
  }
}

const pageFor = (purpose: Purpose, outcome: CampusOutcome): string =>
  `${purpose === 'enter' ? '/auth' : '/account'}#campus=${outcome}`;

/** Never the response itself, which may hold tokens. */
function note(log: FeatureContext['log'], { problem, cause }: CampusFailure): void {
  const { name, code } = Object(cause) as { name?: string; code?: string };
  const why = { problem, name, code, cause: innermost(cause) };
  log[problem === 'refused' || problem === 'again' ? 'info' : 'warn'](why, 'a campus login failed');
}

/** The library's own words on what did not fit; its causes hold the token. */
const innermost = (cause: unknown): string | undefined =>
  cause instanceof Error ? [cause.message, Object(cause.cause).message].filter(Boolean).join(': ') : undefined;
