import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { testPassword } from '#testing/usernames.ts';
import { countRounds } from '#testing/whole-run.ts';
import { buildWorld } from '#testing/world.ts';
import { Achievement } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);

const rounds = countRounds(8);
let people = 0;

async function newcomer() {
  people += 1;
  const person = arena.newVisitor();
  const response = await person.post('/api/register', { username: `act.${people}`, password: testPassword });
  expect(response.status).toBe(201);
  return person;
}

type Person = Awaited<ReturnType<typeof newcomer>>;
const earned = async (person: Person) =>
  (await person.get('/api/user/achievements'))
    .as(z.array(Achievement))
    .filter(({ awardedAt }) => awardedAt !== null)
    .map(({ name }) => name);
const isGood = ({ status }: { status: number }) => status === 200 || status === 201;

test('the last acts before an achievement, all at the same moment, earn it once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const person = await newcomer();
    const titles = Array.from({ length: 10 }, (_, at) => `Workout ${at}`);
    const responses = await Promise.all(titles.map((title) => person.post('/api/shared-workouts', { title })));
    expect(responses.every(isGood), `round ${round}`).toBe(true);
    expect(await earned(person), `round ${round}`).toEqual(['Workout Sharer', 'Training Partner']);
  }
});

test('RSVPs to ten games at the same moment earn their achievements', async () => {
  const games: number[] = [];
  for (let count = 0; count < 10; count += 1) games.push(await addUpcomingGame(world));
  for (let round = 0; round < rounds; round += 1) {
    const person = await newcomer();
    const responses = await Promise.all(
      games.map((id) => person.post(`/api/games/${id}/rsvp`, { userName: `act.${people}` })),
    );
    expect(responses.every(isGood), `round ${round}`).toBe(true);
    expect(await earned(person), `round ${round}`).toEqual(['Count Me In', 'Fixture Regular']);
  }
});
