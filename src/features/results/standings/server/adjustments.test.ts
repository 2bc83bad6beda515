import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { competitions, pointAdjustments } from '#features/competition/competitions/contract.ts';
import { AuditLine } from '#features/people/accounts/contract.ts';
import { sports } from '#features/teams/sports/contract.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { importedCounts } from '#platform/spreadsheets/testing/file.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { usernames } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { Standings } from '../contract.ts';
import { describeAdjustment } from '../in-words.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const admin = arena.as.adminWithWindow;

/** Facts of https://github.com/openfootball/football.json (CC0); deductions and final table as the league published them. */
const readRows = (name: string) =>
  readFileSync(new URL(`../fixtures/${name}.csv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1);

const add = async (path: string, body: object) => {
  const response = await admin.post(path, body);
  expect(response.status).toBe(201);
  return response.as(z.object({ id: z.int() })).id;
};

const read = async (competitionId: number) =>
  (await arena.as.member.get(`/api/standings?competitionId=${competitionId}`)).as(Standings);

const toLines = ({ rows }: Standings) =>
  rows.map((row) =>
    [row.team.name, row.played, row.won, row.drawn, row.lost, row.for, row.against, row.points].join(','),
  );

it('equals the published table of a season with two deductions of points, row by row', async () => {
  const all = (await arena.as.member.get('/api/sports')).as(z.array(sports.ResponseBody));
  const sportId = all.find(({ definition }) => definition === 'soccer')?.id ?? 0;
  const sheet = [
    'date,home,away,home score,away score,competition',
    ...readRows('season-2023-24').map((row) => `${row},Premier League`),
  ];
  const answers = { team: 'new', competition: 'league', meeting: 'new' };
  const imported = await importedCounts(admin, 'fixtures', sportId, sheet.join('\n'), { answers });
  expect(imported[0]).toBe(380);
  const leagues = (await arena.as.member.get(`/api/competitions?sportId=${sportId}`)).as(
    z.array(competitions.ResponseBody),
  );
  const competitionId = leagues.find(({ name }) => name === 'Premier League')?.id ?? 0;
  const ids = new Map((await read(competitionId)).rows.map(({ team }) => [team.name, team.id]));
  const reason = 'Breach of the profitability and sustainability rules';
  const everton = { competitionId, teamId: ids.get('Everton FC'), points: -6, reason };
  await add('/api/point-adjustments', everton);
  await add('/api/point-adjustments', { ...everton, points: -2 });
  await add('/api/point-adjustments', { ...everton, teamId: ids.get('Nottingham Forest FC'), points: -4 });
  const table = await read(competitionId);
  expect(toLines(table)).toEqual(readRows('season-2023-24.table'));
  expect(table.adjustments.map(describeAdjustment)).toEqual([
    ...[
      `Everton FC: −6 points, ${reason} — by ${usernames.adminWithWindow}`,
      `Everton FC: −2 points, ${reason} — by ${usernames.adminWithWindow}`,
    ],
    `Nottingham Forest FC: −4 points, ${reason} — by ${usernames.adminWithWindow}`,
  ]);
});

it('is given by admins in their window, read by members, and refused where it cannot be right', async () => {
  const world = buildWorld(arena.app);
  const { sportId, homeTeamId, awayTeamId } = await sides.of(world);
  const competitionId = await add('/api/competitions', { name: world.word(), kind: 'league', sportId, season: '2018' });
  const gift = { competitionId, teamId: homeTeamId, points: 3, reason: 'Fair play, «clean» kit & 0 cards' };
  const refused = async (fields: object) => {
    const response = await admin.post('/api/point-adjustments', { ...gift, ...fields });
    return [response.status, response.as(ErrorResponse).issues?.[0]?.path];
  };
  for (const points of [0, 100, -100, 1.5]) expect(await refused({ points })).toEqual([400, 'points']);
  for (const reason of ['', ' ', 'x'.repeat(201)]) expect(await refused({ reason })).toEqual([400, 'reason']);
  const soccerId = (await arena.as.member.get('/api/sports')).as(z.array(sports.ResponseBody))[0]?.id;
  const other = await add('/api/teams', { name: world.word(), sportId: soccerId, gender: 'Mixed' });
  expect(await refused({ teamId: other })).toEqual([400, 'teamId']);
  expect(await refused({ competitionId: 999_999 })).toEqual([400, 'competitionId']);
  const id = await add('/api/point-adjustments', gift);
  const given = (await arena.as.member.get(`/api/point-adjustments?competitionId=${competitionId}`)).as(
    z.array(pointAdjustments.ResponseBody),
  );
  expect(given).toMatchObject([
    { id, points: 3, reason: gift.reason, by: usernames.adminWithWindow, team: { id: homeTeamId } },
  ]);
  const exported = String((await admin.get('/api/exports/point-adjustments')).body).split('\r\n');
  expect(exported[0]).toBe('Points,Reason,Sport,Competition,Team');
  expect(exported.at(-2)).toContain(`3,"${gift.reason}",`);
  const log = (await admin.get('/api/admin/audit?act=point-adjustment')).as(z.array(AuditLine));
  expect(log[0]?.said).toBe('adjusted the points of a team');
  expect(log[0]?.changes.map(({ after }) => after)).toContain(gift.reason);
  // A team without a game is in the table because of its points.
  expect((await read(competitionId)).rows).toMatchObject([{ points: 3, adjustment: 3, played: 0 }]);
  expect((await admin.patch(`/api/point-adjustments/${id}`, { points: -1, teamId: awayTeamId })).status).toBe(200);
  expect((await read(competitionId)).rows).toMatchObject([{ team: { id: awayTeamId }, points: -1 }]);
  const team = (await admin.get(`/api/teams/${awayTeamId}`)).as(z.object({ version: z.int() }));
  const moved = await admin.patch(`/api/teams/${awayTeamId}`, { version: team.version, sportId: soccerId });
  expect(moved).toMatchObject({ status: 409, body: { message: expect.stringContaining('remove them first') } });
  const { version } = (await admin.get(`/api/competitions/${competitionId}`)).as(z.object({ version: z.int() }));
  const another = await admin.patch(`/api/competitions/${competitionId}`, { version, sportId: soccerId });
  expect(another).toMatchObject({ status: 400, body: { issues: [{ message: 'A competition keeps its sport' }] } });
  expect((await read(competitionId)).adjustments[0]?.changedBy, 'the same admin').toBeNull();
  const { id: memberId } = await arena.db
    .selectFrom('accounts')
    .select('id')
    .where('username', '=', usernames.member)
    .executeTakeFirstOrThrow();
  await arena.db.updateTable('point_adjustments').set({ account_id: memberId }).where('id', '=', id).execute();
  await admin.patch(`/api/point-adjustments/${id}`, { points: -2 });
  const said = (await read(competitionId)).adjustments.map(describeAdjustment)[0];
  expect(said).toContain(`— by ${usernames.member}, changed by ${usernames.adminWithWindow}`);
  expect((await admin.delete(`/api/point-adjustments/${id}`)).status).toBe(200);
  expect((await read(competitionId)).rows).toEqual([]);
});
