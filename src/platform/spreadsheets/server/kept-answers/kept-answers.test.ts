import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { addSport } from '#features/teams/sports/testing/rows.ts';
import { dayText } from '#shared/notation.ts';
import { wallsIn } from '#shared/time-zone.ts';
import { buildWorld } from '#testing/world.ts';
import { type Answers, ImportDone, UndonePreview } from '../../contract.ts';
import { preview, sheetForm } from '../../testing/file.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const admin = arena.as.adminWithWindow;
const { db } = arena;

async function imported(kind: string, sportId: number, content: string, choices: { answers?: Answers } & Again = {}) {
  const answer = await admin.post(`/api/imports/${kind}?sportId=${sportId}`, sheetForm(content, choices));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.as(ImportDone).importId;
}
interface Again {
  askAgain?: string[];
}
const asked = async (kind: string, sportId: number, content: string, choices: { answers?: Answers } & Again = {}) => {
  const { kept, questions, rows, counts } = await preview(admin, kind, sportId, content, choices);
  return { kept, questions, rows, counts };
};
const keptRows = async () => (await db.selectFrom('import_answers').select('question').execute()).length;
const today = dayText(wallsIn('Africa/Johannesburg')(new Date()));

const games = (...rows: string[]) => ['date,home,away,venue,competition', ...rows].join('\n');

async function sportWithTeams(): Promise<number> {
  const sportId = await addSport(world);
  await imported('teams', sportId, "name\nO'Lions XI\nRavens 🐦\nSeven-Hills 7");
  return sportId;
}

