import { hashToken, isMember, isToken, newToken } from '#server/access/access.ts';
import type { RequestContext } from '#server/http/route.ts';
import type { Write } from '#server/write.ts';
import type { LoginSecrets, University } from './university.ts';

/** Binds a campus login to the browser that began it. */
const campusCookie = 'va_campus';
/** For typing a password, and for a second factor. */
const beginningSeconds = 10 * 60;

/** To log in or join; to link the account that is logged in; or to set a password for it. */
export type Purpose = 'enter' | 'link' | 'password';

/** A session that somebody left open at the university may let in, but neither become an account's nor set its password. */
export const needsFreshLogin = (purpose: Purpose): boolean => purpose !== 'enter';

export interface BegunLogin extends LoginSecrets {
  purpose: Purpose;
  accountId: number | null;
}

type Context = Pick<RequestContext, 'viewer' | 'commit' | 'response' | 'cookies'>;

/** Begins a campus login; returns the address at the university to which the browser goes. */
export async function beginLogin(context: Context, university: University, purpose: Purpose): Promise<string> {
  const { address, state, nonce, verifier } = await university.begin({ isFresh: needsFreshLogin(purpose) });
  const token = newToken();
  const accountId = isMember(context.viewer) ? context.viewer.accountId : null;
  await context.commit(({ db, now }) =>
    db
      .insertInto('campus_logins')
      .values({
        token_hash: hashToken(token),
        state,
        nonce,
        verifier,
        purpose,
        account_id: accountId,
        expires_at: new Date(now.getTime() + beginningSeconds * 1000).toISOString(),
      })
      .execute(),
  );
  context.response.cookie(campusCookie, token, beginningSeconds);
  return address;
}

/** The login that this browser began. It is gone with this call, whatever comes of it; undefined if there is none. */
export async function takeBegunLogin(context: Context): Promise<BegunLogin | undefined> {
  const token = context.cookies[campusCookie];
  context.response.cookie(campusCookie, '', 0);
  if (!isToken(token)) return undefined;
  const begun = await context.commit(({ db, now }: Write) =>
    db
      .deleteFrom('campus_logins')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', now.toISOString())
      .returning(['state', 'nonce', 'verifier', 'purpose', 'account_id'])
      .executeTakeFirst(),
  );
  if (!begun) return undefined;
  const { account_id: accountId, purpose, ...secrets } = begun;
  return { ...secrets, accountId, purpose: purpose as Purpose };
}
