import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { mergesIn } from '#app/testing/merges-in.ts';
import { AuditLine } from '#features/people/accounts/contract.ts';
import { addAsAdmin } from '#features/results/box-scores/testing/played-game.ts';
import { teams } from '#features/teams/teams/contract.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { countRounds } from '#testing/whole-run.ts';
import { buildWorld } from '#testing/world.ts';
import { AccountResidence, residences } from '../contract.ts';
import { addResidence } from '../testing/rows.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { sportId } = await sides.of(world);
const admin = arena.as.adminWithWindow;
const {
  addTwo: addResidences,
  preview,
  mergeAt,
  mergeAsSeen,
  mergeBothWays,
} = mergesIn(arena, world, residences, ['residences', addResidence]);
const addTeam = (name: string, fields: object) =>
  addAsAdmin(arena, '/api/teams', { name, sportId, gender: 'Mixed', ...fields });

describe('residences of one name', () => {
  it('bring their teams and the people who live there', async () => {
    const [older, younger] = await addResidences('Umoya');
    const [elsewhere] = await addResidences('Langa');
    const added = [
      await addTeam('Moved 7', { residenceId: younger }),
      await addTeam('Joint 7', { residenceId: elsewhere, secondResidenceId: younger }),
      await addTeam('Both 7', { residenceId: younger, secondResidenceId: older }),
    ];
    for (const person of ['member', 'otherMember'] as const)
      await arena.as[person].put('/api/user/residence', { residenceId: younger });
    const { seen, row, moved } = await mergeAsSeen(older, younger);
    expect(seen).toMatchObject({ warnings: ['1 joint team of both will have one residence'], refusal: null });
    expect(moved).toEqual(seen.moves);
    expect(moved).toEqual(['2 stays of people', '3 teams']);
    expect(row.name).toBe('Umoya’s 7');
    const now = await Promise.all(
      added.map(async (id) => (await admin.get(`/api/teams/${id}`)).as(teams.ResponseBody)),
    );
    expect(now.map(({ residenceId, secondResidenceId }) => [residenceId, secondResidenceId])).toEqual([
      [older, null],
      [elsewhere, older],
      [older, null],
    ]);
    for (const person of ['member', 'otherMember'] as const) {
      const home = (await arena.as[person].get('/api/user/residence')).as(AccountResidence);
      expect(home.residence).toEqual({ id: older, name: 'Umoya’s 7' });
    }
    const again = await admin.post('/api/residences', { name: "UMOYA'S 7" });
    expect(again.status, 'its name is taken').toBe(409);
  });

  it('keep their kind and their pair of colours, take over what they lack, and the log names what goes', async () => {
    const [older, younger] = await addResidences('Vula');
    await admin.patch(`/api/residences/${older}`, { firstColour: '#3b74e0', secondColour: '#2350b4' });
    const other = { firstColour: '#123456', kind: 'visiting', residentsCount: 240, shortName: 'V7' };
    await admin.patch(`/api/residences/${younger}`, other);
    const { seen, row } = await mergeAsSeen(older, younger);
    expect(seen).toMatchObject({
      filled: ['shortName', 'firstColour', 'secondColour', 'residentsCount'],
      lost: ['kind'],
    });
    expect(row).toMatchObject({ ...other, kind: 'home', secondColour: '#075a35' });
    const [line] = (await admin.get(`/api/admin/audit?subject=residence:${older}`)).as(z.array(AuditLine));
    expect(line?.said).toBe('merged another residence of the same name into the residence Vula’s 7');
    expect(line?.changes).toContainEqual({ field: 'Lost', after: 'Kind: Visiting' });
  });

  it('are not merged into one where nobody can live', async () => {
    const [older, younger] = await addResidences('Hamba');
    await admin.patch(`/api/residences/${older}`, { kind: 'visiting' });
    await arena.as.officer.put('/api/user/residence', { residenceId: younger });
    const why = 'People live at the one that goes. The one that stays must be of this village, too';
    expect((await preview(older, younger)).refusal).toBe(why);
    const refused = await mergeAt(older, younger, { version: 2, mergedVersion: 1 });
    expect([refused.status, refused.as(ErrorResponse).message]).toEqual([409, why]);
    await mergeAsSeen(younger, older);
  });

  it('are merged once, when two admins merge them both ways while teams and people come in', async () => {
    for (let round = 0; round < countRounds(16); round += 1) {
      const [older, younger] = await addResidences();
      const team = (residenceId: number) =>
        admin.post('/api/teams', { name: world.word(), sportId, gender: 'Mixed', residenceId });
      await mergeBothWays([older, younger], () => [
        team(younger),
        arena.as.member.put('/api/user/residence', { residenceId: younger }),
        team(older),
      ]);
    }
  });
});
