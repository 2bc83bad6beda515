import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { Notice } from '#features/people/notices/contract.ts';
import { addLinkedPlayer } from '#features/teams/player-links/testing/rows.ts';
import { visitor } from '#server/access/access.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { buildWorld } from '#testing/world.ts';
import { PlanGame, SeasonPlan } from '../../contract.ts';
import { Published, Withdrawal } from '../../publish-contract.ts';
import { feb, type PlanOfFour, planOfFour } from '../../testing/published.ts';
import { publishGame } from '../publish-commands.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { officer, member, otherMember, adminWithWindow } = arena.as;

const gamesOf = async ({ sportId }: PlanOfFour) =>
  (await member.get(`/api/games?sportId=${sportId}`)).as(z.array(Game)).toReversed();
const planGames = async ({ id }: PlanOfFour) =>
  (await officer.get(`/api/season-plans/${id}/games`)).as(z.array(PlanGame));
const newsOf = async (person: typeof member) => (await person.get('/api/notices')).as(z.array(Notice));
const read = (person: typeof member) => person.post('/api/notices/read');
/** News of games: others, such as achievements, may come beside them. */
const unread = async (person: typeof member) =>
  (await newsOf(person)).filter(({ kind, read: isRead }) => kind === 'game' && !isRead);
const pushes = () => arena.db.selectFrom('push_outbox').select(['kind', 'facts']).orderBy('id').execute();

/** Four teams meet twice at a time; the member follows the first, and the other member nobody. */
async function published() {
  const plan = await planOfFour(world, arena);
  await plan.place('a:1', 0, 1, feb(1), 1);
  await plan.place('a:2', 2, 3, feb(1), 2);
  await plan.place('a:3', 0, 2, feb(8), 1);
  await member.post(`/api/teams/${plan.team(0)}/follow`);
  await plan.publish();
  await read(member);
  await read(otherMember);
  return plan;
}

