import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { linkCaptain } from '#features/competition/confirmations/testing/confirming-in.ts';
import { Game } from '#features/competition/games/contract.ts';
import type { PressedEvent } from '#features/live/live-games/contract.ts';
import { nextPeriod, start } from '#features/live/live-games/testing/taps.ts';
import { PhotoUploaded } from '#features/media/photos/contract.ts';
import { findAccountId } from '#features/people/accounts/testing/rows.ts';
import { Notice } from '#features/people/notices/contract.ts';
import { addResidence } from '#features/people/residences/testing/rows.ts';
import { feb, planOfFour } from '#features/seasons/season-plans/testing/published.ts';
import { pictureForm } from '#platform/uploads/testing/form.ts';
import { buildWorld } from '#testing/world.ts';
import { Notifications } from '../contract.ts';
import { startPushService } from '../testing/push-service.ts';
import { inMinutes, pushTools } from '../testing/push-tools.ts';

const service = await startPushService();
const arena = await startTestApp({ env: { PUSH_HOSTS: service.host, PUBLIC_URL: 'https://arena.example.org' } });
const tools = pushTools(arena, service);
const notifications = async () => (await arena.as.member.get('/api/notifications')).as(Notifications);
const fetchTeams = async (id: number) => {
  const { homeTeam, awayTeam, homeTeamId, awayTeamId } = (await arena.as.member.get(`/api/games/${id}`)).as(Game);
  return { homeId: homeTeamId, home: homeTeam.name, awayId: awayTeamId, away: awayTeam.name };
};
afterAll(async () => {
  await arena.close();
  await service[Symbol.asyncDispose]();
});
beforeEach(() => tools.forget());

it('sends an encrypted and signed test message that shows without the worker, and lists it as sent', async () => {
  await tools.turnOn('member', 'phone');
  expect((await arena.as.member.post('/api/notifications/test')).status).toBe(200);
  await tools.send();
  expect(service.received).toHaveLength(1);
  const [push] = service.received;
  expect(push?.message).toMatchObject({
    web_push: 8030,
    notification: { title: 'It works', navigate: 'https://arena.example.org/account/notifications' },
  });
  expect(push?.headers).toMatchObject({ urgency: 'high', ttl: expect.stringMatching(/^\d{3}$/) });
  expect(await tools.sentTo('member')).toMatchObject([{ title: 'It works', why: 'You asked for it', state: 'sent' }]);
  expect(await tools.sentTo('otherMember')).toEqual([]);
});

it('tells a follower of a team that its game starts soon (once), has started and has ended', async () => {
  await tools.turnOn('member', 'phone', { quietHours: null, kinds: ['soon', 'started', 'final'] });
  await tools.turnOn('otherMember', 'other', { quietHours: null });
  const { id, startSoon } = await tools.followedGame();
  await startSoon();
  await tools.send();
  await tools.send();
  await arena.as.officer.patch(`/api/games/${id}`, { status: 'live' });
  await tools.send();
  await arena.as.officer.patch(`/api/games/${id}`, { homeScore: 2, awayScore: 1, status: 'completed' });
  await tools.send();
  expect(tools.shown().map(({ body }) => body)).toEqual([
    expect.stringMatching(/^Starts at \d\d:\d\d, Village Court$/),
    'It has started',
    expect.stringMatching(/^Final score in /),
  ]);
  expect(new Set(tools.shown().map(({ tag }) => tag))).toEqual(new Set([`game-${id}`]));
  expect(service.received.map(({ device, headers }) => [device, headers['topic']])).toEqual(
    Array.from({ length: 3 }, () => ['phone', `game-${id}`]),
  );
  const [last] = await tools.sentTo('member');
  expect(last?.why).toMatch(/^You follow /);
  const notices = (await arena.as.member.get('/api/notices')).as(z.array(Notice));
  expect(notices.filter(({ kind }) => kind === 'game')).toHaveLength(3);
});

