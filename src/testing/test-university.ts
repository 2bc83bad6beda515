import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Provider from 'oidc-provider';

export const campusClient = { id: 'village', secret: 'a-secret-between-village-and-university' };

type Answers = Record<string, unknown>;

/** A real OpenID provider (`oidc-provider`) on a free port, with a page that asks for a name alone. */
export interface TestUniversity extends AsyncDisposable {
  issuer: string;
  /** What it says of whom, by their subject. A subject that is missing here is known, and has no other claims. */
  people: Map<string, Answers>;
  /** Changes the claims of each ID token before it is signed anew, as a provider that is wrong or hostile would. */
  forge: ((claims: Answers) => Answers) | undefined;
  /** Requests to these paths get no response, until the connection is given up. */
  silent: string[];
  /** Requests to these paths fail. */
  broken: string[];
  /** How often each path was asked for. */
  asked: Map<string, number>;
  /** New keys; the old ones are gone. */
  rotateKeys(): void;
  /** Signs ID tokens with a key that it does not publish. */
  signsWrongly: boolean;
  /** Goes through its pages as a browser does; returns where that ends in the village: the path with the code. */
  logIn(address: string, subject: string): Promise<string>;
}

export async function startUniversity(village: string, settings: { port?: number } = {}): Promise<TestUniversity> {
  let provider: Provider;
  let keys: ReturnType<typeof newKeys>;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', issuer);
    university.asked.set(pathname, (university.asked.get(pathname) ?? 0) + 1);
    if (university.silent.includes(pathname)) return;
    if (university.broken.includes(pathname)) response.writeHead(500).end();
    else if (pathname.startsWith('/interaction/')) void askWhoItIs(provider, request, response);
    else void provider.callback()(request, response);
  });
  server.listen(settings.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const university: TestUniversity = {
    issuer,
    people: new Map(),
    forge: undefined,
    silent: [],
    broken: [],
    asked: new Map(),
    signsWrongly: false,
    rotateKeys: () => {
      keys = newKeys();
      provider = buildProvider(issuer, village, keys.jwk, university);
      provider.use(async (context, next) => {
        await next();
        const body: unknown = context.body;
        if (!isTokenAnswer(body)) return;
        const secret = university.signsWrongly ? newKeys().secret : keys.secret;
        body.id_token = forged(body.id_token, university.forge ?? ((claims) => claims), secret);
      });
    },
    logIn: walkThrough,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  university.rotateKeys();
  return university;
}

function buildProvider(issuer: string, village: string, jwk: Answers, university: TestUniversity): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: campusClient.id,
        client_secret: campusClient.secret,
        redirect_uris: [`${village}/api/login/campus/callback`],
        post_logout_redirect_uris: [`${village}/`],
      },
    ],
    jwks: { keys: [jwk as never] },
    cookies: { keys: ['only-for-tests'] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], profile: ['name', 'preferred_username', 'groups', 'residence'] },
    features: {
      devInteractions: { enabled: false },
      // Its own page loads a font from elsewhere.
      rpInitiatedLogout: {
        logoutSource: (context, form) => {
          context.body = page(form);
        },
      },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: () => ({ ...university.people.get(subject), sub: subject }),
    }),
    // Nobody is asked whether the village may know who they are.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  });
}

async function askWhoItIs(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'POST') {
    const subject = new URLSearchParams(await text(request)).get('subject') ?? '';
    if (subject === '') await provider.interactionFinished(request, response, { error: 'access_denied' });
    else await provider.interactionFinished(request, response, { login: { accountId: subject } });
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(
    page('<form method="post"><label>Student number <input name="subject"></label><button>Sign in</button></form>'),
  );
}

const page = (content: string): string =>
  `<!doctype html><html lang="en"><title>University of the Tests</title><h1>University of the Tests</h1>${content}</html>`;

function newKeys(): { secret: KeyObject; jwk: Answers } {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = privateKey.export({ format: 'jwk' });
  return { secret: privateKey, jwk: { ...jwk, kid: crypto.randomUUID(), alg: 'RS256', use: 'sig' } };
}

const isTokenAnswer = (body: unknown): body is { id_token: string } =>
  typeof body === 'object' && body !== null && 'id_token' in body && typeof body.id_token === 'string';

function forged(token: string, forge: (claims: Answers) => Answers, secret: KeyObject): string {
  const [header = '', claims = ''] = token.split('.');
  const changed = Buffer.from(JSON.stringify(forge(JSON.parse(Buffer.from(claims, 'base64url').toString()))));
  const signed = `${header}.${changed.toString('base64url')}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), secret).toString('base64url')}`;
}

/** Each visit is a browser of its own, without a session at the university. */
async function walkThrough(address: string, subject: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = new URL(address);
  let body: URLSearchParams | undefined;
  while (!next.pathname.startsWith('/api/')) {
    const response: Response = await fetch(next, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(body && { body }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    const content = await response.text();
    body = location === null && body === undefined ? new URLSearchParams({ subject }) : undefined;
    if (location === null && body === undefined) throw new Error(`The university says ${response.status}: ${content}`);
    if (location !== null) next = new URL(location, next);
  }
  return next.pathname + next.search;
}