describe('an answer about a spelling', () => {
  it('is kept by an import, and said at the next one with the team that it became', async () => {
    const sportId = await sportWithTeams();
    const id = `team:${sportId}:o'lyons xi`;
    const first = games("2099-08-16,O'Lyons XI,Ravens 🐦,,");
    const answers = { [id]: "is:O'Lions XI" };
    expect(await asked('fixtures', sportId, first, { answers })).toMatchObject({ kept: [], counts: { add: 1 } });
    expect(await keptRows(), 'a preview stores nothing').toBe(0);
    await imported('fixtures', sportId, first, { answers });

    const next = games('2099-08-23,Ravens 🐦,O’Lyons XI,,');
    expect(await asked('fixtures', sportId, next)).toMatchObject({
      kept: [{ id, answer: "is:O'Lions XI", text: `O’Lyons XI is read as O'Lions XI, as answered on ${today}` }],
      questions: [],
      rows: [{ outcome: 'add', what: expect.stringMatching(/^Ravens 🐦 v O'Lions XI, /) }],
    });
    const players = "name,team\nNomsa,O'Lyons XI";
    expect((await asked('players', sportId, players)).rows).toMatchObject([{ what: "Nomsa, O'Lions XI" }]);
  });

  it('is never used by an import that does not send it: somebody may have kept it since the preview', async () => {
    const sportId = await sportWithTeams();
    const id = `team:${sportId}:ravans 🐦`;
    const list = games("2099-08-16,Ravans 🐦,O'Lions XI,,");
    await imported('fixtures', sportId, list, { answers: { [id]: 'is:Ravens 🐦' } });
    const refused = await admin.post(`/api/imports/fixtures?sportId=${sportId}`, sheetForm(list.replace('16', '17')));
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining('One row waits') } });
  });

  it('is taken back: asked again by the preview, gone or replaced with the import', async () => {
    const sportId = await sportWithTeams();
    const id = `team:${sportId}:ravans 🐦`;
    const list = (day: number) => games(`2099-08-${day},Ravans 🐦,O'Lions XI,,`);
    await imported('fixtures', sportId, list(10), { answers: { [id]: 'is:Ravens 🐦' } });
    const before = await keptRows();
    const again = { askAgain: [id], answers: { spelling: 'new' } };
    expect(await asked('fixtures', sportId, list(11), { askAgain: [id] })).toMatchObject({
      kept: [],
      questions: [
        { id, text: expect.stringContaining('until now it was read as Ravens 🐦, which this import forgets') },
      ],
      counts: { ask: 1 },
    });
    expect(await keptRows()).toBe(before);
    expect(await asked('fixtures', sportId, list(11)), 'nothing is taken back yet').toMatchObject({ kept: [{ id }] });
    await imported('fixtures', sportId, list(11), { ...again, answers: { [id]: 'is:Seven-Hills 7' } });
    expect((await asked('fixtures', sportId, list(12))).kept).toMatchObject([{ answer: 'is:Seven-Hills 7' }]);
    await imported('fixtures', sportId, list(12), again);
    expect(await keptRows()).toBe(before - 1);
  });

  it('follows a renamed team, and goes with a deleted one', async () => {
    const sportId = await sportWithTeams();
    const id = `team:${sportId}:ravans 🐦`;
    const players = (name: string) => `name,team\n${name},Ravans 🐦`;
    await imported('players', sportId, players('Zola'), { answers: { [id]: 'is:Seven-Hills 7' } });
    await db.updateTable('teams').set({ name: 'Wholly Other' }).where('name', '=', 'Seven-Hills 7').execute();
    const { kept, rows } = await asked('players', sportId, players('Thabo'));
    expect([kept[0]?.answer, rows[0]?.what]).toEqual(['is:Wholly Other', 'Thabo, Wholly Other']);
    const before = await keptRows();
    const zola = await db
      .selectFrom('players')
      .select(['id', 'team_id'])
      .where('name', '=', 'Zola')
      .executeTakeFirstOrThrow();
    for (const path of [`players/${zola.id}`, `teams/${zola.team_id}`])
      expect((await admin.delete(`/api/${path}`)).status).toBe(200);
    expect(await keptRows()).toBe(before - 1);
    expect(await asked('players', sportId, players('Thabo'))).toMatchObject({ kept: [], counts: { ask: 1 } });
  });

  it('is kept for venues, competitions and residences too, but not that something is new', async () => {
    const sportId = await sportWithTeams();
    const list = (day: number, venue: string, competition: string) =>
      games(`2099-08-${day},O'Lions XI,Ravens 🐦,${venue},${competition}`);
    const fresh = { venue: 'new', competition: 'league' };
    await imported('fixtures', sportId, list(1, 'Upper Grounds', 'Premier League'), { answers: fresh });
    const [venue, competition] = [`venue:${sportId}:top field`, `competition:${sportId}:2099:premeir league`];
    const answers = { meeting: 'new', [venue]: 'is:Upper Grounds', [competition]: 'is:Premier League' };
    await imported('fixtures', sportId, list(8, 'Top field', 'Premeir League'), { answers });
    const { kept, rows } = await asked('fixtures', sportId, list(15, 'Top field', 'Premeir League'), {
      answers: { meeting: 'new' },
    });
    expect(kept.map(({ id }) => id)).toEqual([venue, competition]);
    expect(rows[0]?.details).toEqual(['Venue Upper Grounds', 'League', 'Premier League']);

    await imported('teams', sportId, 'name,residence\nRavens 🐦,Elm House of Keeping', {
      answers: { residence: 'new' },
    });
    const residence = 'residence:elm hous of keeping';
    const ofTeams = 'name,residence\nSeven-Hills 7,Elm Hous of Keeping';
    await imported('teams', sportId, ofTeams, { answers: { [residence]: 'is:Elm House of Keeping' } });
    const kinds = await asked('teams', sportId, ofTeams);
    expect(kinds.kept.map(({ id }) => id)).toEqual([residence]);
  });

  it('goes with the undo of the import that kept it, which says so', async () => {
    const sportId = await sportWithTeams();
    const id = `team:${sportId}:ravans 🐦`;
    const list = games("2099-08-16,Ravans 🐦,O'Lions XI,,");
    const importId = await imported('fixtures', sportId, list, { answers: { [id]: 'is:Ravens 🐦' } });
    const undone = (await admin.post(`/api/recent-imports/${importId}/undo/preview`)).as(UndonePreview);
    expect(undone).toMatchObject({ removed: 1, goes: ['1 kept answer'] });
    expect((await admin.post(`/api/recent-imports/${importId}/undo`)).status).toBe(200);
    expect(await asked('fixtures', sportId, list)).toMatchObject({ kept: [], counts: { ask: 1 } });
  });
});
