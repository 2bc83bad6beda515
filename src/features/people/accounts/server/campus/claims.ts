import { DisplayName } from '../../contract.ts';

/** What the university says about somebody: the claims of the ID token and of its userinfo. */
export type Claims = Readonly<Record<string, unknown>>;

/** `groups=students,staff`: the claim `groups` is one of these values, or a list with one of them. */
export interface ClaimRule {
  claim: string;
  values: readonly string[];
}

export interface ClaimRules {
  /** Who may have an account; without a rule, everybody whom the university lets log in. */
  members: ClaimRule | undefined;
  /** Who is an officer; without a rule, only the officer list says. */
  officers: ClaimRule | undefined;
  /** The claim that names the residence. */
  residence: string | undefined;
}

/** Somebody whom the university has just let in, as far as this village is concerned. */
export interface Arrival {
  issuer: string;
  subject: string;
  /** What a new account's username is made of. */
  username: string;
  /** Null if the university's name does not suit; the username then stands for it. */
  displayName: string | null;
  isMember: boolean;
  /** Null: the university does not decide it. */
  isOfficer: boolean | null;
  residences: readonly string[];
}

export function toArrival(claims: Claims & { iss: string; sub: string }, rules: ClaimRules): Arrival {
  return {
    issuer: claims.iss,
    subject: claims.sub,
    username: suggestUsername(claims),
    displayName: suggestDisplayName(claims),
    isMember: rules.members === undefined || fits(claims, rules.members),
    isOfficer: rules.officers === undefined ? null : fits(claims, rules.officers),
    residences: rules.residence === undefined ? [] : listValues(claims, rules.residence),
  };
}

const fits = (claims: Claims, { claim, values }: ClaimRule): boolean =>
  listValues(claims, claim).some((value) => values.includes(value));

/** A claim by its name, which may be a URL; or by a path such as `realm_access.roles`. */
export function listValues(claims: Claims, claim: string): string[] {
  const value = Object.hasOwn(claims, claim)
    ? claims[claim]
    : claim.split('.').reduce<unknown>((within, name) => ownValue(within, name), claims);
  return (Array.isArray(value) ? value : [value]).filter(isPlain).map(String);
}

const ownValue = (within: unknown, name: string): unknown =>
  typeof within === 'object' && within !== null && Object.hasOwn(within, name) ? Reflect.get(within, name) : undefined;

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

const longest = 20;
const shortest = 3;

/** The university's username without its domain, in the letters that a username may have. No e-mail address is read. */
function suggestUsername(claims: Claims): string {
  const [given = ''] = [claims['preferred_username'], claims['nickname'], claims['name']].filter(
    (name): name is string => typeof name === 'string' && spell(name).length >= shortest,
  );
  return spell(given) || 'member';
}

const spell = (name: string): string =>
  name
    .replace(/@.*/s, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .trim()
    .replace(/\s+/g, '.')
    .replace(/[^A-Za-z0-9_.-]/g, '')
    .slice(0, longest);

const tries = 50;

/** The suggested name, then the same with a number after it: `thandi`, `thandi2`, `thandi3`. */
export const spellings = (name: string): string[] =>
  Array.from({ length: tries }, (_, at) => {
    const number = at === 0 ? '' : String(at + 1);
    return name.slice(0, longest - number.length) + number;
  });

/** As many of its words as a display name may have letters. */
function suggestDisplayName({ name }: Claims): string | null {
  if (typeof name !== 'string') return null;
  const words = name.trim().split(/\s+/);
  for (let kept = words.length; kept > 0; kept -= 1) {
    const read = DisplayName.safeParse(words.slice(0, kept).join(' '));
    if (read.success) return read.data;
  }
  return null;
}
