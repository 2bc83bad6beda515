import type * as openid from 'openid-client';
import type { Claims } from './claims.ts';
import { type CampusSettings, isThisMachine } from './settings.ts';

export const callbackPath = '/api/login/campus/callback';

/** Its addresses hardly ever change; after a login that failed they are read again too, but not for each made-up one. */
const keptMs = 60 * 60_000;
const keptAfterFailureMs = 60_000;
/** For what needs a login just now: seconds since the university asked for its password. */
const maxAge = 300;

/** Why the university did not let somebody in, or could not be believed. */
export class CampusFailure extends Error {
  readonly problem: 'refused' | 'again' | 'unreachable' | 'untrusted';

  constructor(problem: CampusFailure['problem'], cause?: unknown) {
    super(`campus login: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** What belongs to one login, and to the browser that began it. */
export interface LoginSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** Whether the university has to ask for its password again. */
interface Freshness {
  isFresh: boolean;
}

/** The OpenID provider of this village, found with the first login. No token outlives a call. */
export class University {
  readonly #settings: CampusSettings;
  #found: { at: number; configuration: Promise<openid.Configuration> } | undefined;

  constructor(settings: CampusSettings) {
    this.#settings = settings;
  }

  async begin({ isFresh }: Freshness): Promise<LoginSecrets & { address: string }> {
    const client = await loadClient();
    const configuration = await this.#configuration();
    const secrets = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const address = client.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#settings.origin + callbackPath,
      scope: this.#settings.scopes,
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
      code_challenge_method: 'S256',
      ...(isFresh && { prompt: 'login', max_age: '0' }),
    });
    return { ...secrets, address: address.href };
  }

  /** Trades the code for who it is. Signature, issuer, audience, times, nonce and state are checked by the library. */
  async finish(
    query: Readonly<Record<string, string>>,
    { state, nonce, verifier, isFresh }: LoginSecrets & Freshness,
  ): Promise<Claims & { iss: string; sub: string }> {
    const address = new URL(callbackPath, this.#settings.origin);
    address.search = new URLSearchParams(query).toString();
    return within(this.#settings.timeout, async () => {
      const client = await loadClient();
      const configuration = await this.#configuration();
      try {
        const tokens = await client.authorizationCodeGrant(configuration, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          ...(isFresh && { maxAge }),
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new CampusFailure('untrusted');
        if (configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
        // Many universities tell groups only here. If it fails, so does the login: nobody is taken for less than they are.
        return { ...(await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)), ...claims };
      } catch (error) {
        if (this.#found && Date.now() > this.#found.at + keptAfterFailureMs) this.#found = undefined;
        throw toFailure(client, error);
      }
    });
  }

  /** Where to log out at the university; null if it has no such page, or cannot be asked. */
  async findLogoutAddress(): Promise<string | null> {
    try {
      const client = await loadClient();
      const configuration = await this.#configuration();
      if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
      return client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: `${this.#settings.origin}/` }).href;
    } catch {
      return null;
    }
  }

  async #configuration(): Promise<openid.Configuration> {
    const now = Date.now();
    if (this.#found === undefined || now < this.#found.at || now > this.#found.at + keptMs)
      this.#found = { at: now, configuration: this.#discover() };
    const { configuration } = this.#found;
    return configuration.catch((error: unknown) => {
      if (this.#found?.configuration === configuration) this.#found = undefined;
      throw new CampusFailure('unreachable', error);
    });
  }

  async #discover(): Promise<openid.Configuration> {
    const client = await loadClient();
    const { issuer, clientId, clientSecret, timeout } = this.#settings;
    const secretly: openid.ClientAuth = (provider, ...rest) => {
      const methods = provider.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
      const auth = methods.includes('client_secret_basic') ? client.ClientSecretBasic : client.ClientSecretPost;
      auth(clientSecret)(provider, ...rest);
    };
    return client.discovery(issuer, clientId, undefined, secretly, {
      timeout: timeout / 1000,
      // Without this, the library believes the token of a TLS connection without looking at its signature.
      execute: [client.enableNonRepudiationChecks, ...(isThisMachine(issuer) ? [client.allowInsecureRequests] : [])],
    });
  }
}

/** Loads on first use: a village without campus login never needs it. */
const loadClient = () => import('openid-client');

function toFailure(client: typeof openid, error: unknown): CampusFailure {
  if (error instanceof CampusFailure) return error;
  if (error instanceof client.AuthorizationResponseError) return new CampusFailure('refused', error);
  // The code was used already, or is too old.
  if (error instanceof client.ResponseBodyError && error.error === 'invalid_grant')
    return new CampusFailure('again', error);
  return new CampusFailure(isSilence(client, error) ? 'unreachable' : 'untrusted', error);
}

/** No answer came, or one that says that the university has a problem of its own. */
const isSilence = (client: typeof openid, error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof client.ClientError &&
    ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'].includes(error.code ?? ''));

async function within<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new CampusFailure('unreachable')), milliseconds);
  try {
    return await Promise.race([work(), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
