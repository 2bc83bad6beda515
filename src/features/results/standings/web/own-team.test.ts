import { expect, test } from 'vitest';
import type { Reason } from '#features/teams/my-teams/rules.ts';
import { pickLit } from './own-team.ts';

const [rangers, jackals, owls] = [1, 2, 3].map((id) => ({ id, name: `Team ${id}`, logo: null }));
const rows = [rangers, jackals, owls].flatMap((team) => (team ? [{ team }] : []));
const litWith = (reasons: Readonly<Record<number, Reason>>) => {
  const litBy = pickLit(
    rows,
    (id) => reasons[id] ?? null,
    ({ id }) => id === 3,
  );
  return rows.map(({ team }) => litBy(team));
};

test('highlights the teams that one plays in or follows, and not those of the residence beside them', () => {
  expect(litWith({ 1: 'player', 2: 'residence', 3: 'followed' })).toEqual(['player', null, 'followed']);
  expect(litWith({ 2: 'followed', 3: 'residence' })).toEqual([null, 'followed', null]);
});

test('highlights the teams of the residence if none is closer', () => {
  expect(litWith({ 2: 'residence' })).toEqual([null, 'residence', null]);
});

test("highlights the village's teams if none of one's own is in the table", () => {
  expect(litWith({ 99: 'player' })).toEqual([null, null, 'home']);
});
