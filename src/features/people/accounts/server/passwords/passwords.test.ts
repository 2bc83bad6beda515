import { expect, test } from 'vitest';
import { BoundedQueue } from '#server/concurrency/bounded-queue.ts';
import { NewPassword, reservedNames, Username } from '../../contract.ts';
import { isReservedName } from '../registration/usernames.ts';
import { hashPassword, isLeaked, passwordProblem, verifyPassword } from './passwords.ts';

test('a hash matches its own password only, and a missing hash matches none', async () => {
  const hash = await hashPassword('trébuchet at noon');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hash, 'trébuchet at noon'.normalize('NFD'), [])).toBe(true);
  expect(await verifyPassword(hash, 'trebuchet at noon', [])).toBe(false);
  expect(await verifyPassword(null, 'trébuchet at noon', [])).toBe(false);
});

test('recognises leaked passwords in any case', async () => {
  expect(await isLeaked('password123')).toBe(true);
  expect(await isLeaked('PassWord123')).toBe(true);
  expect(await isLeaked('courtside-lights-46')).toBe(false);
});

test('refuses passwords that contain the username or the product name', async () => {
  const about = { username: 'Thandi', productName: 'Village Arena' };
  expect(await passwordProblem('xx-tHANDI-99', about)).toBe('Password must not contain the username');
  expect(await passwordProblem('my village arena', about)).toBe('Password must not contain Village Arena');
  expect(await passwordProblem('VillageArena!', about)).toBe('Password must not contain Village Arena');
  expect(await passwordProblem('courtside-lights-46', about)).toBeNull();
});

test.each([
  ['1234567', false],
  ['12345678', true],
  ['😀'.repeat(7), false],
  ['😀'.repeat(128), true],
  ['x'.repeat(129), false],
])('length is counted in characters: %s', (password, isValid) => {
  expect(NewPassword.safeParse(password).success).toBe(isValid);
});

test.each([
  ['abc', true],
  ['ab', false],
  ['a'.repeat(20), true],
  ['a'.repeat(21), false],
  ['a b', false],
  ['thandí', false],
  ['a_.-9', true],
  ['abc\n', false],
])('username %j', (username, isValid) => {
  expect(Username.safeParse(username).success).toBe(isValid);
});

test('names are reserved in any case', () => {
  expect(reservedNames.map((name) => name.toUpperCase()).every(isReservedName)).toBe(true);
  expect(isReservedName('guest2')).toBe(false);
});

test('the queue runs two jobs, lets one wait and refuses the rest', async () => {
  const queue = new BoundedQueue(2, 1);
  const finish: (() => void)[] = [];
  const work = () => queue.run(() => new Promise<void>((resolve) => finish.push(resolve)));
  const first = [work(), work(), work()];
  await expect(work()).rejects.toMatchObject({ status: 503 });
  expect(finish).toHaveLength(2);
  finish[0]?.();
  await first[0];
  await expect.poll(() => finish.length).toBe(3);
  for (const end of finish) end();
  await Promise.all(first);
});

test('a client that floods the queue is refused, and its jobs take turns with those of others', async () => {
  const queue = new BoundedQueue(1, 4);
  const done: string[] = [];
  const begin = Promise.withResolvers<void>();
  const ask = (name: string, share: string[]) =>
    queue.run(async () => begin.promise.then(() => done.push(name)), share).catch(() => done.push(`${name} refused`));
  const all = [ask('first', ['flood']), ...['f1', 'f2', 'f3', 'f4', 'f5'].map((name) => ask(name, ['flood', name]))];
  all.push(ask('quiet', ['home']), ask('quieter', ['hall']));
  begin.resolve();
  await Promise.all(all);
  expect(done.filter((name) => name.endsWith('refused'))).toHaveLength(3);
  expect(done.filter((name) => !name.endsWith('refused')).slice(0, 4)).toEqual(['first', 'f1', 'quiet', 'quieter']);
});
