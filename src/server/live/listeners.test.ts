import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { type Member, visitor } from '../access/access.ts';
import { type Listener, sessionChecks } from './listeners.ts';

const buildViewer = (sessionId: number): Member => ({
  kind: 'member',
  accountId: sessionId,
  sessionId,
  username: `fan-${sessionId}`,
  displayName: `Fan ${sessionId}`,
  isAdmin: false,
  isGroundAnchor: false,
  adminUntil: 0,
  passwordAt: 0,
});
const buildListener = (sessionId: number): Listener => ({
  response: new ServerResponse(new IncomingMessage(new Socket())),
  party: '',
  viewer: sessionId === 0 ? visitor : buildViewer(sessionId),
});
const streams = (count: number) => Array.from({ length: count }, (_, index) => buildListener(1 + index));

test('checks many streams with few queries, each session once, and ends only those of ended sessions', async () => {
  const queries: (readonly number[])[] = [];
  const ended: Listener[] = [];
  const find = async (ids: readonly number[]) => {
    queries.push(ids);
    return new Map(ids.filter((id) => id !== 7).map((id) => [id, buildViewer(id)]));
  };
  const checks = sessionChecks(find, (listener, viewer) => void (viewer ?? ended.push(listener)));
  const endedStream = buildListener(7);
  checks.add([...streams(120).filter(({ viewer }) => viewer.kind === 'member' && viewer.sessionId !== 7), endedStream]);
  checks.add([buildListener(1), buildListener(2), buildListener(0)]);
  await expect.poll(() => queries.flat().length).toBe(120);
  expect(queries.map(({ length }) => length)).toEqual([50, 50, 20]);
  await expect.poll(() => ended).toEqual([endedStream]);
});

test('ends no stream while the database is away, and asks again', async () => {
  const settled: (Member | undefined)[] = [];
  let failures = 0;
  const find = async (ids: readonly number[]) => {
    failures += 1;
    if (failures <= 3) throw new Error('no database');
    return new Map(ids.map((id) => [id, buildViewer(id)]));
  };
  sessionChecks(find, (_, viewer) => settled.push(viewer), 1).add(streams(3));
  await expect.poll(() => settled.length).toBe(3);
  expect(settled.map((viewer) => viewer?.sessionId)).toEqual([1, 2, 3]);
});

test('checks a stream again that was added during its check', async () => {
  let queries = 0;
  const stream = buildListener(1);
  const find = async () => {
    queries += 1;
    if (queries === 1) checks.add([stream]);
    return new Map([[1, buildViewer(1)]]);
  };
  const checks = sessionChecks(find, () => undefined);
  checks.add([stream]);
  await expect.poll(() => queries).toBe(2);
});
