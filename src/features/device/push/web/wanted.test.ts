import { beforeEach, expect, test } from 'vitest';
import { forgetOwn } from '#web/session/own-storage.ts';
import { isWanted, wantedBy, wantPush } from './wanted.ts';

beforeEach(() => localStorage.clear());

test('a logout leaves no account that turned notifications on', () => {
  wantPush(7);
  expect([isWanted(), wantedBy(7), wantedBy(78)]).toEqual([true, true, false]);
  forgetOwn(7);
  expect([isWanted(), wantedBy(7), localStorage.length]).toEqual([false, false, 0]);
});
