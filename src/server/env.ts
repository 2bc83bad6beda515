import { readFileSync } from 'node:fs';
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
export const Address = (protocols: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (value) => URL.canParse(value) && protocols.some((protocol) => value.startsWith(`${protocol}//`)),
        `must start with ${protocols[0]}//`,
      ),
    );

const Text = z.string().check(z.minLength(1));
const Token = z.string().check(z.minLength(16, 'must have at least 16 characters'));
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
  ADMIN_PASSWORD: z.optional(z.string()),
  BACKUPS: Switch('on'),
  DEMO_DATA: z.optional(OnOff),
  DEMO_PASSWORD: z.optional(z.string().check(z.minLength(8, 'must have at least 8 characters'))),
  SERVICE_WORKER: Switch('on'),
  PUBLIC_URL: z.optional(Address(['https:', 'http:'])),
  TRUST_PROXY: Switch('off'),
  LIMITS: z._default(Positive, 1),
  AUDIT_DAYS: z._default(Days, 730),
  METRICS_TOKEN: z.optional(Token),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
});

export type Env = ReturnType<typeof readEnv>;

/** Parses these environment variables; the first that is wrong stops the start. */
export function readVariables<S extends z.ZodMiniType>(variables: S, given: NodeJS.ProcessEnv): z.output<S> {
  const result = z.safeParse(variables, given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new WrongSetting(`${String(issue?.path[0])} ${issue?.message}`);
}

/** May stand in a file instead, as containers and systemd keep secrets: `ADMIN_PASSWORD_FILE` names the file. */
const secrets = [
  'ADMIN_PASSWORD',
  'DEMO_PASSWORD',
  'DATABASE_URL',
  'MEDIA_URL',
  'AI_API_KEY',
  'SMTP_URL',
  'METRICS_TOKEN',
  'OIDC_CLIENT_SECRET',
] as const;

function readSecrets(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = { ...given };
  for (const name of secrets) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    if (given[name] !== undefined) throw new WrongSetting(`${name} and ${name}_FILE are both set`);
    read[name] = readSecret(`${name}_FILE`, path);
  }
  return read;
}

/** Editors and `echo` end a file with a line break, which is no part of the secret. */
function readSecret(variable: string, path: string): string {
  let secret: string;
  try {
    secret = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new WrongSetting(
      `${variable} names a file that cannot be read: ${error instanceof Error ? error.message : path}`,
    );
  }
  if (secret === '') throw new WrongSetting(`${variable} names an empty file: ${path}`);
  return secret;
}

export function readEnv(source: NodeJS.ProcessEnv) {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const given = readSecrets(set);
  const read = readVariables(Variables, given);
  return {
    /** All variables that are set, for the settings of features. */
    given,
    production: read.NODE_ENV === 'production',
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    /** How many connections to PostgreSQL this process holds at most, beside the one that listens. */
    poolSize: read.DATABASE_POOL,
    /** An S3-compatible bucket for pictures: `https://KEY:SECRET@host/bucket/prefix?region=…`. */
    mediaUrl: read.MEDIA_URL,
    adminPassword: read.ADMIN_PASSWORD,
    backups: read.BACKUPS,
    /** undefined: on when the database is empty and this is not production. */
    demoData: read.DEMO_DATA,
    demoPassword: read.DEMO_PASSWORD,
    /** `off` removes the service worker and its caches from every device that opens the app. */
    serviceWorker: read.SERVICE_WORKER,
    publicUrl: read.PUBLIC_URL && new URL(read.PUBLIC_URL).origin,
    trustProxy: read.TRUST_PROXY,
    limits: read.LIMITS,
    /** How long the audit log keeps a line. */
    auditDays: read.AUDIT_DAYS,
    /** Opens `/metrics`, which does not exist without it. */
    metricsToken: read.METRICS_TOKEN,
    logLevel: read.LOG_LEVEL,
  };
}
