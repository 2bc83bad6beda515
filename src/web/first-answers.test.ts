import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { firstAnswers, openingUntil } from './first-answers.ts';

const client = new QueryClient();
const never = new Promise<void>(() => undefined);

test('what is opened waits for what it reads first', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<void>();
  const shown = vi.fn();
  const ready = firstAnswers(() => [answer], client, never).then(shown);
  await Promise.resolve();
  expect(shown).not.toHaveBeenCalled();
  resolve();
  await ready;
});

test('an answer that is late is not waited for', async () => {
  await firstAnswers(() => [never], client, Promise.resolve());
});

test('the page that the app opens with asks for its first answers, and one that is opened later by itself', async () => {
  const opening = openingUntil(Promise.resolve());
  const readFirst = vi.fn(() => [never]);
  await opening.firstAnswers(readFirst, client);
  expect(readFirst).toHaveBeenCalledTimes(1);
  await opening.firstAnswers(readFirst, client);
  expect(readFirst).toHaveBeenCalledTimes(1);
});