describe('publishing a plan', () => {
  it('makes all that the preview says in one act, with one message for each person', async () => {
    const plan = await planOfFour(world, arena);
    await plan.place('a:1', 0, 1, feb(1), 1);
    await plan.place('a:2', 2, 3, feb(1), 2);
    await plan.place('a:3', 0, 2, feb(8), 1);
    await plan.place('a:4', 1, 3, null);
    await member.post(`/api/teams/${plan.team(0)}/follow`);
    await member.post(`/api/teams/${plan.team(2)}/follow`);
    await read(member);
    const before = await pushes();
    const preview = await plan.preview();
    expect(preview).toMatchObject({
      ...{ moved: [], removed: [], kept: [], same: 0, waiting: 0, faults: [], told: 1 },
      competitions: [{ isNew: true, games: 3 }],
      unplaced: [{ key: 'a:4' }],
    });
    const response = await plan.publish();
    expect(response.as(Published)).toMatchObject({ told: 1, plan: { status: 'published' } });
    const games = await gamesOf(plan);
    expect(
      games.map(({ homeTeam, awayTeam, dateTime, location }) => ({
        ...{ home: homeTeam.name, away: awayTeam.name, to: { dateTime, location } },
      })),
    ).toEqual(preview.added.map(({ home, away, to }) => ({ home, away, to })));
    expect(games[0]).toMatchObject({
      ...{ location: `${plan.venue}, court 1`, venueId: plan.venueId, season: '2027', status: 'upcoming' },
      ...{ category: 'league', round: 'Round 1' },
    });
    expect(new Set(games.map(({ competitionId }) => competitionId)).size).toBe(1);
    expect((await planGames(plan)).map(({ gameId }) => gameId)).toEqual([...games.map(({ id }) => id), null]);
    expect(await unread(member)).toMatchObject([
      {
        title: 'Your season is out',
        text: expect.stringMatching(/^3 games of teams you follow, the first on Mon 1 Feb 2027, 18:00 \(.* v .*\)$/),
      },
    ]);
    expect((await pushes()).slice(before.length).map(({ kind }) => kind)).toEqual(['season']);
    expect(await plan.preview()).toMatchObject({ added: [], same: 3, told: 0 });
  });

  it('gives no round to games of a table whose rounds do not follow each other, which is no difference', async () => {
    const plan = await planOfFour(world, arena);
    await plan.place('a:1', 0, 1, feb(8));
    await plan.place('a:2', 0, 2, feb(1));
    const second = { round: 'Round 2', stage: 2 };
    await world.db
      .updateTable('plan_games')
      .set(second)
      .where('plan_id', '=', plan.id)
      .where('key', '=', 'a:2')
      .execute();
    expect((await plan.preview()).added.map(({ round }) => round)).toEqual([null, null]);
    await plan.publish();
    expect((await gamesOf(plan)).map(({ round }) => round)).toEqual([null, null]);
    await plan.move('a:1', feb(1, '08:00'));
    await plan.move('a:2', feb(8));
    expect(await plan.preview()).toMatchObject({ added: [], removed: [], same: 0 });
    await plan.publish();
    expect(await plan.preview()).toMatchObject({ added: [], moved: [], removed: [], same: 2 });
  });

  it('refuses what the preview did not show', async () => {
    const plan = await planOfFour(world, arena);
    await plan.place('a:1', 0, 1, feb(1));
    const { state } = await plan.preview();
    await plan.place('a:2', 2, 3, feb(1), 2);
    const refused = await officer.post(`/api/season-plans/${plan.id}/publication`, { state });
    expect(refused.status).toBe(409);
    expect(await gamesOf(plan)).toEqual([]);
  });

  it('asks before it publishes games that clash, with each other or with games of the village', async () => {
    const plan = await planOfFour(world, arena);
    await plan.place('a:1', 0, 1, feb(2), 1);
    await plan.place('a:2', 2, 3, feb(2, '18:39'), 1);
    await plan.place('a:3', 0, 1, feb(2, '19:19'), 1);
    await plan.place('a:4', 2, 3, feb(3), 2);
    const there = { date_time: feb(3, '18:15'), venue_id: plan.venueId, location: `${plan.venue}, court 2` };
    await arena.db
      .updateTable('games')
      .set(there)
      .where('id', '=', await addUpcomingGame(world))
      .execute();
    const { faults } = await plan.preview();
    expect(faults.map(({ kind }) => kind)).toEqual(['hard', 'hard']);
    const texts = faults.map(({ text }) => text);
    expect(texts.filter((text) => text.includes(`${plan.venue}, Court 1 is taken 18:00–18:40`))).toHaveLength(1);
    expect(texts.filter((text) => text.includes(`${plan.venue}, court 2 is taken: `))).toHaveLength(1);
    expect((await plan.publish()).status).toBe(409);
    expect((await plan.publish({ despiteFaults: true })).status).toBe(200);
    expect(await gamesOf(plan)).toHaveLength(4);
  });

  it('asks about what the checker finds, and says what is only unwelcome', async () => {
    const plan = await planOfFour(world, arena);
    await plan.answer({ gamesPerDay: 1, restDays: 2 });
    await plan.place('a:1', 0, 1, feb(1), 1);
    await plan.place('a:2', 0, 2, feb(1, '20:00'), 1);
    const [ants, bees, cobras] = plan.names;
    const [fault, ...others] = (await plan.preview()).faults;
    const day = 'Mon 1 Feb 2027';
    expect([fault?.kind, fault?.text, others]).toEqual([
      'hard',
      `${ants} v ${cobras}, ${day}, 20:00: ${ants} rest 2 days between games, and play on ${day}: ${ants} v ${bees}`,
      [],
    ]);
    expect((await plan.publish()).status).toBe(409);
    expect((await plan.publish({ despiteFaults: true })).status).toBe(200);
    await plan.move('a:2', feb(8), 1);
    expect(await plan.preview()).toMatchObject({ faults: [], furtherFaults: 0 });
    await plan.move('a:2', feb(8, '21:30'), 1);
    expect((await plan.preview()).faults).toMatchObject([
      { kind: 'hard', text: expect.stringContaining('cannot be used') },
    ]);
    await plan.move('a:2', feb(8, '20:00'), 2);
    await plan.place('a:3', 1, 3, feb(8, '20:00'), 1);
    for (const at of [2, 3]) {
      const player = await addLinkedPlayer(world);
      const team_id = plan.team(at);
      await arena.db.updateTable('players').set({ team_id }).where('id', '=', player).execute();
      await arena.db.updateTable('player_links').set({ team_id }).where('player_id', '=', player).execute();
    }
    expect((await plan.preview()).faults).toMatchObject([
      { kind: 'soft', text: expect.stringContaining('share 1 player') },
    ]);
  });

  it('does not make a competition twice', async () => {
    const plan = await planOfFour(world, arena);
    await plan.place('a:1', 0, 1, feb(1));
    const { setup } = (await officer.get(`/api/season-plans/${plan.id}`)).as(SeasonPlan);
    const name = setup.competitions[0]?.name;
    await adminWithWindow.post('/api/competitions', { name, kind: 'cup', sportId: plan.sportId, season: '2027' });
    expect((await plan.preview()).faults).toMatchObject([{ kind: 'blocks' }]);
    const refused = await plan.publish({ despiteFaults: true });
    expect([refused.status, refused.as(ErrorResponse).message]).toEqual([
      409,
      `There is already a competition ${name} in 2027: choose it in the setup, or give this one another name`,
    ]);
  });
});

