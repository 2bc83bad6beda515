import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { choiceField, dayField, instantField, jsonField, pictureField, referenceField } from '#shared/plain-fields.ts';
import { buildForm, collectChanges, conflictsIn, type Draft, decided, toDraft } from '../form/form.ts';
import { EditConflictChoices } from './EditConflictChoices.tsx';

const rows = z.array(z.looseObject({}));
const fields = {
  sportId: referenceField('sports', 'a sport'),
  teamId: referenceField('teams', 'a team'),
  status: choiceField(z.enum(['upcoming', 'completed'])),
  day: dayField(),
  startsAt: instantField(),
  logo: pictureField(),
  days: jsonField(rows, rows, {
    kind: 'rows',
    columns: ['name', 'sets', 'reps'],
    grouped: { heading: 'day', rows: 'exercises' },
  }),
};

const sports = [
  { value: '1', label: 'Chess' },
  { value: '2', label: 'Netball' },
];
const listTeams = ({ sportId }: Draft) => [{ value: `${sportId}0`, label: `Team of sport ${sportId}` }];

const form = buildForm(fields, {
  sportId: { label: 'Sport', choices: sports },
  teamId: { label: 'Team', choices: listTeams },
  status: { label: 'Status', choices: [{ value: 'completed', label: 'Over' }] },
  day: 'Day',
  startsAt: { label: 'Starts', TimeZone: ({ children }) => children('Africa/Johannesburg') },
  logo: 'Logo',
  days: 'Days',
});

const exercises = (...names: string[]) => names.map((name) => ({ name, sets: '3', reps: '' }));
const before = {
  sportId: 1,
  teamId: 10,
  status: 'upcoming',
  day: '2026-11-21',
  startsAt: '2026-11-21T16:30:00.000Z',
  logo: null,
  days: [{ day: 'Monday', exercises: exercises('Squat') }],
};
const mine = {
  status: 'completed',
  day: '2026-11-22',
  startsAt: '2026-11-22T16:30:00.000Z',
  logo: '/uploads/mine.webp',
  days: [{ day: 'Monday', exercises: exercises('Squat', 'Lunge') }],
};
const theirs = {
  sportId: 2,
  teamId: 20,
  status: 'upcoming',
  day: '2026-11-23',
  startsAt: '2026-11-23T16:30:00.000Z',
  logo: '/uploads/theirs.webp',
  days: [{ day: 'Rest', exercises: [] }],
};

afterEach(cleanup);

test('shows each kind of field as readable text', () => {
  resolveConflict({ ...mine, status: 'completed' }, { ...theirs, status: 'upcoming' });
  expect(getTexts('Sport')).toEqual(['When you opened itChess', 'TheirsNetball']);
  expect(getTexts('Day')).toEqual(['Yours2026-11-22', 'Theirs2026-11-23']);
  expect(getTexts('Starts')).toEqual(['Yours2026-11-22, 18:30', 'Theirs2026-11-23, 18:30']);
  expect(getTexts('Days')).toEqual(['YoursMonday:\nSquat · 3\nLunge · 3', 'TheirsRest']);
});

test('shows the team that others chose among the teams of the sport that they chose', () => {
  resolveConflict(mine, theirs);
  expect(getTexts('Team')).toEqual(['When you opened itTeam of sport 1', 'TheirsTeam of sport 2']);
});

test('shows a choice by its label', () => {
  resolveConflict({ status: 'completed' }, { status: 'upcoming', day: '2026-11-23' });
  expect(screen.queryByRole('group', { name: 'Status' })).toBe(null);
  cleanup();
  resolveConflict({ status: 'upcoming' }, { status: 'completed' });
  expect(getTexts('Status')).toEqual(['When you opened itupcoming', 'TheirsOver']);
});

test('shows pictures, and the address of one that does not load', () => {
  resolveConflict(mine, theirs);
  const pictures = within(screen.getByRole('group', { name: 'Logo' })).getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/uploads/mine.webp',
    '/uploads/theirs.webp',
  ]);
  for (const picture of pictures) fireEvent.error(picture);
  expect(getTexts('Logo')).toEqual(['Yours/uploads/mine.webp', 'Theirs/uploads/theirs.webp']);
});

test('sends the decisions for own values, and nothing that stays theirs', async () => {
  const { drafts, editConflicts, onDecide } = resolveConflict(mine, theirs);
  const person = userEvent.setup();
  for (const name of ['Day', 'Logo', 'Days']) await person.click(choice(name, /Yours/));
  await person.click(choice('Starts', /Theirs/));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  const [decisions = {}] = onDecide.mock.calls.at(-1) ?? [];
  const next = decided(drafts.mine, editConflicts, decisions);
  const { status, day, logo, days } = mine;
  expect(collectChanges(form, drafts.theirs, next)).toEqual({ status, day, logo, days });
});

function resolveConflict(changed: object, theirChange: object) {
  const drafts = {
    mine: toDraft(form, { ...before, ...changed }),
    theirs: toDraft(form, { ...before, ...theirChange }),
  };
  const editConflicts = conflictsIn(form, { ...drafts, before: toDraft(form, before) });
  const onDecide = vi.fn();
  render(<EditConflictChoices {...{ kind: 'Game', editConflicts, drafts, busy: false, onDecide }} onBack={() => {}} />);
  return { drafts, editConflicts, onDecide };
}

const choice = (field: string, side: RegExp) =>
  within(screen.getByRole('group', { name: field })).getByRole('radio', { name: side });

const getTexts = (field: string) =>
  within(screen.getByRole('group', { name: field }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
