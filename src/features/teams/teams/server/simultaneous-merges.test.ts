import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { mergesIn } from '#app/testing/merges-in.ts';
import { ImportDone } from '#platform/spreadsheets/contract.ts';
import { sheetForm } from '#platform/spreadsheets/testing/file.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { countRounds } from '#testing/whole-run.ts';
import { buildWorld } from '#testing/world.ts';
import { teams } from '../contract.ts';
import { addTeam, sides } from '../testing/rows.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const { db } = arena;
const world = buildWorld(arena.app);
const { sportId, homeTeamId: opponent } = await sides.of(world);
const { adminWithWindow: admin, member, otherMember } = arena.as;
const { addTwo, mergeAsSeen, mergeBothWays } = mergesIn(arena, world, teams, ['teams', addTeam]);

it('two teams are merged once, when two admins merge them both ways while games, players and follows come in', async () => {
  for (let round = 0; round < countRounds(16); round += 1) {
    const [older, younger] = await addTwo();
    const game = (homeTeamId: number, awayTeamId: number, day: number) => {
      const dateTime = new Date(Date.UTC(2027, round, day)).toISOString();
      return admin.post('/api/games', { sportId, homeTeamId, awayTeamId, location: 'Court 7', dateTime });
    };
    await mergeBothWays([older, younger], () => [
      game(younger, opponent, 1),
      member.post(`/api/teams/${younger}/follow`),
      game(opponent, older, 2),
      otherMember.post(`/api/teams/${older}/follow`),
      admin.post('/api/players', { name: 'Late', teamId: younger }),
      admin.post('/api/competitions', { name: world.word(), kind: 'cup', sportId, teamIds: [opponent] }),
    ]);
  }
});

it('the undo of an import does not write over what moved', async () => {
  const sheet = 'date,time,home,away\n2027-08-16,14:00,Undo’s 7,Undo Midges';
  const form = sheetForm(sheet, { answers: { team: 'new' } });
  const imported = await admin.post(`/api/imports/fixtures?sportId=${sportId}`, form);
  const { importId } = imported.as(ImportDone);
  const added = await db.selectFrom('teams').select('id').where('name', '=', 'Undo’s 7').executeTakeFirstOrThrow();
  const [older, younger] = await addTwo('Undone');
  await db.updateTable('games').set({ home_team_id: younger }).where('home_team_id', '=', added.id).execute();
  await mergeAsSeen(older, younger);
  const undone = await admin.post(`/api/recent-imports/${importId}/undo`);
  expect([undone.status, undone.as(ErrorResponse).message]).toEqual([
    409,
    expect.stringContaining('was changed since'),
  ]);
});