it('tells people who go that a game is postponed, until they stop such news with one press', async () => {
  await tools.turnOn('member', 'phone');
  const { id, startSoon } = await tools.followedGame('otherMember');
  await startSoon();
  await arena.as.member.post(`/api/games/${id}/rsvp`, { userName: 'Thandi' });
  await arena.as.officer.patch(`/api/games/${id}`, { status: 'postponed' });
  await tools.send();
  expect(tools.shown()).toMatchObject([{ body: 'Postponed' }]);
  const [sent] = await tools.sentTo('member');
  expect(sent).toMatchObject({ why: 'You are going', canStop: true });
  await arena.as.member.post(`/api/notifications/sent/${sent?.id}/stop`);
  await arena.as.officer.patch(`/api/games/${id}`, { status: 'cancelled' });
  await tools.send();
  expect(service.received).toHaveLength(1);
  expect((await tools.sentTo('member'))[0]?.canStop).toBe(false);
});

it('stops news because of one team for that team alone', async () => {
  await tools.turnOn('member', 'phone', { quietHours: null, kinds: ['moved', 'final'] });
  const { id, startSoon } = await tools.followedGame();
  await startSoon();
  const { homeId, home, awayId, away } = await fetchTeams(id);
  const put = async (status: string) => {
    await arena.as.officer.patch(`/api/games/${id}`, { status });
    await tools.send();
  };
  const stop = async (of: string, person: 'member' | 'otherMember' = 'member') =>
    (await arena.as[person].post(`/api/notifications/sent/${(await tools.sentTo('member'))[0]?.id}/stop?of=${of}`))
      .status;
  await put('postponed');
  expect(await tools.sentTo('member')).toMatchObject([{ team: home, canStop: true, why: `You follow ${home}` }]);
  expect([await stop('team', 'otherMember'), await stop('sport'), await stop('team')]).toEqual([404, 400, 200]);
  expect(await tools.sentTo('member')).toMatchObject([{ team: null, canStop: true }]);
  expect(await notifications()).toMatchObject({ stoppedTeamIds: [homeId] });
  expect(homeId).not.toBe(awayId);
  await put('cancelled');
  expect(service.received).toHaveLength(1);
  await arena.as.member.post(`/api/teams/${awayId}/follow`);
  await put('postponed');
  expect(tools.shown().map(({ body }) => body)).toEqual(['Postponed', 'Postponed']);
  expect((await tools.sentTo('member'))[0]).toMatchObject({ team: away, why: `You follow ${away}` });
});

it('stops news of an own team until it is followed again, and drops what waits because of it', async () => {
  await tools.turnOn('member', 'phone', { quietHours: null, kinds: ['moved'], digestHour: 18 });
  const { id, startSoon } = await tools.followedGame('otherMember');
  await startSoon();
  const { homeId, home } = await fetchTeams(id);
  const world = buildWorld(arena.app);
  await linkCaptain(world, homeId, await findAccountId(world, 'member'));
  onTestFinished(async () => void (await arena.db.deleteFrom('player_links').execute()));
  const move = async (location: string) => {
    await arena.as.adminWithWindow.patch(`/api/games/${id}`, { location });
    await tools.send();
  };
  await move('Hall A');
  const [sent] = await tools.sentTo('member');
  expect(sent).toMatchObject({ team: home, why: `Your team ${home}`, state: 'digest' });
  await arena.as.member.post(`/api/notifications/sent/${sent?.id}/stop?of=team`);
  expect(await notifications()).toMatchObject({ stoppedTeamIds: [homeId], myTeams: true });
  await move('Hall B');
  expect(await tools.sentTo('member')).toMatchObject([{ id: sent?.id, state: 'dropped', team: null }]);
  expect((await arena.as.member.post(`/api/teams/${homeId}/follow`)).status).toBe(200);
  expect(await notifications()).toMatchObject({ stoppedTeamIds: [] });
  await move('Hall C');
  expect(await tools.sentTo('member')).toMatchObject([{ why: `Your team ${home}` }, { id: sent?.id }]);
});

