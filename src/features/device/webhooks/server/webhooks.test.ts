import { createHmac } from 'node:crypto';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { startPushService } from '#features/device/push/testing/push-service.ts';
import { pushTools } from '#features/device/push/testing/push-tools.ts';
import { Notice } from '#features/people/notices/contract.ts';
import { feb, planOfFour } from '#features/seasons/season-plans/testing/published.ts';
import { buildWorld } from '#testing/world.ts';
import { Delivery, type NewWebhook, Telling, Webhook } from '../contract.ts';
import { startReceiver } from '../testing/receiver.ts';
import { WebhookSender } from './sending.ts';

const [receiver, service] = [await startReceiver(), await startPushService()];
const env = { WEBHOOK_HOSTS: receiver.host, PUBLIC_URL: 'https://arena.example.org' };
const arena = await startTestApp({ env });
const world = buildWorld(arena.app);
const outbox = pushTools(arena, service);
const sender = new WebhookSender(arena.app.context, 400);
afterAll(async () => {
  await arena.close();
  await receiver[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});
beforeEach(async () => {
  receiver.received.length = 0;
  await outbox.forget();
  await arena.db.deleteFrom('webhooks').execute();
  await arena.db.deleteFrom('notices').execute();
});

const Made = z.extend(Webhook, { secret: z.string() });
const admin = arena.as.adminWithWindow;

async function add(path: string, webhook: Partial<NewWebhook> = {}) {
  const response = await admin.post('/api/webhooks', {
    ...{ name: "Ou Manne's 6 🏐", form: 'json', telling: 'automatic', audience: 'members' },
    kinds: ['moved', 'started', 'final', 'corrected', 'announcement'],
    address: `https://${receiver.host}${path}`,
    ...webhook,
  });
  expect(response.status).toBe(201);
  return response.as(Made);
}

/** Resolves the outbox, then sends what is due. */
async function send(by = sender) {
  await outbox.send();
  await by.work(new Date());
  await by.settle();
}

const makeDue = () =>
  arena.db
    .updateTable('webhook_deliveries')
    .set({ due_at: new Date(0).toISOString() })
    .execute();
const deliveries = async (id: number) => (await admin.get(`/api/webhooks/${id}/deliveries`)).as(z.array(Delivery));
const find = async (id: number) =>
  (await admin.get('/api/webhooks')).as(z.object({ webhooks: z.array(Webhook) })).webhooks.find((one) => one.id === id);
const bodies = () => receiver.received.map(({ body }) => JSON.parse(body));
const soonGame = async () => {
  const id = await addUpcomingGame(world);
  await arena.db.updateTable('games').set({ date_time: new Date().toISOString() }).where('id', '=', id).execute();
  return id;
};

test('a game is told when it starts, ends and is corrected, signed, once', async () => {
  const { secret, id: webhookId } = await add('/json');
  const id = await soonGame();
  await arena.as.officer.patch(`/api/games/${id}`, { status: 'live' });
  await send();
  await arena.as.officer.patch(`/api/games/${id}`, { homeScore: 2, awayScore: 1, status: 'completed' });
  await send();
  await arena.as.officer.patch(`/api/games/${id}`, { homeScore: 3, awayScore: 1 });
  await arena.db
    .updateTable('push_outbox')
    .set({ resolved_at: new Date(0).toISOString() })
    .where('kind', '=', 'final')
    .where('resolved_at', 'is not', null)
    .execute();
  await send();
  await send();
  expect(bodies()).toMatchObject([
    { type: 'game.started', version: 1, data: { text: 'It has started', game: { id, status: 'live' } } },
    { type: 'game.final', data: { game: { home: { score: 2 }, away: { score: 1 } } } },
    { type: 'game.corrected', data: { url: `https://arena.example.org/games/${id}`, game: { home: { score: 3 } } } },
  ]);
  for (const { headers, body } of receiver.received) {
    const signed = {
      'webhook-id': String(headers['webhook-id']),
      'webhook-timestamp': String(headers['webhook-timestamp']),
      'webhook-signature': String(headers['webhook-signature']),
    };
    expect(new Verifier(secret).verify(body, signed)).toEqual(JSON.parse(body));
    expect(() => new Verifier(secret).verify(`${body} `, signed)).toThrow();
    const own = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'));
    const digest = own.update(`${signed['webhook-id']}.${signed['webhook-timestamp']}.${body}`).digest('base64');
    expect(signed['webhook-signature']).toBe(`v1,${digest}`);
  }
  expect(await deliveries(webhookId)).toMatchObject([
    { kind: 'corrected', state: 'sent', status: 204, attempts: 1, by: null },
    { kind: 'final', state: 'sent' },
    { kind: 'started', state: 'sent' },
  ]);
});

test('a game that is moved twice at once is told once, and without the word for its teams', async () => {
  await add('/json');
  const id = await soonGame();
  for (const location of ['Hall 7', 'Hall 77']) await admin.patch(`/api/games/${id}`, { location });
  await send();
  await arena.as.officer.post('/api/games/status', { rows: [{ id }], status: 'postponed', word: 'The roof leaks' });
  await send();
  expect(bodies().map(({ type, data }) => [type, data.text])).toEqual([
    ['game.moved', expect.stringMatching(/^Now .*, Hall 77$/)],
    ['game.moved', 'Postponed'],
  ]);
});

test('an announcement is told to members, in a form that Discord shows as written', async () => {
  await add('/discord', { form: 'discord' });
  const posted = { title: '@everyone *Pool* is_closed', content: 'Until Monday.\n- no [swimming](https://x.example)' };
  expect((await admin.post('/api/announcements', posted)).status).toBe(201);
  await send();
  expect(bodies()).toMatchObject([
    {
      embeds: [
        {
          title: '@everyone \\*Pool\\* is\\_closed',
          description: 'Until Monday.\n\\- no \\[swimming\\]\\(https://x.example\\)',
          url: 'https://arena.example.org/announcements',
        },
      ],
      allowed_mentions: { parse: [] },
    },
  ]);
});

test('to visitors only what they may see leaves: nothing while results are not public, never an announcement', async () => {
  await add('/visitors', { audience: 'visitors', kinds: ['started', 'final'] });
  const [one, two] = [await soonGame(), await soonGame()];
  await arena.as.officer.patch(`/api/games/${one}`, { status: 'live' });
  await send();
  expect(receiver.received).toEqual([]);
  await admin.patch('/api/settings', { publicResults: true });
  await arena.as.officer.patch(`/api/games/${two}`, { status: 'live' });
  await send();
  await admin.patch('/api/settings', { publicResults: false });
  expect(bodies()).toMatchObject([{ type: 'game.started', data: { game: { id: two } } }]);
  const refused = await admin.post('/api/webhooks', {
    ...{ name: 'x', form: 'json', telling: 'automatic', audience: 'visitors', kinds: ['announcement'] },
    address: 'https://hooks.example.org/x',
  });
  expect(refused.status).toBe(400);
});

test('a receiver that fails is tried again with growing pauses, and one that hangs or redirects counts as failing', async () => {
  const { id } = await add('/failing');
  receiver.answer('/failing', { status: 500, body: 'out of\n<b>order</b>' });
  await admin.post('/api/announcements', { title: 'Notice', content: 'Text' });
  const pauses: number[] = [];
  for (const answering of [null, 'never', { status: 307, headers: { location: '/elsewhere' } }] as const) {
    if (answering) receiver.answer('/failing', answering);
    await makeDue();
    await send();
    const [last] = await deliveries(id);
    pauses.push(Math.round((Date.parse(last?.nextAt ?? '') - Date.parse(last?.answeredAt ?? '')) / 1_000));
  }
  expect(pauses).toEqual([10, 60, 300]);
  expect(await deliveries(id)).toMatchObject([
    { state: 'waiting', attempts: 3, status: 307, answer: 'It redirects, which is not followed' },
  ]);
  expect((await find(id))?.failingSince).toMatch(/Z$/);
  const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
  expect([ids.size, receiver.received.length]).toEqual([1, 3]);
  receiver.answer('/failing', { status: 200, body: 'ok' });
  await makeDue();
  await send();
  expect(await deliveries(id)).toMatchObject([{ state: 'sent', attempts: 4, status: 200, answer: 'ok', nextAt: null }]);
  expect((await find(id))?.failingSince).toBe(null);
});

test('an address that is gone is switched off at once, one that fails for three days too, and admins are told', async () => {
  const [gone, failing] = [await add('/gone'), await add('/down', { name: 'Down' })];
  receiver.answer('/gone', { status: 410, body: 'gone' });
  receiver.answer('/down', { status: 503 });
  const since = new Date(Date.now() - 3 * 86_400_000 - 1_000).toISOString();
  await arena.db.updateTable('webhooks').set({ failing_since: since }).where('id', '=', failing.id).execute();
  await admin.post('/api/announcements', { title: 'Notice', content: 'Text' });
  await send();
  expect(await find(gone.id)).toMatchObject({ isOn: false, offBecause: 'gone' });
  expect(await find(failing.id)).toMatchObject({ isOn: false, offBecause: 'failing' });
  const notices = (await arena.as.admin.get('/api/notices')).as(z.array(Notice));
  expect(notices.filter(({ kind }) => kind === 'webhook').map(({ title }) => title)).toEqual(
    expect.arrayContaining(['The webhook Down was switched off', "The webhook Ou Manne's 6 🏐 was switched off"]),
  );
  expect(await deliveries(failing.id)).toMatchObject([{ state: 'failed', nextAt: null }]);
  const { version = 0 } = (await find(failing.id)) ?? {};
  const on = await admin.patch(`/api/webhooks/${failing.id}`, { version, isOn: true });
  expect(on.as(Webhook)).toMatchObject({ isOn: true, offBecause: null, failingSince: null });
});

test('two processes send a message once, and a message whose process died is sent again with its id', async () => {
  await using other = await arena.beside();
  const beside = new WebhookSender(other.app.context);
  const { id } = await add('/json');
  await admin.post(`/api/webhooks/${id}/test`);
  await Promise.all([sender.work(new Date()), beside.work(new Date())]);
  await Promise.all([sender.settle(), beside.settle()]);
  expect(receiver.received).toHaveLength(1);
  await arena.db.updateTable('webhook_deliveries').set({ state: 'waiting' }).execute();
  const until = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
  await arena.db
    .updateTable('webhooks')
    .set({ busy_until: until(60_000) })
    .execute();
  await send();
  expect(receiver.received).toHaveLength(1);
  await arena.db
    .updateTable('webhooks')
    .set({ busy_until: until(-1) })
    .execute();
  await send();
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(receiver.received).toHaveLength(2);
});

test('a replaced secret signs beside the new one for a day, and neither the address nor a secret is shown again', async () => {
  const { id, secret } = await add('/json?key=hush');
  const replaced = (await admin.post(`/api/webhooks/${id}/secret`)).as(z.object({ secret: z.string() }));
  await admin.post(`/api/webhooks/${id}/test`);
  await send();
  await arena.db
    .updateTable('webhooks')
    .set({ old_secret_until: new Date(0).toISOString() })
    .execute();
  await admin.post(`/api/webhooks/${id}/test`);
  await send();
  const [both, one] = receiver.received.map(({ headers }) => String(headers['webhook-signature']).split(' '));
  expect([both?.length, one?.length]).toEqual([2, 1]);
  for (const { headers, body } of receiver.received) {
    const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    expect(new Verifier(replaced.secret).verify(body, named)).toMatchObject({ type: 'test' });
  }
  const { body: listed } = await admin.get('/api/webhooks');
  const log = await arena.db.selectFrom('audit_log').selectAll().where('act', 'like', 'webhook%').execute();
  const seen = JSON.stringify([listed, log]);
  for (const hidden of [secret, replaced.secret, 'hush']) expect(seen).not.toContain(hidden);
});

test('what waits is not sent once the webhook is switched off', async () => {
  const { id, version } = await add('/off');
  receiver.answer('/off', { status: 500 });
  await admin.post('/api/announcements', { title: 'Notice', content: 'Text' });
  await send();
  expect((await admin.patch(`/api/webhooks/${id}`, { version, isOn: false })).status).toBe(200);
  await makeDue();
  await send();
  expect(receiver.received).toHaveLength(1);
  expect((await admin.patch(`/api/webhooks/${id}`, { version, name: 'Later' })).status).toBe(409);
});

test.each(['http://hooks.example.org/a', 'https://127.0.0.1/a', 'https://chat.village.lan/a', 'nonsense'])(
  '%s is refused as an address',
  async (address) => {
    const body = { name: 'x', form: 'json', telling: 'press', audience: 'members', kinds: [], address };
    const refused = await admin.post('/api/webhooks', body);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('"address"')]);
  },
);

