import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { recordStatements } from '#app/testing/statements.ts';
import { buildWorld } from '#testing/world.ts';
import { cupPlay } from '../testing/cup-play.ts';

const statements = recordStatements();
const arena = await startTestApp();
afterAll(() => arena.close());
const { start, end, questionsOf } = cupPlay(buildWorld(arena.app), arena.as);

it('reads many questions with the same statements as one', async () => {
  const askAndCount = async () => {
    const cup = await start({ kind: 'knockout', places: 1 }, 4);
    await end(cup, 'Semi-final 1', [1, 1]);
    const before = statements.length;
    expect(await questionsOf(cup)).toHaveLength(1);
    return statements.slice(before).filter((sent) => /^\s*select/.test(sent)).length;
  };
  const one = await askAndCount();
  await askAndCount();
  expect(await askAndCount()).toBe(one);
});
