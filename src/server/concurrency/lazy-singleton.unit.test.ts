import { expect, test, vi } from 'vitest';
import { LazySingleton, once } from './lazy-singleton.ts';

const failsAtFirst = () => {
  const make = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('too many open files'));
  return make.mockResolvedValue('made');
};

test('makes a value once for all callers, meanwhile and later', async () => {
  const make = vi.fn(async () => ({}));
  const get = once(make);
  const [first, second] = await Promise.all([get(), get()]);
  expect([second, await get()]).toEqual([first, first]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('tries again at the next call after a failure', async () => {
  const get = once(failsAtFirst());
  const endpoints = [get(), get()];
  for (const call of endpoints) await expect(call).rejects.toThrow('too many open files');
  expect(await get()).toBe('made');
});

test('makes a lazy singleton again after a failure', async () => {
  const singleton = new LazySingleton<string, object>(failsAtFirst());
  const app = {};
  await expect(singleton.of(app)).rejects.toThrow('too many open files');
  expect(await singleton.of(app)).toBe('made');
});