test('an officer sees what a group would read, tells it once, and is named', async () => {
  const { id: webhookId } = await add('/press', { telling: 'press', kinds: [] });
  const id = await soonGame();
  const list = async () => (await arena.as.officer.get(`/api/games/${id}/telling`)).as(z.array(Telling));
  const tell = (after: number | null) => arena.as.officer.post(`/api/games/${id}/telling`, { webhookId, after });
  expect(await list()).toMatchObject([{ webhookId, host: receiver.host, kind: 'planned', last: null, refused: null }]);
  await arena.as.officer.patch(`/api/games/${id}`, { homeScore: 2, awayScore: 1, status: 'completed' });
  await send();
  expect(receiver.received).toEqual([]);
  const [offered] = await list();
  expect((await tell(null)).status).toBe(200);
  expect((await tell(null)).status).toBe(409);
  await send();
  expect(bodies()).toMatchObject([{ type: 'game.final', data: { title: offered?.title, text: offered?.text } }]);
  await arena.as.officer.patch(`/api/games/${id}`, { homeScore: 2, awayScore: 2 });
  const [again] = await list();
  expect(again).toMatchObject({ kind: 'corrected', last: { title: offered?.title, by: expect.any(String) } });
  expect((await arena.as.member.get(`/api/games/${id}/telling`)).status).toBe(403);
  const line = await arena.db.selectFrom('audit_log').selectAll().where('act', '=', 'game.tell').executeTakeFirst();
  expect(line?.subject).toBe(`game:${id}`);
});

