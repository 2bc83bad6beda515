import { describe, expect, test } from 'vitest';
import { Answers } from './answers.ts';
import { type BuiltAnswer, buildAnswer } from './built-answer.ts';
import { Changes } from './changes.ts';

const spelling = 'member /api/games';
const answer = buildAnswer('["a game"]', undefined);
const readOf = (knownChange = 0, key = 'member games') => ({ key, spelling, topics: ['games', 'teams'], knownChange });
const build = async () => answer;

async function kept() {
  const changes = new Changes();
  const answers = new Answers(changes);
  await answers.read(readOf(), build);
  return { changes, answers };
}

/** A read under way, to be answered when the test says so. */
function slowRead(answers: Answers, knownChange = 0) {
  const { promise, resolve, reject } = Promise.withResolvers<BuiltAnswer>();
  return { answered: answers.read(readOf(knownChange), () => promise), finish: () => resolve(answer), fail: reject };
}

describe('what is kept', () => {
  test('is found until one of its topics changes', async () => {
    const { changes, answers } = await kept();
    expect(answers.find(spelling, 0)).toBe(answer);
    changes.publish({ number: 1, topics: ['clubs'] });
    expect(answers.find(spelling, 0)).toBe(answer);
    changes.publish({ number: 2, topics: ['teams'] });
    expect(answers.find(spelling, 0)).toBeUndefined();
  });

  test('is nothing whose topic changed while it was read', async () => {
    const changes = new Changes();
    const answers = new Answers(changes);
    for (const drop of [() => changes.publish({ number: 1, topics: ['games'] }), () => changes.publishEverything(5)]) {
      const { answered, finish } = slowRead(answers);
      drop();
      finish();
      await answered;
      expect(answers.find(spelling, 0)).toBeUndefined();
    }
  });

  test('is not given to someone who has knownChange of a later change', async () => {
    const { changes, answers } = await kept();
    expect(answers.find(spelling, 1)).toBeUndefined();
    changes.publish({ number: 1, topics: ['clubs'] });
    expect(answers.find(spelling, 1)).toBe(answer);
  });

  test('is nothing that was read for someone who knows more than this process', async () => {
    const answers = new Answers(new Changes());
    await answers.read(readOf(7), build);
    expect(answers.find(spelling, 0)).toBeUndefined();
  });

  test('is nothing, while word of other processes may be missing', async () => {
    const { changes, answers } = await kept();
    changes.endLease();
    expect(answers.find(spelling, 0)).toBeUndefined();
    await answers.read({ ...readOf(0, 'other'), spelling: 'other' }, build);
    changes.renewLease(performance.now() + 60_000);
    expect(answers.find('other', 0)).toBeUndefined();
    expect(answers.find(spelling, 0)).toBeDefined();
    changes.renewLease(performance.now());
    expect(answers.find(spelling, 0)).toBeUndefined();
  });

  test('is not served to someone who knows a later change of their own, when that of others has made it old', async () => {
    const { changes, answers } = await kept();
    changes.publish({ number: 2, topics: ['clubs'] });
    expect(changes.latest).toBe(0);
    expect(answers.find(spelling, 1)).toBeUndefined();
    changes.publish({ number: 1, topics: ['sports'] });
    expect(changes.latest).toBe(2);
    expect(answers.find(spelling, 2)).toBe(answer);
  });

  test('goes by age of use when there is no room', async () => {
    const large = buildAnswer('x'.repeat(800), undefined);
    const answers = new Answers(new Changes(), 6_500);
    const keep = (name: string) =>
      answers.read({ key: name, spelling: name, topics: ['games'], knownChange: 0 }, async () => large);
    for (const name of ['a', 'b', 'c']) await keep(name);
    answers.find('a', 0);
    await keep('d');
    expect(['a', 'b', 'c', 'd'].map((name) => answers.find(name, 0) !== undefined)).toEqual([true, false, true, true]);
  });

  test('is found by a few of its spellings, the latest ones, and once in memory', async () => {
    const { answers } = await kept();
    const once = answers.bytes;
    for (let count = 0; count < 1_000; count += 1) await answers.read({ ...readOf(), spelling: `s${count}` }, build);
    expect(answers.find('s999', 0)).toBe(answer);
    expect(answers.find(spelling, 0)).toBeUndefined();
    expect(answers.bytes).toBeLessThan(once + 100);
    await answers.read({ ...readOf(), spelling: 'x'.repeat(10_000) }, build);
    expect(answers.bytes).toBeLessThan(once + 100);
  });

  test.each([10, 3_000])('counts all the memory that %i letters hold', async (length) => {
    const built = buildAnswer(JSON.stringify('résumé '.repeat(length)), undefined);
    const buffers = Object.values(built.body).filter((part) => part instanceof Buffer);
    const held = buffers.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
    expect(held).toBe(buffers.reduce((sum, { length: used }) => sum + used, 0));
    const answers = new Answers(new Changes());
    await answers.read(readOf(), async () => built);
    expect(answers.bytes).toBeGreaterThan(held);
  });
});

describe('a read under way', () => {
  test('is shared by those who ask meanwhile', async () => {
    const answers = new Answers(new Changes());
    const { answered, finish } = slowRead(answers);
    const joined = answers.read(readOf(), () => Promise.reject(new Error('read again')));
    finish();
    expect(await Promise.all([answered, joined])).toEqual([answer, answer]);
  });

  test('is not shared once one of its topics has changed, and the later read is shared instead', async () => {
    const changes = new Changes();
    const answers = new Answers(changes);
    const old = slowRead(answers);
    changes.publish({ number: 1, topics: ['teams'] });
    const fresh = buildAnswer('["a newer game"]', undefined);
    const later = await answers.read(readOf(), async () => fresh);
    old.finish();
    await old.answered;
    expect(later).toBe(fresh);
    expect(answers.find(spelling, 0)).toBe(fresh);
  });

  test('is shared only with those who had knownChange of no more when it began', async () => {
    const answers = new Answers(new Changes());
    const first = slowRead(answers, 3);
    const same = answers.read(readOf(3), () => Promise.reject(new Error('read again')));
    const ahead = slowRead(answers, 4);
    const fresh = buildAnswer('["a newer game"]', undefined);
    expect(await answers.read(readOf(5), async () => fresh)).toBe(fresh);
    for (const read of [first, ahead]) read.finish();
    expect(await Promise.all([first.answered, same, ahead.answered])).toEqual([answer, answer, answer]);
  });

  test('is not shared while word of other processes may be missing', async () => {
    const changes = new Changes();
    const answers = new Answers(changes);
    changes.endLease();
    const first = slowRead(answers);
    const fresh = buildAnswer('["a newer game"]', undefined);
    expect(await answers.read(readOf(), async () => fresh)).toBe(fresh);
    first.finish();
    await first.answered;
  });

  test('fails for all who share it, and the next one reads again', async () => {
    const answers = new Answers(new Changes());
    const { answered, fail } = slowRead(answers);
    const joined = answers.read(readOf(), build);
    fail(new Error('no database'));
    await expect(answered).rejects.toThrow('no database');
    await expect(joined).rejects.toThrow('no database');
    expect(await answers.read(readOf(), build)).toBe(answer);
  });
});
