import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { PageTurns } from './page-turns.ts';

/** A clock that stands still, until a test moves it. */
const still = () => {
  const time = { now: 0, used: 0 };
  return { time, clock: { now: () => time.now, used: () => time.used } };
};

it('lets so many pages be made at once, and the next when one is over', () => {
  const turns = new PageTurns(1, still().clock);
  const responses = Array.from({ length: 5 }, () => new EventEmitter());
  expect(responses.map((response) => turns.take(response))).toEqual([true, true, true, true, false]);
  responses[3]?.emit('close');
  expect([turns.take(new EventEmitter()), turns.take(new EventEmitter())]).toEqual([true, false]);
});

it('makes none once their share of the processor is used up, until some has come back', () => {
  const { time, clock } = still();
  const turns = new PageTurns(1, clock);
  const response = new EventEmitter();
  expect(turns.take(response)).toBe(true);
  time.used += 400;
  response.emit('close');
  expect(turns.take(new EventEmitter())).toBe(false);
  time.now += 500;
  expect(turns.take(new EventEmitter())).toBe(true);
});

it('counts what is used while pages are under way, once, and nothing of the rest', () => {
  const { time, clock } = still();
  const turns = new PageTurns(1, clock);
  time.used += 10_000;
  const responses = [new EventEmitter(), new EventEmitter()];
  for (const response of responses) expect(turns.take(response)).toBe(true);
  time.used += 200;
  for (const response of responses) response.emit('close');
  expect(turns.take(new EventEmitter())).toBe(true);
});
