import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { asFailure, badField, parsePart } from './failure.ts';

const withField = (field: object) => Object.assign(new Error('inside'), field);

test.each([
  ['a deadlock', { code: '40P01' }],
  ['too many connections', { code: '53300' }],
  ['a file held by another process', { errcode: 5 }],
  ['the same, in more detail', { errcode: 261 }],
  ['a lost connection', { code: 'ECONNREFUSED' }],
  ['a host that cannot be reached', { code: 'EHOSTUNREACH' }],
  ['a statement that took too long', { code: '57014' }],
  ['a lock that took too long', { code: '55P03' }],
  ['a transaction that stood still', { code: '25P03' }],
  ['a server that stops', { code: '57P01' }],
  ['a server that starts', { code: '57P03' }],
  ['a server that only reads', { code: '25006' }],
  ['a connection lost in the middle', { message: 'Client has encountered a connection error and is not queryable' }],
])('answers %s with a request to try again in a moment', (_, field) => {
  expect(asFailure(withField(field))).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
});

test.each([
  ['a server without room on its disk', { code: '53100' }],
  ['the embedded database without room', { errcode: 13 }],
  ['a disk that fails', { errcode: 778 }],
  ['a folder without room', { code: 'ENOSPC' }],
])('answers %s with the message that nothing can be saved', (_, field) => {
  const failure = asFailure(withField(field));
  expect(failure).toMatchObject({ status: 503, headers: { 'retry-after': '30' } });
  expect(failure.message).toMatch(/^Nothing can be saved right now/);
});

test.each([
  ['PostgreSQL', { code: '23503' }],
  ['the embedded database', { errcode: 787 }],
])('answers a reference to a row that was just deleted with a conflict (%s)', (_, field) => {
  expect(asFailure(withField(field))).toMatchObject({
    status: 409,
    message: 'Something this refers to no longer exists',
  });
});

test.each([
  [403, 404],
  [404, 404],
  [416, 416],
  [500, 500],
  [undefined, 500],
])('answers an internal status of %s with %s, and reveals nothing internal', (statusCode, status) => {
  const failure = asFailure(withField({ statusCode }));
  expect(failure.status).toBe(status);
  expect(failure.message).not.toContain('inside');
});

test('writes messages that make sense without their field', () => {
  const StatusInput = z.strictObject({ status: z.enum(['live']) });
  expect(() => parsePart(StatusInput, { status: 'over' })).toThrow('status is not valid');
  expect(() => parsePart(StatusInput, [])).toThrow('The request is not valid');
  expect(badField('sportId', 'is not a sport').message).toBe('sportId is not a sport');
  expect(badField('location', 'Location is required').message).toBe('Location is required');
});

const Game = z.strictObject({
  status: z.enum(['live']),
  score: z.int('must be a whole number'),
  teams: z.array(z.strictObject({ name: z.string() })),
  place: z.string('Please say where'),
  ends: z.optional(z.string()),
});
const game = { status: 'live', score: 1, teams: [{ name: 'Lions' }], place: 'Field' };

test.each<[string, object, string]>([
  ['a choice', { status: undefined }, 'status is required'],
  ['a number', { score: undefined }, 'score is required'],
  ['a list', { teams: undefined }, 'teams is required'],
  ['a field within another', { teams: [{ name: 'Lions' }, {}] }, 'teams.1.name is required'],
  ['what a contract has its own sentence for', { place: undefined }, 'Please say where'],
])('says what is required when this is missing: %s', (_, changes, message) => {
  const { ...sent } = JSON.parse(JSON.stringify({ ...game, ...changes }));
  expect(() => parsePart(Game, sent)).toThrow(message);
});

test.each<[object, string]>([
  [{ status: null }, 'status is not valid'],
  [{ status: '' }, 'status is not valid'],
  [{ score: 'two' }, 'score must be a whole number'],
  [{ teams: {} }, 'teams is not valid'],
])('reports %j as present but wrong', (changes, message) => {
  expect(() => parsePart(Game, { ...game, ...changes })).toThrow(message);
});

test('asks for the first field of a request without a body', () => {
  expect(() => parsePart(Game, undefined)).toThrow('status is required');
  expect(parsePart(z.optional(z.strictObject({ ends: z.optional(z.string()) })), undefined)).toEqual({});
});

test('keeps the message of a rule between fields', () => {
  const Span = z
    .object({ from: z.number(), to: z.optional(z.number()) })
    .check(z.refine(({ to }) => to !== undefined, { path: ['to'], message: 'must be given with from' }));
  expect(() => parsePart(Span, { from: 1 })).toThrow('to must be given with from');
});
