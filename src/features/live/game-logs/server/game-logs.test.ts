import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import { startFilledApp } from '#app/testing/filled-app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { GameEvents } from '#features/live/live-games/contract.ts';
import { BoxScore } from '#features/results/box-scores/contract.ts';
import type { Client } from '#testing/client.ts';
import { LogPreview } from '../contract.ts';
import { logForm, sampleLog } from '../testing/sample-log.ts';
import { findFaults } from './check-rules.ts';
import { GameLog } from './game-log.ts';

const Made = z.object({ gameId: z.int() });

let from: TestApp;
let to: TestApp;

beforeAll(async () => {
  from = await startFilledApp();
  to = await startTestApp();
});

afterAll(async () => {
  await from.close();
  await to.close();
});

/** The game of a sport with the most events. */
async function findPlayed(sport: string): Promise<number> {
  const { id } = await from.db
    .selectFrom('game_events')
    .innerJoin('games', 'games.id', 'game_events.game_id')
    .innerJoin('sports', 'sports.id', 'games.sport_id')
    .select('games.id')
    .where('sports.name', '=', sport)
    .groupBy('games.id')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('games.id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What people see of a game, with names in the place of this village's ids. */
async function shown(client: Client, id: number) {
  const game = (await client.get(`/api/games/${id}`)).as(Game);
  const boxScore = (await client.get(`/api/games/${id}/box-score`)).as(BoxScore);
  const { definition, events } = (await client.get(`/api/games/${id}/events`)).as(GameEvents);
  const { homeTeam, awayTeam, sport, competition: _, venueId: _v, ...facts } = game;
  const ofVillage = ['id', 'version', 'sportId', 'homeTeamId', 'awayTeamId', 'competitionId', 'can'];
  const talk = ['rsvpCount', 'rsvpNames', 'likesCount', 'commentsCount'];
  const lines = boxScore.lines.map(({ playerId, player, isCorrected: _c, ...line }) => ({
    ...line,
    who: playerId < 0 ? playerId : [player.name, player.jerseyNumber, player.position],
  }));
  return {
    game: Object.fromEntries(Object.entries(facts).filter(([name]) => ![...ofVillage, ...talk].includes(name))),
    sides: [homeTeam.name, awayTeam.name, sport.name],
    definition,
    boxScore: {
      lines: lines.toSorted((a, b) => (JSON.stringify(a.who) < JSON.stringify(b.who) ? -1 : 1)),
      totals: boxScore.totals,
      teamStats: boxScore.teamStats,
      periodScores: boxScore.periodScores,
      check: boxScore.check,
    },
    timeline: events.map(({ ...event }) => {
      for (const name of ['playerId', 'otherPlayerId', 'fielderId'])
        if (Number(Reflect.get(event, name)) > 0) Reflect.deleteProperty(event, name);
      return event;
    }),
  };
}

describe.each(['Basketball', 'Soccer', 'Volleyball', 'Cricket', 'Netball'])('a game of %s', (sport) => {
  it('leaves as a file that its own events explain, and is the same game in another village', async () => {
    const id = await findPlayed(sport);
    const file = await from.as.member.get(`/api/games/${id}/log`);
    expect(file.status).toBe(200);
    const log = z.parse(GameLog, file.body);
    expect(findFaults(log)).toEqual([]);
    const seen = (await to.as.adminWithWindow.post('/api/game-logs/preview', logForm(log))).as(LogPreview);
    expect(seen).toMatchObject({ refusals: [], teams: [{ isNew: true }, { isNew: true }] });
    const made = await to.as.adminWithWindow.post('/api/game-logs', logForm(log));
    expect(made.body).toEqual({ gameId: expect.any(Number) });
    const { gameId } = made.as(Made);
    expect(await shown(to.as.member, gameId)).toEqual(await shown(from.as.member, id));
    const again = z.parse(GameLog, (await to.as.member.get(`/api/games/${gameId}/log`)).body);
    expect(again.events.length).toBe(log.events.length);
    expect(again.outcome.score).toEqual(log.outcome.score);
    expect((await to.as.adminWithWindow.post('/api/game-logs', logForm(log))).body).toMatchObject({
      message: expect.stringContaining('is in this village already'),
    });
  });
});

it('makes what the preview says, and finds it the second time', async () => {
  const log = sampleLog('Twice');
  const before = (await to.as.adminWithWindow.post('/api/game-logs/preview', logForm(log))).as(LogPreview);
  expect(before.players).toEqual([{ name: "Zoë d'Ô", team: '1. FC Twice', isNew: true }]);
  expect(before.sport).toEqual({ name: 'Futsal Twice', isNew: true });
  expect((await to.as.adminWithWindow.post('/api/game-logs', logForm(log))).status).toBe(201);
  const later = { ...log, game: { ...log.game, dateTime: '2026-06-01T16:00:00.000Z' } };
  const after = (await to.as.adminWithWindow.post('/api/game-logs/preview', logForm(later))).as(LogPreview);
  expect([after.sport, ...after.teams, ...after.players].map(({ isNew }) => isNew)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it('takes walk-ons, what was typed beside the plays, and what was taken back', async () => {
  const log = sampleLog('Varied');
  const at = (minute: number) => `2026-05-24T16:${minute}:00.000Z`;
  const tap = { kind: 'tap' as const, side: 'away' as const, period: 1, tap: 'goal' };
  const shot = { goals: 1, shots: 1, shotsOnTarget: 1 };
  const [first, ...others] = log.events;
  const varied: GameLog = {
    ...log,
    players: [...log.players, { id: 6, side: 'home', name: 'Bench', number: null, position: 'Keeper' }],
    events: [
      ...(first ? [first] : []),
      { id: 'walked-on', kind: 'walkOn', at: at(20), side: 'away', playerId: -7, number: 23, name: null },
      { ...tap, id: 'by-a-guest', at: at(21), playerId: -7 },
      { ...tap, id: 'a-mistake', at: at(22), playerId: null },
      { id: 'taken-back', kind: 'undo', at: at(23), of: 'a-mistake' },
      ...others,
    ],
    typed: {
      boxScore: [
        {
          afterEvents: 2,
          side: 'home',
          playerId: 5,
          counts: { tackles: 4 },
          listed: { didNotPlay: false, note: null },
        },
        { afterEvents: 6, side: 'home', playerId: 6, counts: {}, listed: { didNotPlay: true, note: 'Ill' } },
        { afterEvents: 6, side: 'away', playerId: null, counts: { corners: 2 }, listed: null },
      ],
    },
    outcome: {
      ...log.outcome,
      score: { home: 1, away: 1 },
      periods: [[1, 1]],
      boxScore: {
        lines: [
          { playerId: -7, side: 'away', didNotPlay: false, note: null, stats: shot },
          { playerId: 5, side: 'home', didNotPlay: false, note: null, stats: { ...shot, tackles: 4 } },
          { playerId: 6, side: 'home', didNotPlay: true, note: 'Ill', stats: {} },
        ],
        teams: { home: {}, away: { corners: 2 } },
        counted: ['corners', 'goals', 'shots', 'shotsOnTarget', 'tackles'],
      },
    },
  };
  expect(findFaults(varied)).toEqual([]);
  const made = await to.as.adminWithWindow.post('/api/game-logs', logForm(varied));
  expect(made.body).toEqual({ gameId: expect.any(Number) });
  const again = z.parse(GameLog, (await to.as.member.get(`/api/games/${made.as(Made).gameId}/log`)).body);
  const ids = new Map(again.players.map(({ id, name }) => [id, varied.players.find((one) => one.name === name)?.id]));
  const renamed = again.outcome.boxScore.lines.map((line) => ({
    ...line,
    playerId: ids.get(line.playerId) ?? line.playerId,
  }));
  expect(renamed).toEqual(varied.outcome.boxScore.lines);
  expect(again.outcome.boxScore.teams).toEqual(varied.outcome.boxScore.teams);
});

it('refuses a file that says more than its events', async () => {
  const log = sampleLog('Wishful');
  const dreamt = { ...log, outcome: { ...log.outcome, score: { home: 3, away: 0 } } };
  const seen = (await to.as.adminWithWindow.post('/api/game-logs/preview', logForm(dreamt))).as(LogPreview);
  expect(seen.refusals).toEqual(['The score is 3–0, and the events give 1–0']);
  expect((await to.as.adminWithWindow.post('/api/game-logs', logForm(dreamt))).status).toBe(400);
  expect(await to.db.selectFrom('sports').select('id').where('name', '=', 'Futsal Wishful').execute()).toEqual([]);
});

it('says what a file is that is none', async () => {
  const send = async (log: unknown) => (await to.as.adminWithWindow.post('/api/game-logs/preview', logForm(log))).body;
  expect(await send('{')).toMatchObject({ message: 'This file is not JSON' });
  expect(await send({ ...sampleLog('Odd'), version: 2 })).toMatchObject({
    message: expect.stringContaining('version'),
  });
  expect((await to.as.adminWithWindow.post('/api/game-logs/preview', new FormData())).body).toMatchObject({
    message: 'Please choose a file',
  });
});

it('has no file of a game without plays', async () => {
  const game = await from.db
    .selectFrom('games')
    .select('id')
    .where('status', '=', 'upcoming')
    .executeTakeFirstOrThrow();
  expect((await from.as.member.get(`/api/games/${game.id}/log`)).status).toBe(404);
});
