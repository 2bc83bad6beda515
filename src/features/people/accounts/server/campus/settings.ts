import * as z from 'zod/mini';
import { Address, type Env, readVariables, WrongSetting } from '#server/env.ts';
import type { ClaimRule, ClaimRules } from './claims.ts';

const Text = z.string().check(z.minLength(1));
const Rule = z.pipe(
  z.string().check(z.regex(/^[^=\s]+=[^,]+(,[^,]+)*$/, 'must be such as groups=students,staff')),
  z.transform(readRule),
);

const Variables = z.object({
  OIDC_ISSUER: z.optional(Address(['https:', 'http:'])),
  OIDC_CLIENT_ID: z.optional(Text),
  OIDC_CLIENT_SECRET: z.optional(Text),
  OIDC_SCOPES: z._default(z.string().check(z.regex(/^(.+ )?openid( .+)?$/, 'must contain openid')), 'openid profile'),
  OIDC_BUTTON: z._default(
    z.string().check(z.minLength(1), z.maxLength(40, 'must have at most 40 characters')),
    'Log in at your university',
  ),
  OIDC_MEMBERS: z.optional(Rule),
  OIDC_OFFICERS: z.optional(Rule),
  OIDC_RESIDENCE: z.optional(Text),
  OIDC_TIMEOUT: z._default(
    z.pipe(
      z.string().check(z.regex(/^([1-9]|[1-5]\d|60)$/, 'must be a number of seconds from 1 to 60')),
      z.transform(Number),
    ),
    5,
  ),
  OIDC_PASSWORDS: z._default(z.enum(['everyone', 'admins'], 'must be everyone or admins'), 'everyone'),
});

export type CampusSettings = NonNullable<ReturnType<typeof campusSettings>>;

/** The one OpenID provider of the village; undefined without `OIDC_ISSUER`. */
export function campusSettings({ given, publicUrl }: Pick<Env, 'given' | 'publicUrl'>) {
  const read = readVariables(Variables, given);
  if (read.OIDC_ISSUER === undefined) {
    const alone = Object.keys(given).find((name) => /^OIDC_[A-Z_]+$/.test(name));
    if (alone !== undefined) throw new WrongSetting(`OIDC_ISSUER must be set too, for ${alone}`);
    return undefined;
  }
  const needed = { OIDC_CLIENT_ID: read.OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: read.OIDC_CLIENT_SECRET };
  const missing = Object.entries({ ...needed, PUBLIC_URL: publicUrl }).filter(([, value]) => value === undefined);
  if (missing.length > 0)
    throw new WrongSetting(`${missing.map(([name]) => name).join(' and ')} must be set too, for OIDC_ISSUER`);
  const issuer = new URL(read.OIDC_ISSUER);
  if (issuer.protocol === 'http:' && !isThisMachine(issuer))
    throw new WrongSetting('OIDC_ISSUER must start with https://');
  const rules: ClaimRules = {
    members: read.OIDC_MEMBERS,
    officers: read.OIDC_OFFICERS,
    residence: read.OIDC_RESIDENCE,
  };
  return {
    issuer,
    clientId: read.OIDC_CLIENT_ID ?? '',
    clientSecret: read.OIDC_CLIENT_SECRET ?? '',
    scopes: read.OIDC_SCOPES,
    button: read.OIDC_BUTTON,
    rules,
    /** How long a login waits for the provider, in milliseconds. */
    timeout: read.OIDC_TIMEOUT * 1000,
    /** Who may log in with a password. Admins always may, so that nobody locks himself out. */
    passwords: read.OIDC_PASSWORDS,
    origin: publicUrl ?? '',
  };
}

function readRule(text: string): ClaimRule {
  const [claim = '', ...rest] = text.split('=');
  const values = rest.join('=').split(',');
  return { claim, values: values.map((value) => value.trim()) };
}

/** For trials: a provider on the same machine needs no certificate. */
export const isThisMachine = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
