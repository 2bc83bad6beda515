import { expect, test } from 'vitest';
import { optionalTextField, textField, textListField } from '#shared/plain-fields.ts';
import { buildForm, conflictsIn, decided, firstDecisions } from './form.ts';

const form = buildForm(
  { name: textField({ max: 20 }), note: optionalTextField({ max: 20 }), tags: textListField(3, { max: 5 }) },
  { name: 'Name', note: 'Note', tags: 'Tags' },
);
const before = { name: 'Chess', note: 'Mondays', tags: 'a\nb' };
const between = (mine: object, theirs: object) =>
  conflictsIn(form, { before, mine: { ...before, ...mine }, theirs: { ...before, ...theirs } });
const summarise = (mine: object, theirs: object) =>
  between(mine, theirs).map(({ field, bothChanged, ...sides }) => [field.name, sides.mine, sides.theirs, bothChanged]);

test('shows both values of a field that both changed', () => {
  expect(summarise({ name: 'Go' }, { name: 'Draughts' })).toEqual([['name', 'Go', 'Draughts', true]]);
});

test('shows both values of a field that only the others changed', () => {
  expect(summarise({ name: 'Go' }, { note: 'Tuesdays' })).toEqual([['note', 'Mondays', 'Tuesdays', false]]);
});

test('needs no decision if only the form changed a field, or both changed it to the same value', () => {
  expect(summarise({ name: 'Go' }, {})).toEqual([]);
  expect(summarise({ name: 'Go' }, { name: 'Go' })).toEqual([]);
  expect(summarise({ tags: 'a\n\nb' }, { tags: 'a\nb\n' })).toEqual([]);
});

test('leaves fields that both changed to the person, and preselects theirs where only they changed', () => {
  expect(firstDecisions(between({ name: 'Go' }, { name: 'Draughts', note: 'Tuesdays' }))).toEqual({ note: 'theirs' });
});

test('applies each decision, and keeps typed values that nobody else changed', () => {
  const mine = { name: 'Go', note: 'Mondays', tags: 'c' };
  const editConflicts = between(mine, { name: 'Draughts', note: 'Tuesdays' });
  expect(decided(mine, editConflicts, { name: 'mine', note: 'theirs' })).toEqual({
    name: 'Go',
    note: 'Tuesdays',
    tags: 'c',
  });
  expect(decided(mine, editConflicts, { name: 'theirs', note: 'mine' })).toEqual({
    name: 'Draughts',
    note: 'Mondays',
    tags: 'c',
  });
});
