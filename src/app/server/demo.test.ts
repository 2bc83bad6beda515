import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateTeamRecords } from '#features/competition/games/server/record-commands.ts';
import { buildBoxScore } from '#features/live/live-games/line-rules.ts';
import { liveState } from '#features/live/live-games/rules.ts';
import { listEvents } from '#features/live/live-games/server/queries.ts';
import { ensureFirstAdmin } from '#features/people/accounts/server/registration/registration.ts';
import { BoxScore } from '#features/results/box-scores/contract.ts';
import { findBoxScoreGame, listLines, storedBoxScore } from '#features/results/box-scores/server/stored-queries.ts';
import { setupFaults } from '#features/seasons/season-plans/check-setup-rules.ts';
import { PlanResult } from '#features/seasons/season-plans/contract.ts';
import { checkStored } from '#features/seasons/season-plans/server/check-queries.ts';
import { addDemoSeason } from '#features/seasons/season-plans/server/demo/fill.ts';
import { listPlanGames, listPlans, readPlan } from '#features/seasons/season-plans/server/queries.ts';
import { readQuestion } from '#features/seasons/season-plans/server/question-queries.ts';
import { readResult } from '#features/seasons/season-plans/server/result-queries.ts';
import { runTimetable } from '#features/seasons/timetables/server/services.ts';
import { clubTable } from '#features/teams/clubs/server/queries.ts';
import { sportTable } from '#features/teams/sports/server/queries.ts';
import { teamTable } from '#features/teams/teams/server/queries.ts';
import { tipTable } from '#features/training/training/server/queries.ts';
import { visitor } from '#server/access/access.ts';
import { readEnv } from '#server/env.ts';
import type { Write } from '#server/write.ts';
import { Client } from '#testing/client.ts';
import { freshDatabase, type TestDatabase } from '#testing/database/database.ts';
import { type App, openApp } from './app.ts';
import { fillDemoVillage } from './start.ts';

const password = 'a-lively-village-51';

