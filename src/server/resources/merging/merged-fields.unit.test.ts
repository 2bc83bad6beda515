import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  choiceFieldOr,
  idListField,
  nameField,
  optionalNumberField,
  optionalTextField,
  textFieldOr,
} from '#shared/plain-fields.ts';
import { mergedInto } from './merged-fields.ts';

const fields = {
  name: nameField({ max: 9 }),
  place: optionalTextField({ max: 9 }),
  capacity: optionalNumberField({ min: 0, max: 9 }),
  first: textFieldOr('#000000', { max: 7 }),
  second: textFieldOr('#ffffff', { max: 7 }),
  kind: choiceFieldOr('home', z.enum(['home', 'visiting'])),
  ids: idListField(9),
};
const how = { fills: ['place', 'capacity', ['first', 'second'], 'kind'], unites: ['ids'] };
const empty = { name: 'A', place: null, capacity: null, first: '#000000', second: '#ffffff', kind: 'home', ids: [] };
const merge = (kept: object, merged: object) => mergedInto(fields, how, { ...empty, ...kept }, { ...empty, ...merged });

it.each([
  ['neither has anything', {}, {}, {}, {}],
  ['only the kept one has it', { place: 'G' }, {}, {}, {}],
  ['only the other one has it', {}, { place: 'G', capacity: 0 }, { place: 'G', capacity: 0 }, {}],
  ['both have the same', { place: 'G', capacity: 0 }, { place: 'G', capacity: 0 }, {}, {}],
  ['both differ', { place: 'G' }, { place: 'H', name: 'Á' }, {}, { place: 'H' }],
  ['colours go together', {}, { second: '#123456' }, { second: '#123456' }, {}],
  ['or stay together', { first: '#111111' }, { second: '#123456' }, {}, { second: '#123456' }],
  ['a choice always says something', { kind: 'visiting' }, {}, {}, { kind: 'home' }],
  ['lists are united, each entry once', { ids: [3, 1] }, { ids: [1, 2] }, { ids: [3, 1, 2] }, {}],
  ['a list that brings nothing new', { ids: [3, 1] }, { ids: [1] }, {}, {}],
])('%s', (_, kept, merged, filled, lost) => {
  expect(merge(kept, merged)).toEqual({ filled, lost });
});

it('loses what is not to be taken over', () => {
  const other = { ...empty, place: 'G', capacity: 4 };
  expect(mergedInto(fields, { fills: ['place'] }, empty, other)).toEqual({
    filled: { place: 'G' },
    lost: { capacity: 4 },
  });
});
