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
import { buildForm, collectChanges, collectValues, faultsIn, issuesByField, toDraft } from './form.ts';

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
const form = buildForm(fields, {
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

describe('a form from the contract', () => {
  test('has the fields in the order of the labels, with what the contract says of each', () => {
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

  test('leaves out a field without a label', () => {
    const { name, note } = fields;
    expect(buildForm({ name, note }, { name: 'Name', note: null }).map((field) => field.name)).toEqual(['name']);
  });

  test('uses another control if the label names one', () => {
    const [field] = buildForm({ note: fields.note }, { note: { label: 'Note', control: { kind: 'text' } } });
    expect(field?.control.kind).toBe('text');
  });
});

describe('the draft', () => {
  test('of a new row has the fallbacks of the contract', () => {
    expect(toDraft(form, null)).toEqual({
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

  test('of an existing row has its values as typed text', () => {
    expect(toDraft(form, row)).toEqual({
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

  test('uses the initial value of a field instead of its fallback', () => {
    const dated = buildForm({ note: fields.note }, { note: { label: 'Note', initial: () => 'today' } });
    expect(toDraft(dated, null)).toEqual({ note: 'today' });
    expect(toDraft(dated, { note: 'then' })).toEqual({ note: 'then' });
  });
});

describe('the sent values', () => {
  test('are what the contract accepts', () => {
    expect(collectValues(form, { ...toDraft(form, row), sportId: '', tags: ' a \n\n b', size: '' })).toMatchObject({
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
    const before = toDraft(form, row);
    expect(collectChanges(form, before, { ...before, ...typed })).toEqual(sent);
  });
});

describe('the issues', () => {
  test('come from the contract, each under its field', () => {
    const draft = { ...toDraft(form, row), name: 'G', size: 'many', tags: 'a\nlonger', tracks: 'not [json' };
    expect(faultsIn(form, collectValues(form, draft))).toEqual({
      name: 'Name is required',
      size: 'Must be a whole number',
      tags: 'Row 2: must have at most 5 characters',
      tracks: expect.any(String),
    });
  });

  test('require every field that is picked rather than typed, whatever its contract type says', () => {
    const picked = {
      gender: choiceField(z.enum(['Male', 'Female'])),
      teamId: referenceField('teams', 'a team'),
      startsAt: instantField(),
      day: dayField(),
    };
    const labels = { gender: 'Gender', teamId: 'Team', startsAt: 'Starts', day: 'Day' };
    const empty = buildForm(picked, labels);
    expect(empty.map(({ required }) => required)).toEqual([true, true, true, true]);
    const faults = faultsIn(empty, collectValues(empty, toDraft(empty, null)));
    expect(faults).toEqual(Object.fromEntries(Object.keys(picked).map((name) => [name, 'This is required'])));
  });

  test('concern only the values that are sent', () => {
    expect(faultsIn(form, { note: 'fine' })).toEqual({});
  });

  test('name the row of a list that they concern', () => {
    expect(issuesByField([{ path: 'exercises.2.name', message: 'is required' }])).toEqual({
      exercises: 'Row 3, name: is required',
    });
  });
});

describe('a field within another', () => {
  const total = {
    sent: z.optional(z.int('must be a whole number')),
    control: { kind: 'number' as const },
    fallback: undefined,
  };
  const stats = buildForm({ 'stats.points': total }, { 'stats.points': 'Points' });

  test('is read from there', () => {
    expect(toDraft(stats, { id: 1, stats: { points: 40 } })).toEqual({ stats: { points: '40' } });
    expect(toDraft(stats, { id: 1 })).toEqual({ stats: { points: '' } });
  });

  test('is not sent if it was emptied without a fallback', () => {
    expect(collectChanges(stats, { stats: { points: '40' } }, { stats: { points: '' } })).toEqual({
      stats: { points: undefined },
    });
  });

  test('gets the issues that concern it', () => {
    const refused = { 'stats.points': 'Must be a whole number' };
    expect(faultsIn(stats, { stats: { points: 1.5 } })).toEqual(refused);
    expect(issuesByField([{ path: 'stats.points', message: 'must be a whole number' }], stats)).toEqual(refused);
  });
});