describe('an empty village', () => {
  let database: TestDatabase;
  let app: App;
  let url: string;

  beforeAll(async () => {
    database = await freshDatabase();
    const env = readEnv({
      ...database.settings,
      DEMO_DATA: 'on',
      DEMO_PASSWORD: password,
      ADMIN_PASSWORD: password,
      LOG_LEVEL: 'silent',
      LIMITS: '1000',
    });
    app = await openApp(env);
    await ensureFirstAdmin(app.services, { password: env.adminPassword });
    await fillDemoVillage(app, env);
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it('is filled with the rows of the plan', async () => {
    const counts = Object.fromEntries(
      await Promise.all(
        (['sports', 'teams', 'clubs', 'players', 'games', 'officers'] as const).map(async (table) => {
          const { rows } = await app.db
            .selectFrom(table)
            .select((eb) => eb.fn.countAll().as('rows'))
            .executeTakeFirstOrThrow();
          return [table, Number(rows)];
        }),
      ),
    );
    expect(counts).toMatchObject({ sports: 14, teams: 52, clubs: 17, officers: 10 });
    expect(counts['players']).toBeGreaterThan(150);
    expect(counts['games']).toBeGreaterThan(120);
  });

  it('has the team records that follow from its games', async () => {
    const before = await app.db.selectFrom('teams').selectAll().orderBy('id').execute();
    await app.commit(visitor, (write) =>
      updateTeamRecords(
        write,
        before.map(({ id }) => id),
      ),
    );
    const records = (rows: typeof before) =>
      rows.map(({ id, games_played, wins, losses }) => [id, games_played, wins, losses]);
    const after = await app.db.selectFrom('teams').selectAll().orderBy('id').execute();
    expect(records(after)).toEqual(records(before));
    expect(after.map(({ record_derived }) => record_derived)).toEqual(
      before.map(({ record_derived }) => record_derived),
    );
  });

  it('lets the demo people log in, the officer as an officer', async () => {
    for (const [username, isGroundAnchor] of [
      ['officer', true],
      ['member', false],
    ] as const) {
      const person = new Client(url);
      await person.logIn(username, password);
      const { body } = await person.get('/api/user');
      expect(body).toMatchObject({ username, isGroundAnchor, isAdmin: false });
    }
  });

  it('serves its games, with their RSVPs', async () => {
    const person = new Client(url);
    await person.logIn('member', password);
    const { body } = await person.get('/api/games?status=upcoming&sportId=1');
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ rsvpCount: 23, rsvpNames: expect.arrayContaining(['Thandi', 'Sipho']) }),
      ]),
    );
    expect((await person.get('/api/games/115')).body).toMatchObject({
      homeScore: 67,
      awayScore: 94,
      hasBoxScore: true,
    });
  });

  it('has the box scores of two games with fixed ids', async () => {
    const person = new Client(url);
    await person.logIn('member', password);
    const fetchBoxScore = async (id: number) => (await person.get(`/api/games/${id}/box-score`)).as(BoxScore);
    const [first, second] = [await fetchBoxScore(46), await fetchBoxScore(115)];
    expect(first.lines.map(({ note }) => note)).toEqual([
      ...Array.from({ length: 10 }, () => null),
      ...["DNP - Coach's Decision", "DNP - Coach's Decision"],
    ]);
    expect(first.check).toEqual({ home: { counted: 81, score: 81, difference: 0 }, away: null });
    expect(second.check).toEqual({
      home: { counted: 67, score: 67, difference: 0 },
      away: { counted: 94, score: 94, difference: 0 },
    });
    const row = second.lines[0]?.stats;
    expect(row).toMatchObject({ pts: 19, reb: 7, ast: 4, stl: 2, blk: 1, fg_made: 8, fg_attempted: 14 });
    expect(row).toMatchObject({
      three_pt_made: 1,
      three_pt_attempted: 3,
      ft_made: 2,
      ft_attempted: 3,
      ts_percentage: 62,
    });
    for (const { periodScores, totals } of [first, second]) {
      expect(periodScores.reduce((sum, { home }) => sum + home, 0)).toBe(totals.home['points']);
    }
  });

  it('has plays of two live games and of others that are over, which add up to their scores, periods and box scores', async () => {
    const played = await app.db.selectFrom('game_events').select('game_id').distinct().orderBy('game_id').execute();
    const games = await Promise.all(played.map(({ game_id }) => findBoxScoreGame(app.db, game_id)));
    expect(games.filter((game) => game?.status === 'completed')).toHaveLength(11);
    expect(games.filter((game) => game?.status === 'live')).toHaveLength(2);
    for (const game of games) {
      if (!game) continue;
      const { definition, id } = game;
      const events = await listEvents(app.db, id);
      const state = liveState(definition, events);
      const stored = await storedBoxScore(app.db, id);
      expect([state.score, state.isEnded]).toEqual([game.scores, game.status === 'completed']);
      expect(state.periodScores).toEqual(game.periodScores);
      const { lines, teams } = buildBoxScore(definition, events, state.shown, []);
      expect(teams).toEqual(stored?.teamStats);
      const counts = new Map(lines.map(({ playerId, stats }) => [playerId, stats]));
      const kept = (await listLines(app.db, id)).filter(({ stats }) => Object.keys(stats).length > 0);
      expect(counts).toEqual(new Map(kept.map(({ player_id, stats }) => [player_id, stats])));
      const later = events.filter(({ at }) => at > new Date().toISOString());
      expect([events.length > 50, later]).toEqual([true, []]);
    }
  });

  it('has a live game in its third quarter, and one in its third set', async () => {
    const person = new Client(url);
    await person.logIn('member', password);
    expect((await person.get('/api/games?status=live')).body).toEqual([
      expect.objectContaining({ homeScore: 31, awayScore: 28, period: expect.objectContaining({ name: 'Q3' }) }),
      expect.objectContaining({ sportId: 12, period: expect.objectContaining({ name: 'S3' }) }),
    ]);
  });

  it('has an episode that its member can still subscribe to, and no old news', async () => {
    const person = new Client(url);
    await person.logIn('member', password);
    expect((await person.get('/api/episodes/subscription')).body).toEqual({ subscribed: false });
    const fortnightAgo = new Date(Date.now() - 14 * 86_400_000).toISOString();
    const unread = app.db.selectFrom('notices').select(['title', 'created_at']).where('read_at', 'is', null);
    expect((await unread.execute()).filter(({ created_at }) => created_at < fortnightAgo)).toEqual([]);
  });

  it('has a draft season without a hard fault, whose open games have no place for the generator either', async () => {
    const draft = (await listPlans(app.db)).find(({ status }) => status === 'draft');
    if (!draft) throw new Error('There is no draft');
    expect(draft).toMatchObject({ name: 'Term 1', games: 70, unplaced: 2, publishedAt: null });
    expect(setupFaults(draft.setup)).toEqual([]);
    const officer = new Client(url);
    await officer.logIn('officer', password);
    const { faults } = (await officer.get(`/api/season-plans/${draft.id}/result`)).as(PlanResult);
    expect(faults.map(({ kind, isHard }) => [kind, isHard])).toEqual([['sharedPlayers', false]]);
    const games = await listPlanGames(app.db, draft.id);
    expect(games.filter(({ isLocked, dateTime }) => isLocked && dateTime !== null)).toHaveLength(2);
    expect(games.filter(({ gameId, published }) => gameId !== null || published !== null)).toEqual([]);
    const made = await runTimetable(await readQuestion(app.db, draft, () => false), { rounds: 1 });
    const said = new Map(
      made.unplaced.map(({ game, reason, help }) => [game, `${reason}. What would help: ${help?.toLowerCase()}.`]),
    );
    expect(new Map(games.flatMap(({ key, problem }) => (problem === null ? [] : [[key, problem]])))).toEqual(said);
    const member = new Client(url);
    await member.logIn('member', password);
    expect((await member.get(`/api/season-plans/${draft.id}`)).status).toBe(403);
  });

  it.each([0, 17, 60, 100, 150, 200, 250, 300, 350])('has such a season %i days later, too', async (days) => {
    const now = new Date(Date.now() + days * 24 * 3_600_000);
    await app.commit(visitor, (write) => addDemoSeason({ ...write, now }));
    const [plan] = await listPlans(app.db);
    expect(plan).toMatchObject({ games: 70, unplaced: 2 });
    const { faults } = await readResult(app.db, plan?.id ?? 0);
    expect(faults.map(({ kind, isHard }) => [kind, isHard])).toEqual([['sharedPlayers', false]]);
    await app.db
      .deleteFrom('season_plans')
      .where('id', '=', plan?.id ?? 0)
      .execute();
  });

  it('has published plans whose games stand where the checker finds nothing hard', async () => {
    const plans = (await listPlans(app.db)).filter(({ status }) => status === 'published');
    const found = await Promise.all(
      plans.map(async ({ id }) => (await checkStored(app.db, await readPlan(app.db, id))).faults),
    );
    expect(found.length).toBeGreaterThan(1);
    expect(found.flat().flatMap(({ isHard, text }) => (isHard ? [text] : []))).toEqual([]);
  });

  it('gives later rows ids after those of the demo', async () => {
    const admin = new Client(url);
    await admin.logIn('admin', password);
    const added = await admin.post('/api/teams', { name: 'Fynbos', sportId: 1, gender: 'Male' });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({ id: 53 });
  });
});

describe('a village that somebody uses already', () => {
  it.each<[string, (write: Write) => Promise<unknown>]>([
    ['a sport of its own', (write) => sportTable.add(write, { name: 'Padel' })],
    [
      'a sport with another name',
      ({ db }) => db.updateTable('sports').set({ name: 'Hoops', version: 2 }).where('id', '=', 1).execute(),
    ],
    ['no sports any more', ({ db }) => db.deleteFrom('sports').execute()],
    ['a team', (write) => teamTable.add(write, { name: 'Lions', sportId: 3, gender: 'Mixed' })],
    ['a club', (write) => clubTable.add(write, { name: 'Readers' })],
    ['a tip', (write) => tipTable.add(write, { title: 'Sleep', description: 'Eight hours.' })],
  ])('is left alone when it has %s', async (_, use) => {
    const database = await freshDatabase();
    const env = readEnv({ ...database.settings, DEMO_DATA: 'on', DEMO_PASSWORD: password, LOG_LEVEL: 'silent' });
    const app = await openApp(env);
    await app.commit(visitor, use);
    expect(await fillDemoVillage(app, env)).toBeNull();
    expect(await app.db.selectFrom('games').select('id').execute()).toEqual([]);
    await app.close();
    await database.drop();
  });
});
