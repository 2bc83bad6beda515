import { BoundedQueue } from '#server/concurrency/bounded-queue.ts';
import { once } from '#server/concurrency/lazy-singleton.ts';
import { nameKey } from '#shared/name-key.ts';
import { usernameKey } from './usernames.ts';

/** argon2id with the parameters that OWASP recommends: 19 MiB, 2 passes, 1 lane; about 16 ms. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing is the cheapest way to exhaust a host, so the queue limits it. */
const hashing = new BoundedQueue(2, 200);

/** Whose work a hash is: that of an address or account, and within it that of a name. All of them get equal turns. */
type Share = readonly string[];

export function hashPassword(password: string, share: Share = []): Promise<string> {
  return hashing.run(async () => {
    const { hash } = await loadArgon2();
    return hash(comparable(password), strength);
  }, share);
}

export function verifyPassword(passwordHash: string | null, password: string, share: Share): Promise<boolean> {
  return hashing.run(async () => {
    const { verify, hashOfNobody } = await loadArgon2();
    const fits = await verify(passwordHash ?? hashOfNobody, comparable(password));
    return fits && passwordHash !== null;
  }, share);
}

export async function passwordProblem(
  password: string,
  about: { username: string; productName: string },
): Promise<string | null> {
  if (password.toLowerCase().includes(usernameKey(about.username))) return 'Password must not contain the username';
  const product = lettersOf(about.productName);
  if (product !== '' && lettersOf(password).includes(product)) return `Password must not contain ${about.productName}`;
  return (await isLeaked(password)) ? 'Password is among the commonly leaked ones; please choose another' : null;
}

export async function isLeaked(password: string): Promise<boolean> {
  return (await loadLeakedPasswords()).has(password.toLowerCase());
}

/** Loads on first use: most processes start long before anyone logs in. */
const loadArgon2 = once(async () => {
  const { hash, verify } = await import('@node-rs/argon2');
  return { hash, verify, hashOfNobody: await hash(crypto.randomUUID(), strength) };
});

const loadLeakedPasswords = once(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= 8));
});

/** Other systems may encode the same typed characters differently. */
const comparable = (password: string): string => password.normalize('NFC');

const lettersOf = (words: string): string => nameKey(words).replace(/[^\p{L}\p{N}]/gu, '');
