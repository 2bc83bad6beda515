import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { addAccount } from '#features/people/accounts/server/commands.ts';
import { visitor } from '#server/access/access.ts';
import { asIfAlone } from '#testing/timing.ts';
import { testPassword, testPasswordHash } from '#testing/usernames.ts';
import { startTestApp } from './app.ts';
import { patiently, statuses, together } from './crowd.ts';

const size = 400;
/** How long a form tries. */
const maxMs = 60_000;

test('400 people who log in within half a second are all in at last, though some met a busy server', async () => {
  await using arena = await startTestApp({ limits: 1, timeoutMultiplier: 1 });
  await arena.app.commit(visitor, async (write) => {
    for (let at = 0; at < size; at += 1) {
      await addAccount(write, { username: `fan-${at}`, passwordHash: testPasswordHash });
    }
  });
  const began = performance.now();
  const responses = await together(size, async (at) => {
    await setTimeout(Math.random() * 500);
    const body = { username: `fan-${at}`, password: testPassword };
    const response = await patiently(() => arena.newVisitor().post('/api/login', body));
    return { ...response, after: performance.now() - began };
  });
  const again = responses.filter(({ tries }) => tries > 1).length;
  const last = Math.round(asIfAlone(Math.max(...responses.map(({ after }) => after))));
  process.stdout.write(`timed: ${size} logins: ${again} met a busy server, the last was in after ${last} ms\n`);
  expect(await statuses(Promise.resolve(responses))).toEqual({ 200: size });
  expect(last).toBeLessThan(maxMs);
});
