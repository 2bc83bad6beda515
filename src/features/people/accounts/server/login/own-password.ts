import type { Member } from '#server/access/access.ts';
import { Failure } from '#server/failure.ts';
import type { RequestContext } from '#server/http/route.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import { findAccount } from '../queries.ts';
import { failed } from './login.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { mayTry, stepUpCounter } from './throttle.ts';

type OwnContext = Pick<RequestContext<undefined, undefined, unknown, Member>, 'db' | 'now' | 'viewer'>;

/** Returns the hash that the typed password matches, or refuses. With `never`, no password is right. */
export async function mustKnowOwnPassword(
  context: OwnContext,
  throttle: LoginThrottle,
  { password, act, never = false }: { password: string; act: string; never?: boolean },
): Promise<string> {
  const { accountId } = context.viewer;
  const counter = stepUpCounter(throttle.limits, accountId);
  using tries = throttle.underWay.begin([counter.key]);
  await mayTry(context.db, counter, context.now, tries);
  const account = never ? undefined : await findAccount(context.db, accountId);
  const fits = await verifyPassword(account?.password_hash ?? null, password, listShares(accountId));
  if (fits && account) return account.password_hash;
  await failed(context.db, [counter], context, { act, subject: `account:${accountId}` });
  throw new Failure(403, 'Incorrect password', { code: 'wrong-password' });
}

export const listShares = (accountId: number): string[] => [`account ${accountId}`];
