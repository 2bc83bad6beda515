import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  choiceField,
  choiceFieldOr,
  countField,
  dayField,
  instantField,
  jsonField,
  optionalReferenceField,
  optionalTextField,
  referenceField,
  switchField,
  textField,
  textListField,
} from '#shared/plain-fields.ts';
import { changesOf, draftOf, faultsIn, formOf, issuesByField, valuesOf } from './form.ts';

const fields = {
  name: textField({ min: 2, max: 10, tooShort: 'Name is required' }),
  note: optionalTextField({ max: 20, lines: true }),
  size: countField(99),
  open: { ...switchField(), fallback: true },
  colour: choiceFieldOr('red', z.enum(['red', 'green'])),
  sportId: optionalReferenceField('sports', 'a sport'),
  tags: textListField(3, { max: 5 }),
  tracks: jsonField(
    z.array(z.object({ title: z.string().check(z.minLength(1, 'is required')) })),
    z.array(z.unknown()),
    { kind: 'rows', columns: ['title'] },
  ),
};
const form = formOf(fields, {
  name: 'Name',
  note: { label: 'Note', hint: 'A few words' },
  size: 'Size',
  open: 'Open',
  colour: 'Colour',
  sportId: 'Sport',
  tags: 'Tags',
  tracks: 'Tracks',
});
const row = {
  id: 3,
  version: 7,
  name: 'Chess',
  note: null,
  size: 12,
  open: false,
  colour: 'green',
  sportId: 4,
  tags: ['a', 'b'],
  tracks: [{ title: 'One' }],
};

describe('a form follows from the contract', () => {
  test('in the order of its labels, with what the contract says of each field', () => {
    expect(form.map(({ name, control, required }) => [name, control.kind, required])).toEqual([
      ['name', 'text', true],
      ['note', 'long-text', false],
      ['size', 'number', false],
      ['open', 'switch', false],
      ['colour', 'choice', false],
      ['sportId', 'reference', false],
      ['tags', 'list', false],
      ['tracks', 'rows', true],
    ]);
  });

  test('a field without a label is on no form', () => {
    const { name, note } = fields;
    expect(formOf({ name, note }, { name: 'Name', note: null }).map((field) => field.name)).toEqual(['name']);
  });

  test('a label may say another control', () => {
    const [field] = formOf({ note: fields.note }, { note: { label: 'Note', control: { kind: 'text' } } });
    expect(field?.control.kind).toBe('text');
  });
});

describe('what stands in a form', () => {
  test('of nothing is what the contract falls back to', () => {
    expect(draftOf(form, null)).toEqual({
      name: '',
      note: '',
      size: '0',
      open: true,
      colour: 'red',
      sportId: '',
      tags: '',
      tracks: [],
    });
  });

  test('of a row is the row, as it is typed', () => {
    expect(draftOf(form, row)).toEqual({
      name: 'Chess',
      note: '',
      size: '12',
      open: false,
      colour: 'green',
      sportId: '4',
      tags: 'a\nb',
      tracks: [{ title: 'One' }],
    });
  });

  test('a field may begin otherwise than its fallback says', () => {
    const dated = formOf({ note: fields.note }, { note: { label: 'Note', initial: () => 'today' } });
    expect(draftOf(dated, null)).toEqual({ note: 'today' });
    expect(draftOf(dated, { note: 'then' })).toEqual({ note: 'then' });
  });
});

describe('what is sent', () => {
  test('is what the contract takes', () => {
    expect(valuesOf(form, { ...draftOf(form, row), sportId: '', tags: ' a \n\n b', size: '' })).toMatchObject({
      name: 'Chess',
      size: 0,
      open: false,
      sportId: null,
      tags: ['a', 'b'],
    });
  });

  test.each([
    ['nothing', {}, {}],
    ['a text', { name: 'Go' }, { name: 'Go' }],
    ['a number', { size: '13' }, { size: 13 }],
    ['a switch', { open: true }, { open: true }],
    ['none for a choice from the server', { sportId: '' }, { sportId: null }],
    ['an entry less', { tags: 'a' }, { tags: ['a'] }],
    ['only an empty line, which is nothing', { tags: 'a\n\nb\n' }, {}],
    ['a row that is empty, which is nothing', { tracks: [{ title: 'One' }, { title: '' }] }, {}],
    ['a row', { tracks: [{ title: 'Two' }] }, { tracks: [{ title: 'Two' }] }],
  ])('of a change: %s', (_what, typed, sent) => {
    const before = draftOf(form, row);
    expect(changesOf(form, before, { ...before, ...typed })).toEqual(sent);
  });
});

describe('what is wrong', () => {
  test('is said by the contract, under its field', () => {
    const draft = { ...draftOf(form, row), name: 'G', size: 'many', tags: 'a\nlonger', tracks: 'not [json' };
    expect(faultsIn(form, valuesOf(form, draft))).toEqual({
      name: 'Name is required',
      size: 'Must be a whole number',
      tags: 'Row 2: must have at most 5 characters',
      tracks: expect.any(String),
    });
  });

  test('what has to be picked and is not is required, whatever the contract says of its kind', () => {
    const picked = {
      gender: choiceField(z.enum(['Male', 'Female'])),
      teamId: referenceField('teams', 'a team'),
      startsAt: instantField(),
      day: dayField(),
    };
    const labels = { gender: 'Gender', teamId: 'Team', startsAt: 'Starts', day: 'Day' };
    const empty = formOf(picked, labels);
    expect(empty.map(({ required }) => required)).toEqual([true, true, true, true]);
    const said = faultsIn(empty, valuesOf(empty, draftOf(empty, null)));
    expect(said).toEqual(Object.fromEntries(Object.keys(picked).map((name) => [name, 'This is required'])));
  });

  test('only of what is sent', () => {
    expect(faultsIn(form, { note: 'fine' })).toEqual({});
  });

  test('in a row of it, which', () => {
    expect(issuesByField([{ path: 'exercises.2.name', message: 'is required' }])).toEqual({
      exercises: 'Row 3, name: is required',
    });
  });
});

describe('a field that stands within another', () => {
  const total = {
    sent: z.optional(z.int('must be a whole number')),
    control: { kind: 'number' as const },
    fallback: undefined,
  };
  const stats = formOf({ 'stats.points': total }, { 'stats.points': 'Points' });

  test('is read there', () => {
    expect(draftOf(stats, { id: 1, stats: { points: 40 } })).toEqual({ 'stats.points': '40' });
    expect(draftOf(stats, { id: 1 })).toEqual({ 'stats.points': '' });
  });

  test('is not sent when it was emptied, and nothing stands for that', () => {
    expect(changesOf(stats, { 'stats.points': '40' }, { 'stats.points': '' })).toEqual({ 'stats.points': undefined });
  });

  test('is told what is wrong with it', () => {
    const refused = { 'stats.points': 'Must be a whole number' };
    expect(faultsIn(stats, { 'stats.points': 1.5 })).toEqual(refused);
    expect(issuesByField([{ path: 'stats.points', message: 'must be a whole number' }], stats)).toEqual(refused);
  });
});
