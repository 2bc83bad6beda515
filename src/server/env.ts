import { resolve } from 'node:path';
import * as z from 'zod/mini';

export class WrongSetting extends Error {}

const OnOff = z.enum(['on', 'off'], 'must be on or off');
const wholeNumber = (least: number, most: number, message: string) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/, message)), z.transform(Number)),
    z.int().check(z.gte(least, message), z.lte(most, message)),
  );
const Port = wholeNumber(0, 65_535, 'must be a port number');
const PoolSize = wholeNumber(2, 1000, 'must be a number from 2 to 1000');
const Days = wholeNumber(1, 36_500, 'must be a number of days from 1 to 36500');
const Positive = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d+(\.\d+)?$/, 'must be a number')), z.transform(Number)),
  z.number().check(z.gt(0, 'must be above 0')),
);
const Address = (protocols: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (value) => URL.canParse(value) && protocols.some((protocol) => value.startsWith(`${protocol}//`)),
        `must start with ${protocols[0]}//`,
      ),
    );

const Text = z.string().check(z.minLength(1));
const isOn = (setting: 'on' | 'off') => setting === 'on';
const Switch = (usual: 'on' | 'off') => z.pipe(z._default(OnOff, usual), z.transform(isOn));

const Variables = z.object({
  NODE_ENV: z.optional(z.string()),
  PORT: z._default(Port, 5000),
  HOST: z._default(Text, '127.0.0.1'),
  DATA_DIR: z._default(Text, './data'),
  DATABASE_URL: z.optional(Address(['postgres:', 'postgresql:'])),
  DATABASE_POOL: z._default(PoolSize, 10),
  MEDIA_URL: z.optional(Address(['https:', 'http:'])),
  AI_BASE_URL: z.optional(Address(['https:', 'http:'])),
  AI_API_KEY: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{8,}$/, 'must have at least 8 characters without spaces')),
  ),
  AI_MODEL: z.optional(z.string()),
  ADMIN_PASSWORD: z.optional(z.string()),
  BACKUPS: Switch('on'),
  DEMO_DATA: z.optional(OnOff),
  DEMO_PASSWORD: z.optional(z.string().check(z.minLength(8, 'must have at least 8 characters'))),
  SERVICE_WORKER: Switch('on'),
  PUBLIC_URL: z.optional(Address(['https:', 'http:'])),
  TRUST_PROXY: Switch('off'),
  PUSH_HOSTS: z._default(
    z
      .string()
      .check(
        z.regex(/^[a-z0-9.-]+(:\d{1,5})?(,[a-z0-9.-]+(:\d{1,5})?)*$/, 'must be hosts such as push.example.org:8443'),
      ),
    '',
  ),
  SMTP_URL: z.optional(Address(['smtps:', 'smtp:'])),
  MAIL_FROM: z.optional(
    z.string().check(z.regex(/^[\w.+-]{1,64}@[A-Za-z0-9.-]{1,190}$/, 'must be an address such as arena@example.org')),
  ),
  LIMITS: z._default(Positive, 1),
  AUDIT_DAYS: z._default(Days, 730),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
});

export type Env = ReturnType<typeof readEnv>;

export function readEnv(source: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = z.safeParse(Variables, given);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new WrongSetting(`${String(issue?.path[0])} ${issue?.message}`);
  }
  const read = result.data;
  return {
    production: read.NODE_ENV === 'production',
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    /** How many connections to PostgreSQL this process holds at most, beside the one that listens. */
    poolSize: read.DATABASE_POOL,
    /** An S3-compatible bucket for pictures: `https://KEY:SECRET@host/bucket/prefix?region=…`. */
    mediaUrl: read.MEDIA_URL,
    /** A language model behind an OpenAI-compatible address; without one, what comes with the app answers. */
    ai: languageModel(read),
    adminPassword: read.ADMIN_PASSWORD,
    backups: read.BACKUPS,
    /** undefined: on when the database is empty and this is not production. */
    demoData: read.DEMO_DATA,
    demoPassword: read.DEMO_PASSWORD,
    /** Off takes the service worker, with all that it keeps, from every device that opens the app. */
    serviceWorker: read.SERVICE_WORKER,
    publicUrl: read.PUBLIC_URL && new URL(read.PUBLIC_URL).origin,
    trustProxy: read.TRUST_PROXY,
    /** Push services beside those of the known browsers, such as one of the house. */
    pushHosts: read.PUSH_HOSTS.split(',').filter((host) => host !== ''),
    /** The server that takes e-mails; without one nothing is said of them. */
    smtp: mailServer(read),
    limits: read.LIMITS,
    /** How long the audit log keeps a line. */
    auditDays: read.AUDIT_DAYS,
    logLevel: read.LOG_LEVEL,
  };
}

/** All three or none: half a setting would leave its owner believing that the model answers. */
function languageModel({ AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model }: z.output<typeof Variables>) {
  if (baseUrl !== undefined && apiKey !== undefined && model !== undefined) return { baseUrl, apiKey, model };
  const missing = Object.entries({ AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model }).filter(
    ([, value]) => !value,
  );
  if (missing.length === 3) return undefined;
  throw new WrongSetting(`${missing.map(([name]) => name).join(' and ')} must be set too, for the language model`);
}

/** E-mails say where they come from and lead back: without these two none is sent. */
function mailServer({ SMTP_URL: address, MAIL_FROM: from, PUBLIC_URL: publicUrl }: z.output<typeof Variables>) {
  if (address === undefined) return undefined;
  if (from === undefined || publicUrl === undefined) {
    const missing = [from === undefined && 'MAIL_FROM', publicUrl === undefined && 'PUBLIC_URL'].filter(Boolean);
    throw new WrongSetting(`${missing.join(' and ')} must be set too, for e-mail`);
  }
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === 'smtps:';
  const auth = username === '' ? undefined : { user: decoded(username), pass: decoded(password) };
  if (hostname === '' || (username === '') !== (password === ''))
    throw new WrongSetting('SMTP_URL must be such as smtps://USER:PASSWORD@mail.example.org');
  const host = hostname.replace(/^\[|\]$/g, '');
  return { host, port: Number(port) || (secure ? 465 : 587), secure, auth, from, origin: new URL(publicUrl).origin };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new WrongSetting('SMTP_URL must have its user and password percent-encoded');
  }
}
