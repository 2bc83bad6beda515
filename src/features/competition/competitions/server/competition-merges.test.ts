import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { mergesIn } from '#app/testing/merges-in.ts';
import { Game } from '#features/competition/games/contract.ts';
import { AuditLine } from '#features/people/accounts/contract.ts';
import { addAsAdmin } from '#features/results/box-scores/testing/played-game.ts';
import { teams } from '#features/teams/teams/contract.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { countRounds } from '#testing/whole-run.ts';
import { buildWorld } from '#testing/world.ts';
import { competitions } from '../contract.ts';
import { addCompetition } from '../testing/rows.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { sportId, homeTeamId, awayTeamId } = await sides.of(world);
const admin = arena.as.adminWithWindow;
const merges = mergesIn(arena, world, competitions, ['competitions', addCompetition]);
const { addTwo: addCompetitions, mergeAt, mergeAsSeen } = merges;
const addGame = (competitionId: number, fields: object = {}) =>
  addAsAdmin(arena, '/api/games', {
    ...{ sportId, homeTeamId, awayTeamId, location: 'Court 7', dateTime: '2026-03-04T16:30:00Z', competitionId },
    ...fields,
  });

describe('competitions of one name', () => {
  it('of one sport and season are listed', async () => {
    const [older, younger] = await addCompetitions('Madiba');
    await addAsAdmin(arena, '/api/competitions', { name: 'MADIBA’S 7', kind: 'cup', sportId, season: '1994' });
    const ids = (await merges.groups())
      .filter(({ name }) => name === 'Madiba’s 7')
      .map(({ rows }) => rows.map(({ row }) => row.id));
    expect(ids).toEqual([[older, younger]]);
  });

  it('bring games, teams and points; the rules of the one that is kept apply', async () => {
    const [older, younger] = await addCompetitions('Harambee');
    await admin.patch(`/api/competitions/${older}`, { teamIds: [homeTeamId], pointsForWin: 4 });
    await admin.patch(`/api/competitions/${younger}`, {
      teamIds: [awayTeamId, homeTeamId],
      pointsForDraw: 2,
      bonuses: false,
    });
    const won = { homeScore: 2, awayScore: 0 };
    await addGame(older, won);
    const [twice, other] = [
      await addGame(younger),
      await addGame(younger, { ...won, dateTime: '2026-03-11T16:30:00Z' }),
    ];
    const points = { competitionId: younger, teamId: homeTeamId, points: -3, reason: 'Late' };
    await addAsAdmin(arena, '/api/point-adjustments', points);
    const { seen, row, moved } = await mergeAsSeen(older, younger);
    expect(seen).toMatchObject({ filled: ['teamIds'], lost: ['pointsForDraw', 'bonuses'], refusal: null });
    expect(seen.warnings).toEqual([
      expect.stringMatching(/^The same meeting twice: w.* v w.*, Wed 4 Mar 2026, 18:30$/),
    ]);
    expect(moved).toEqual(seen.moves);
    expect(moved).toEqual(['1 point adjustment', '2 games']);
    expect(row).toMatchObject({
      teamIds: [homeTeamId, awayTeamId],
      pointsForWin: 4,
      pointsForDraw: null,
      bonuses: true,
    });
    for (const id of [twice, other])
      expect((await admin.get(`/api/games/${id}`)).as(Game)).toMatchObject({
        competitionId: older,
        category: 'league',
      });
    const name = { sportId, season: '2026', kind: 'league', name: 'HARAMBEE‘S 7' };
    expect((await admin.post('/api/competitions', name)).status, 'its name is taken').toBe(409);
    const [line] = (await admin.get(`/api/admin/audit?subject=competition:${older}`)).as(z.array(AuditLine));
    expect(line?.said).toBe('merged another competition of the same name into the competition Harambee’s 7');
    expect(line?.changes).toContainEqual({ field: 'Lost', after: 'Points for draw: 2; Bonuses: No' });
  });

  it('of two kinds are one of the kept kind, with its games, and records are counted again', async () => {
    const [older, younger] = await addCompetitions('Sizwe');
    const wins = async () => (await admin.get(`/api/teams/${homeTeamId}`)).as(teams.ResponseBody).wins;
    const before = await wins();
    await admin.patch(`/api/competitions/${older}`, { kind: 'cup' });
    const game = await addGame(younger, { homeScore: 2, awayScore: 0, dateTime: '2026-03-18T16:30:00Z' });
    expect(await wins()).toBe(before + 1);
    const { seen } = await mergeAsSeen(older, younger);
    expect(seen).toMatchObject({
      lost: ['kind'],
      warnings: ['1 game of the category league will be of the category tournament'],
    });
    expect((await admin.get(`/api/games/${game}`)).as(Game)).toMatchObject({ category: 'tournament' });
    expect(await wins()).toBe(before);
  });

  it('are refused with another name, and when either has changed', async () => {
    const [older, younger] = await addCompetitions('Imvula');
    const [other] = await addCompetitions('Langa');
    const refused = await mergeAt(older, other);
    const message = 'Only competitions of the same name, sport and season can be merged';
    expect([refused.status, refused.as(ErrorResponse).message]).toEqual([400, message]);
    await admin.patch(`/api/competitions/${younger}`, { kind: 'cup' });
    expect((await mergeAt(older, younger)).status).toBe(409);
  });

  it('are merged once, when two admins merge them both ways while games come in', async () => {
    for (let round = 0; round < countRounds(16); round += 1) {
      const [older, younger] = await addCompetitions();
      const dateTime = new Date(Date.UTC(2027, round, 4)).toISOString();
      const game = (competitionId: number) =>
        admin.post('/api/games', { sportId, homeTeamId, awayTeamId, location: 'Court 7', dateTime, competitionId });
      await merges.mergeBothWays([older, younger], () => [game(younger), game(older)]);
    }
  });
});