describe('publishing anew', () => {
  it('moves, adds and calls off, and keeps who goes', async () => {
    const plan = await published();
    const [first, second] = await gamesOf(plan);
    await otherMember.post(`/api/games/${first?.id}/rsvp`, { userName: 'Zé' });
    await plan.move('a:1', feb(3, '19:00'), 2);
    await plan.drop('a:2');
    await plan.place('a:5', 1, 3, feb(15));
    const before = (await pushes()).length;
    const preview = await plan.preview();
    expect(preview).toMatchObject({
      moved: [
        {
          gameId: first?.id,
          from: { dateTime: feb(1), location: `${plan.venue}, court 1` },
          to: { dateTime: feb(3, '19:00'), location: `${plan.venue}, court 2` },
        },
      ],
      removed: [{ gameId: second?.id, to: null }],
      added: [{ key: 'a:5' }],
      ...{ same: 1, told: 2 },
    });
    expect((await plan.publish()).status).toBe(200);
    const games = new Map((await gamesOf(plan)).map((game) => [game.id, game]));
    expect(games.get(first?.id ?? 0)).toMatchObject({
      ...{ dateTime: feb(3, '19:00'), location: `${plan.venue}, court 2`, rsvpNames: ['Zé'] },
    });
    expect(games.get(second?.id ?? 0)).toMatchObject({ status: 'cancelled' });
    expect(games.size).toBe(4);
    const text = `Now Wed 3 Feb 2027, 19:00, ${plan.venue}, court 2`;
    expect(await unread(member)).toMatchObject([{ text, link: `/games/${first?.id}` }]);
    expect(await unread(otherMember)).toMatchObject([{ text }]);
    expect((await pushes()).slice(before).map(({ kind }) => kind)).toEqual(['season', 'season']);
    expect(await plan.preview()).toMatchObject({ added: [], moved: [], removed: [], kept: [], same: 3 });
  });

  it('turns home and away in place, and calls off a game whose teams change', async () => {
    const plan = await published();
    const [first, second] = await gamesOf(plan);
    await otherMember.post(`/api/games/${first?.id}/rsvp`, { userName: 'Zé' });
    await otherMember.post(`/api/games/${second?.id}/rsvp`, { userName: 'Zé' });
    await plan.sides('a:1', 1, 0);
    await plan.sides('a:2', 1, 3);
    expect(await plan.preview()).toMatchObject({
      moved: [{ gameId: first?.id, isTurned: true, home: plan.names[1], away: plan.names[0] }],
      ...{ removed: [{ gameId: second?.id }], added: [{ key: 'a:2' }], left: { rsvps: 1, comments: 0 } },
    });
    expect((await plan.publish({ despiteFaults: true })).status).toBe(200);
    const games = new Map((await gamesOf(plan)).map((game) => [game.id, game]));
    expect(games.get(first?.id ?? 0)).toMatchObject({
      ...{ homeTeamId: plan.team(1), awayTeamId: plan.team(0), dateTime: feb(1), rsvpNames: ['Zé'] },
    });
    expect(games.get(second?.id ?? 0)).toMatchObject({ status: 'cancelled' });
    expect(await unread(member)).toMatchObject([{ text: `${plan.names[1]} is at home now` }]);
    expect(await plan.preview()).toMatchObject({ added: [], moved: [], removed: [], kept: [], same: 3 });
  });

  it('leaves games that were played or changed by hand, unless asked', async () => {
    const plan = await published();
    const [first, second, third] = await gamesOf(plan);
    await officer.patch(`/api/games/${first?.id}`, { homeScore: 2, awayScore: 1 });
    await adminWithWindow.patch(`/api/games/${third?.id}`, { dateTime: feb(9, '20:00') });
    await plan.move('a:1', feb(4));
    await plan.move('a:2', null);
    await plan.move('a:3', feb(10));
    expect(await plan.preview()).toMatchObject({
      kept: [
        { gameId: first?.id, why: 'played' },
        { gameId: third?.id, why: 'byHand', from: { dateTime: feb(9, '20:00') }, to: { dateTime: feb(10) } },
      ],
      moved: [{ gameId: second?.id, to: { dateTime: null } }],
    });
    await plan.publish();
    expect(await gamesOf(plan)).toMatchObject([
      { status: 'completed', dateTime: feb(1) },
      { status: 'postponed', dateTime: feb(1) },
      { status: 'upcoming', dateTime: feb(9, '20:00') },
    ]);
    await plan.publish({ overwrite: [first?.id, third?.id] });
    expect(await gamesOf(plan)).toMatchObject([{ dateTime: feb(1) }, {}, { dateTime: feb(10) }]);
  });

  it('finds its games again in a plan that was made anew', async () => {
    const plan = await published();
    await plan.drop('a:1');
    await plan.place('a:1', 0, 1, feb(1), 1);
    expect(await plan.preview()).toMatchObject({ same: 3, added: [], removed: [] });
    await plan.drop('a:2');
    await plan.place('a:2', 3, 1, feb(1, '20:00'), 2);
    expect(await plan.preview()).toMatchObject({ same: 2, added: [{ key: 'a:2' }], removed: [{ key: 'a:2' }] });
    await plan.publish();
    expect(await plan.preview()).toMatchObject({ same: 3, added: [], removed: [] });
    expect((await planGames(plan)).every(({ gameId }) => gameId !== null)).toBe(true);
  });
});