it('tells of the teams of a residence only whoever chose that', async () => {
  await tools.turnOn('member', 'phone', { quietHours: null, kinds: ['moved'] });
  const { id, startSoon } = await tools.followedGame('otherMember');
  await startSoon();
  const { homeId, home } = await fetchTeams(id);
  const residence = await addResidence(buildWorld(arena.app));
  await arena.db.updateTable('teams').set({ second_residence_id: residence }).where('id', '=', homeId).execute();
  await arena.as.member.put('/api/user/residence', { residenceId: residence });
  onTestFinished(async () => void (await arena.as.member.put('/api/user/residence', { residenceId: null })));
  const move = async (location: string) => {
    await arena.as.adminWithWindow.patch(`/api/games/${id}`, { location });
    await tools.send();
  };
  await move('Hall A');
  expect(await tools.sentTo('member')).toEqual([]);
  expect((await tools.sentTo('otherMember')).map(({ why }) => why)).toContain(`You follow ${home}`);
  await arena.as.member.patch('/api/notifications', { residenceTeams: true });
  await move('Hall B');
  expect(await tools.sentTo('member')).toMatchObject([{ why: `Your residence's team ${home}`, team: home }]);
  await arena.as.member.patch('/api/notifications', { stoppedTeamIds: [homeId] });
  await move('Hall C');
  expect(await tools.sentTo('member')).toHaveLength(1);
  expect((await arena.as.member.patch('/api/notifications', { stoppedTeamIds: [999_999] })).status).toBe(400);
});

it('sends the word of an officer with what is postponed, also to players without notifications and far ahead', async () => {
  await tools.turnOn('member', 'phone', { quietHours: null, kinds: ['moved'] });
  const { id } = await tools.followedGame();
  await arena.db
    .updateTable('games')
    .set({ date_time: inMinutes(60 * 24 * 40) })
    .where('id', '=', id)
    .execute();
  const { awayId } = await fetchTeams(id);
  const world = buildWorld(arena.app);
  await linkCaptain(world, awayId, await findAccountId(world, 'otherMember'));
  onTestFinished(async () => void (await arena.db.deleteFrom('player_links').execute()));
  const word = 'The field is flooded 🌧';
  await arena.as.officer.post('/api/games/status', { rows: [{ id }], status: 'postponed', word });
  await tools.send();
  expect(tools.shown()).toMatchObject([{ body: `Postponed: ${word}` }]);
  const fetchNotices = async (person: 'member' | 'otherMember' | 'officer') =>
    (await arena.as[person].get('/api/notices')).as(z.array(Notice)).filter(({ text }) => text.includes(word));
  expect([
    await fetchNotices('member'),
    await fetchNotices('otherMember'),
    await fetchNotices('officer'),
  ]).toMatchObject([
    [{ text: `Postponed: ${word}`, link: `/games/${id}` }],
    [{ text: `Postponed: ${word}`, link: `/games/${id}` }],
    [],
  ]);
});

it('drops news of half-time after ten minutes', async () => {
  await tools.turnOn('member', 'phone', { quietHours: null, kinds: ['period'] });
  const { id, startSoon } = await tools.followedGame();
  await startSoon();
  await arena.as.officer.patch(`/api/games/${id}`, { status: 'live' });
  await tools.send();
  const note = (minutesAgo: number) =>
    arena.db
      .insertInto('push_outbox')
      .values({
        kind: 'period',
        key: null,
        game_id: id,
        facts: JSON.stringify({ period: 1 }),
        created_at: inMinutes(-minutesAgo),
        expires_at: inMinutes(10 - minutesAgo),
        resolved_at: null,
      })
      .execute();
  await note(11);
  await tools.send();
  expect(service.received).toEqual([]);
  await note(1);
  await tools.send();
  expect(Number(service.received[0]?.headers['ttl'])).toBeLessThanOrEqual(9 * 60);
});

