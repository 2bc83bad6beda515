import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import { addSport } from '#features/teams/sports/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import { importedCounts, preview } from '../../../testing/file.ts';

let arena: TestApp;
beforeAll(async () => {
  arena = await startTestApp();
});
afterAll(() => arena.close());

const outcomes = async (kind: string, csv: string) => {
  const { rows } = await preview(arena.as.adminWithWindow, kind, null, csv);
  return rows.map(({ outcome, what, changes, why }) => [outcome, what, changes.join(' | ') || why]);
};
const importIt = (kind: string, csv: string) =>
  importedCounts(arena.as.adminWithWindow, kind, null, csv, { query: '' });

it('adds venues with hours and sports, and says what a second file changes', async () => {
  const hours = '"[{""day"":""monday"",""opens"":""08:00"",""closes"":""22:00""}]"';
  const heading = 'Name,Short name,Place,Surfaces,Sports,Hours,Capacity';
  const csv = `${heading}\nCage “3”,C3,Behind the hall,sand; turf,Soccer; Netball,${hours},40`;
  expect(await outcomes('any', csv)).toEqual([['add', 'Cage “3”', '']]);
  expect(await importIt('venues', csv)).toEqual([1, 0, 0, 0, 0]);
  expect(await outcomes('venues', csv)).toEqual([['skip', 'Cage “3”', 'no change']]);
  expect(await outcomes('venues', `${heading}\nCAGE “3”,,,,Soccer,,60\nNowhere,,,,Curling,,`)).toEqual([
    ['change', 'CAGE “3”', 'Capacity 60, was 40 | Sports Soccer'],
    ['refuse', expect.stringContaining('Nowhere'), 'Sports: there is no Curling in this village'],
  ]);
});

it('adds competitions with their rules, of the sport that each row names', async () => {
  const word = 'Shuffle';
  const sportId = await addSport(buildWorld(arena.app));
  const { name: sport } = await arena.db
    .selectFrom('sports')
    .select('name')
    .where('id', '=', sportId)
    .executeTakeFirstOrThrow();
  const heading = 'Name,Kind,Season,Sport,Points for win,Bonuses,Forfeit points,Teams';
  expect(await outcomes('any', `${heading}\n${word},league,2031,${sport},2,no,-3,`)).toEqual([
    ['add', `${word}, 2031`, ''],
  ]);
  expect(await importIt('competitions', `${heading}\n${word},league,2031,${sport},2,no,-3,`)).toEqual([1, 0, 0, 0, 0]);
  const stored = await arena.db.selectFrom('competitions').selectAll().where('sport_id', '=', sportId).execute();
  expect(stored).toMatchObject([{ kind: 'league', season: '2031', points_for_win: 2, bonuses: 0, forfeit_points: -3 }]);
  expect(
    await outcomes(
      'competitions',
      `${heading}\n${word},cup,2031,${sport},99,,,\nOther,race,2031,${sport},,,,\n${word},,2031,${sport},,,,Nobody’s`,
    ),
  ).toEqual([
    ['refuse', expect.anything(), expect.stringContaining('Points for win')],
    ['refuse', expect.anything(), expect.stringContaining('Kind')],
    ['refuse', expect.anything(), 'Teams: there is no Nobody’s in this village'],
  ]);
});

it('takes a sport of another village’s own, and refuses one that cannot be', async () => {
  const csv = (definition: string) => `Name,Definition\nBeach chess,${definition}`;
  expect(await importIt('sports', csv('chess'))).toEqual([1, 0, 0, 0, 0]);
  expect(await outcomes('sports', csv('{}').replace('Beach', 'Ice'))).toEqual([
    ['refuse', expect.anything(), expect.stringContaining('definition')],
  ]);
});