describe('a knock-out game', () => {
  it('is no game until its sides are known, and then is one at the place that the plan has for it', async () => {
    const plan = await published();
    const side = { home: JSON.stringify({ winnerOf: 'a:1' }), away: JSON.stringify({ winnerOf: 'a:2' }) };
    const id = await plan.place('a:f', 0, 3, feb(22), 2);
    const sides = (home_team_id: number | null, away_team_id: number | null) =>
      arena.db
        .updateTable('plan_games')
        .set({ ...side, home_team_id, away_team_id })
        .where('id', '=', id)
        .execute();
    const make = () => arena.app.commit(visitor, (write) => publishGame(write, id));
    await sides(null, plan.team(3));
    expect(await plan.preview()).toMatchObject({ added: [], waiting: 1 });
    await plan.publish();
    expect(await make()).toBeNull();
    await sides(plan.team(0), plan.team(3));
    const made = await make();
    expect((await gamesOf(plan)).at(-1)).toMatchObject({ id: made, dateTime: feb(22), venueId: plan.venueId });
    expect(await unread(member)).toMatchObject([{ text: `New: Mon 22 Feb 2027, 18:00, ${plan.venue}, court 2` }]);
    expect(await make()).toBe(made);
    await sides(plan.team(1), plan.team(3));
    const other = await make();
    expect((await gamesOf(plan)).slice(-2)).toMatchObject([
      { id: made, status: 'cancelled' },
      { id: other, status: 'upcoming', homeTeamId: plan.team(1) },
    ]);
    expect(await plan.preview()).toMatchObject({ added: [], removed: [], moved: [], same: 4 });
  });
});

describe('taking a plan back', () => {
  it('deletes its games and tells people once, while none was played', async () => {
    const plan = await published();
    const path = `/api/season-plans/${plan.id}/withdrawal`;
    expect((await officer.get(path)).as(Withdrawal)).toMatchObject({ games: 3, told: 1, refusal: null });
    expect((await officer.post(path, {})).status).toBe(200);
    expect(await gamesOf(plan)).toEqual([]);
    expect(await unread(member)).toMatchObject([
      { title: 'Your season was taken back', text: '2 games are no longer planned' },
    ]);
    expect((await officer.get(`/api/season-plans/${plan.id}`)).as(SeasonPlan).status).toBe('draft');
    expect((await plan.publish()).status).toBe(200);
    expect(await gamesOf(plan)).toHaveLength(3);
  });

  it('is refused once a game was played', async () => {
    const plan = await published();
    const [first] = await gamesOf(plan);
    await officer.patch(`/api/games/${first?.id}`, { homeScore: 0, awayScore: 0 });
    const refused = await officer.post(`/api/season-plans/${plan.id}/withdrawal`, {});
    expect([refused.status, refused.as(ErrorResponse).message]).toEqual([
      409,
      '1 game has begun or been played: call off what is left instead',
    ]);
  });
});
