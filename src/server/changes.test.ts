import { expect, test } from 'vitest';
import { Answers, buildAnswer } from './answers.ts';
import { Changes } from './changes.ts';

const key = 'member /api/games';
const answer = buildAnswer('["a game"]', undefined);

function kept() {
  const changes = new Changes();
  const answers = new Answers(changes);
  answers.keep(key, answer, answers.beginRead(['games', 'teams']), 0);
  return { changes, answers };
}

test('a kept answer is found until one of its topics changes', () => {
  const { changes, answers } = kept();
  expect(answers.find(key, 0)).toBe(answer);
  changes.publish({ number: 1, topics: ['clubs'] });
  expect(answers.find(key, 0)).toBe(answer);
  changes.publish({ number: 2, topics: ['teams'] });
  expect(answers.find(key, 0)).toBeUndefined();
});

test('an answer whose topic changed while it was read is not kept', () => {
  const { changes, answers } = kept();
  const start = answers.beginRead(['games']);
  changes.publish({ number: 1, topics: ['games'] });
  answers.keep(key, answer, start, 0);
  expect(answers.find(key, 0)).toBeUndefined();
});

test('an answer whose read began before everything was dropped is not kept', () => {
  const { changes, answers } = kept();
  const start = answers.beginRead(['games']);
  changes.publishEverything(5);
  answers.keep(key, answer, start, 0);
  expect(answers.find(key, 0)).toBeUndefined();
});

test('someone who has heard of a later change is not given what was kept before it', () => {
  const { changes, answers } = kept();
  expect(answers.find(key, 1)).toBeUndefined();
  changes.publish({ number: 1, topics: ['clubs'] });
  expect(answers.find(key, 1)).toBe(answer);
});

test('an answer read for someone who knows more than this process is not kept for others', () => {
  const changes = new Changes();
  const answers = new Answers(changes);
  answers.keep(key, answer, answers.beginRead(['games']), 7);
  expect(answers.find(key, 0)).toBeUndefined();
});

test('while word of other processes may be missing, nothing is kept and nothing kept is served', () => {
  const { answers } = kept();
  answers.keeping = false;
  expect(answers.find(key, 0)).toBeUndefined();
  answers.keep('other', answer, answers.beginRead(['games']), 0);
  answers.keeping = true;
  expect(answers.find('other', 0)).toBeUndefined();
});

test('the oldest unused answers go when there is no room', () => {
  const changes = new Changes();
  const answers = new Answers(changes, 3_000);
  const large = buildAnswer('x'.repeat(800), undefined);
  for (const name of ['a', 'b', 'c']) answers.keep(name, large, answers.beginRead(['games']), 0);
  answers.find('a', 0);
  answers.keep('d', large, answers.beginRead(['games']), 0);
  expect(answers.find('b', 0)).toBeUndefined();
  expect(answers.find('a', 0)).toBe(large);
  expect(answers.find('d', 0)).toBe(large);
});

test('what a change of others has made old is not served for knowing a later change of its own', () => {
  const { changes, answers } = kept();
  changes.publish({ number: 2, topics: ['clubs'] });
  expect(changes.latest).toBe(0);
  expect(answers.find(key, 1)).toBeUndefined();
  changes.publish({ number: 1, topics: ['sports'] });
  expect(changes.latest).toBe(2);
  expect(answers.find(key, 2)).toBe(answer);
});

test('a change is told once, however often word of it comes, and after a gap everything counts as known', () => {
  const changes = new Changes();
  const told: number[] = [];
  changes.listen(({ number }) => told.push(number));
  for (const number of [1, 1, 3, 3]) changes.publish({ number, topics: ['games'] });
  changes.publishEverything(4);
  changes.publish({ number: 2, topics: ['games'] });
  expect(told).toEqual([1, 3, 4]);
  expect(changes.latest).toBe(4);
});