it('tells of half-time after a press, with one outbox row for all recipients', async () => {
  await tools.turnOn('member', 'phone', { quietHours: null, kinds: ['period'] });
  const { id, startSoon } = await tools.followedGame();
  await startSoon();
  const press = async (...events: PressedEvent[]) =>
    expect((await arena.as.officer.post(`/api/games/${id}/events`, { events })).status).toBe(200);
  await press(start());
  await press(nextPeriod(2));
  const noted = await arena.db
    .selectFrom('push_outbox')
    .select('kind')
    .where('game_id', '=', id)
    .orderBy('id')
    .execute();
  expect(noted.map(({ kind }) => kind)).toEqual(['started', 'period']);
  await tools.send();
  expect(tools.shown()).toMatchObject([{ body: expect.stringMatching(/^(Half-time|End of .+)$/), tag: `game-${id}` }]);
  expect(Number(service.received[0]?.headers['ttl'])).toBeLessThanOrEqual(600);
});

it('tells the person who shared a photo that it was approved', async () => {
  await tools.turnOn('member', 'phone');
  const uploaded = await arena.as.member.post('/api/photos/upload', pictureForm({ title: 'The final' }));
  const { id } = uploaded.as(PhotoUploaded).photo;
  expect((await arena.as.officer.post(`/api/photos/${id}/approve`)).status).toBe(200);
  await tools.send();
  expect(tools.shown()).toMatchObject([{ title: 'News of your photo' }]);
  expect(await tools.sentTo('member')).toMatchObject([
    { why: 'It is about you', link: `/media?tab=photos&photo=${id}` },
  ]);
});

it('hides the words of an announcement, unless the person wants them on the lock screen', async () => {
  await tools.turnOn('member', 'phone');
  await tools.turnOn('otherMember', 'other', { quietHours: null, showsDetails: true });
  await arena.as.adminWithWindow.post('/api/announcements', {
    title: 'Floodlights',
    content: 'On until ten.\nQuietly.',
  });
  await tools.send();
  expect(
    Object.fromEntries(service.received.map(({ device, message }) => [device, message.notification.title])),
  ).toEqual({
    phone: 'New announcement',
    other: 'Floodlights',
  });
});

it('sends one digest message for a whole day, at its hour', async () => {
  await tools.turnOn('member', 'phone', { quietHours: null, digestHour: 18 });
  for (const title of ['First', 'Second'])
    await arena.as.adminWithWindow.post('/api/announcements', { title, content: 'Words.' });
  const { startSoon } = await tools.followedGame();
  await startSoon();
  await tools.send();
  expect(service.received).toEqual([]);
  await tools.makeDue();
  await tools.send();
  expect(tools.shown()).toMatchObject([{ title: '2 things since yesterday', tag: 'digest' }]);
});

it('adds no notices in the app for kinds that a person turned off', async () => {
  await arena.as.member.patch('/api/notifications', { kinds: ['result'] });
  const muted = await arena.db.selectFrom('muted_notices').select('kind').execute();
  expect(muted.map(({ kind }) => kind).sort()).toEqual(['challenge', 'photo']);
});

it('tells somebody of a whole season with one message, and nothing of teams whose news they stopped', async () => {
  await tools.turnOn('member', 'phone', { quietHours: null });
  const plan = await planOfFour(buildWorld(arena.app), arena);
  await arena.as.member.post(`/api/teams/${plan.team(0)}/follow`);
  await plan.place('a:1', 0, 1, feb(1));
  await plan.place('a:2', 2, 0, feb(8));
  await plan.publish();
  await tools.send();
  expect(tools.shown()).toMatchObject([
    { title: 'Your season is out', body: expect.stringMatching(/^2 games of teams you follow, /) },
  ]);
  const { stoppedTeamIds } = await notifications();
  await arena.as.member.patch('/api/notifications', { stoppedTeamIds: [...stoppedTeamIds, plan.team(0)] });
  await plan.move('a:1', feb(2));
  await plan.publish();
  await tools.send();
  expect(tools.shown()).toHaveLength(1);
});
