import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { mergesIn } from '#app/testing/merges-in.ts';
import { Game } from '#features/competition/games/contract.ts';
import { AuditLine } from '#features/people/accounts/contract.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { ImportDone } from '#platform/spreadsheets/contract.ts';
import { sheetForm } from '#platform/spreadsheets/testing/file.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { buildWorld } from '#testing/world.ts';
import { venues } from '../contract.ts';
import { addVenue } from '../testing/rows.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const opponents = await sides.of(world);
const admin = arena.as.adminWithWindow;
const {
  addTwo: addVenues,
  groups,
  preview,
  mergeAt: merge,
  mergeAsSeen,
} = mergesIn(arena, world, venues, ['venues', addVenue]);

const addGame = async (fields: object) => {
  const response = await admin.post('/api/games', { ...opponents, dateTime: '2027-03-04T16:30:00Z', ...fields });
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return response.as(Game);
};
const gameNow = async ({ id }: Game) => (await arena.as.member.get(`/api/games/${id}`)).as(Game);

describe('venues of one name', () => {
  it('are listed with what refers to each, oldest first', async () => {
    const [older, younger] = await addVenues('Zebu');
    await addGame({ venueId: younger });
    const group = (await groups()).find(({ name }) => name === 'Zebu’s 7');
    expect(group?.rows.map(({ row, uses }) => [row.id, uses])).toEqual([
      [older, []],
      [younger, ['1 game']],
    ]);
  });

  it('are one after the merge that was previewed, and its name is taken once', async () => {
    const [older, younger] = await addVenues('Kudu 7');
    const own = { capacity: 40, place: 'Gate 2' };
    await admin.patch(`/api/venues/${older}`, { ...own, hours: [{ day: 'Monday', opens: '08:00', closes: '22:00' }] });
    await admin.patch(`/api/venues/${younger}`, { capacity: 55, shortName: 'K7' });
    const at = { dateTime: '2027-05-04T16:30:00Z' };
    const moved = await addGame({ ...at, venueId: older });
    const elsewhere = await addGame({ venueId: older, location: 'Kudu 7, pitch 2', dateTime: '2027-05-09T16:30:00Z' });
    const stays = await addGame({ ...at, venueId: younger });
    const seen = await preview(younger, older);
    expect(seen).toMatchObject({
      moves: ['2 games'],
      filled: ['place', 'hours'],
      lost: ['capacity'],
      warnings: ['1 game that moves is at the time of another game there'],
    });
    expect((await merge(younger, older)).status, 'not what was previewed').toBe(409);
    const response = await mergeAsSeen(younger, older);
    expect(response).toMatchObject({ moved: ['2 games'], row: { capacity: 55, place: 'Gate 2', shortName: 'K7' } });
    expect(await gameNow(moved)).toMatchObject({ venueId: younger, location: "Kudu 7's 7" });
    expect(await gameNow(elsewhere)).toMatchObject({ venueId: younger, location: 'Kudu 7, pitch 2' });
    expect(await gameNow(stays)).toMatchObject({ venueId: younger, version: stays.version });
    expect((await arena.as.member.get(`/api/venues/${older}`)).status).toBe(404);
    expect((await arena.as.member.get(`/api/venues/${younger}`)).as(venues.ResponseBody)).toEqual(
      expect.objectContaining({ name: "Kudu 7's 7", version: 3 }),
    );
    expect((await groups()).some(({ name }) => name.startsWith('Kudu 7'))).toBe(false);
    expect((await admin.post('/api/venues', { name: 'KUDU 7’S 7' })).status, 'its name is taken').toBe(409);
    const [line] = (await admin.get(`/api/admin/audit?subject=venue:${younger}`)).as(z.array(AuditLine));
    expect(line?.said).toBe("merged another venue of the same name into the venue Kudu 7's 7");
  });

  it('are refused with another name, with itself and with one that does not exist', async () => {
    const [older] = await addVenues('Eland');
    const [other] = await addVenues('Oryx');
    for (const [mergedId, message] of [
      [other, 'Only venues of the same name can be merged'],
      [older, 'mergedId must be another venue'],
      [999_999, 'mergedId is not a venue of this village'],
    ] as const) {
      const refused = await merge(older, mergedId);
      expect([refused.status, refused.as(ErrorResponse).message]).toEqual([400, message]);
    }
    expect((await merge(999_999, older)).status).toBe(404);
  });

  it('are merged once, when two admins merge them both ways at the same moment', async () => {
    const [older, younger] = await addVenues('Sable');
    const games = [await addGame({ venueId: older }), await addGame({ venueId: younger })];
    const answers = await Promise.all([merge(older, younger), merge(younger, older)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([400, 404])]);
    const left = (await arena.db.selectFrom('venues').select('id').where('name', 'like', 'Sable%').execute())[0]?.id;
    for (const game of games) expect((await gameNow(game)).venueId).toBe(left);
  });

  it('keep the undo of an import from writing over the games that moved', async () => {
    const [older, younger] = await addVenues('Gnu');
    const sheet = "date,time,home,away,venue\n2027-08-16,14:00,Undo Gnats,Undo Midges,Gnu's 7";
    const form = sheetForm(sheet, { answers: { team: 'new' } });
    const imported = await admin.post(`/api/imports/fixtures?sportId=${opponents.sportId}`, form);
    const { importId } = imported.as(ImportDone);
    expect((await mergeAsSeen(older, younger)).moved).toEqual(['1 game']);
    const undone = await admin.post(`/api/recent-imports/${importId}/undo`);
    expect([undone.status, undone.as(ErrorResponse).message]).toEqual([
      409,
      expect.stringContaining('was changed since'),
    ]);
  });
});