test('a season is one message for each act, to whoever is told of moved games', async () => {
  await add('/fixtures', { kinds: ['moved'] });
  await add('/scores', { kinds: ['final'] });
  await add('/visitors', { kinds: ['moved'], audience: 'visitors' });
  const told = async () => {
    await send();
    const sent = receiver.received.map(({ path, body }) => ({ path, ...JSON.parse(body) }));
    receiver.received.length = 0;
    return sent;
  };
  const plan = await planOfFour(world, arena);
  for (const [at, [home, away]] of [[0, 1] as const, [2, 3] as const].entries())
    await plan.place(`a:${at}`, home, away, feb(1 + at));
  await plan.publish();
  expect(await told()).toEqual([
    expect.objectContaining({
      ...{ path: '/fixtures', type: 'season.changed' },
      data: {
        ...{ village: expect.any(String), url: 'https://arena.example.org/games', title: 'The season is out' },
        text: `2 games, the first on Mon 1 Feb 2027, 18:00 (${plan.names[0]} v ${plan.names[1]})`,
      },
    }),
  ]);
  await plan.move('a:0', feb(3));
  await plan.place('a:2', 0, 2, feb(8));
  await plan.publish();
  expect(await told()).toMatchObject([
    { data: { text: expect.stringMatching(/^Now Wed 3 Feb 2027, 18:00.*; new: 1 game, on Mon 8 Feb/) } },
  ]);
  await arena.as.officer.post(`/api/season-plans/${plan.id}/withdrawal`, {});
  expect(await told()).toMatchObject([{ data: { title: 'The season was taken back' } }]);
});
