import { expect, test } from 'vitest';
import { isDeepEqual } from './deep-equal.ts';

const row = Object.assign(Object.create(null), { id: 1, name: 'Rovers' });

test.each([
  ['keys in another order', { a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 }, true],
  ['an undefined field and none', { a: 1, b: undefined }, { a: 1 }, true],
  ['a row of the database and a literal', row, { name: 'Rovers', id: 1 }, true],
  ['null and none', { a: null }, {}, false],
  ['items in another order', [1, 2], [2, 1], false],
  ['a longer list', [1], [1, undefined], false],
  ['a list and an object', [], {}, false],
  ['a number and its text', 1, '1', false],
  ['another value deep inside', { a: [{ b: { c: 1 } }] }, { a: [{ b: { c: 2 } }] }, false],
  ['two dates', new Date(0), new Date(1), false],
])('%s', (_, one, other, expected) => {
  expect([isDeepEqual(one, other), isDeepEqual(other, one)]).toEqual([expected, expected]);
});
