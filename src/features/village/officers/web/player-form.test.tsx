import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noStats } from '#features/teams/players/stat-names.ts';
import { RowDialog } from '#platform/admin/web/manager/RowDialog.tsx';
import { newQueryClient } from '#web/api/requests.ts';
import { dismissToast, shownToast } from '#web/ui/toasts/toasts.ts';
import { choosePlayerForm } from './PlayerTable.tsx';
import { samplePlayer } from './testing/sample-player.ts';

const response = vi.fn<(sent: unknown) => Promise<Response> | Response>();
const onClose = vi.fn<() => void>();
const player = samplePlayer();

beforeEach(() => {
  for (const mock of [response, onClose]) mock.mockReset();
  dismissToast();
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => response(JSON.parse(String(init.body))));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('sends only changed fields, with the version that they were changed from', async () => {
  response.mockResolvedValueOnce(Response.json(player));
  const person = open();
  await retype(person, 'Points', '41');
  await retype(person, 'Rebounds', '');
  await retype(person, 'Jersey Number', '');
  await save(person);
  expect(response).toHaveBeenCalledWith({ version: 5, jerseyNumber: null, stats: { points: 41 } });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(shownToast()?.title).toBe('Player updated');
});

test.each([
  ['Jersey Number', '100', 'Must be at most 99'],
  ['Points', 'many', 'Must be a whole number'],
  ['Points', '-1', 'Must be 0 or more'],
])('%s cannot be %s', async (label, typed, message) => {
  const person = open();
  await retype(person, label, typed);
  await save(person);
  expect(screen.getByText(message)).toBeTruthy();
  expect(response).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<Response>, { title: string; description: string }]>([
  [
    'the server refuses',
    async () => Response.json({ message: 'Not allowed' }, { status: 403 }),
    { title: 'Failed to update player', description: 'Not allowed' },
  ],
  [
    'nothing answers',
    async () => Promise.reject(new TypeError('Failed to fetch')),
    { title: 'Update Failed', description: 'An error occurred while updating the player' },
  ],
])('shows an error when %s, and keeps what was typed', async (_title, answered, expected) => {
  response.mockImplementationOnce(answered);
  const person = open();
  await retype(person, 'Points', '41');
  await save(person);
  await screen.findByText(expected.title);
  expect(screen.getByText(expected.description)).toBeTruthy();
  expect(screen.getByLabelText('Points')).toHaveProperty('value', '41');
  expect(onClose).not.toHaveBeenCalled();
});

test('shows what somebody else saved meanwhile, and lets either value stay', async () => {
  const theirs = samplePlayer({
    version: 6,
    position: 'Forward',
    jerseyNumber: 8,
    stats: { ...player.stats, points: 50 },
  });
  response.mockResolvedValueOnce(
    Response.json({ message: 'Changed', code: 'version', current: theirs }, { status: 409 }),
  );
  const person = open();
  await retype(person, 'Jersey Number', '9');
  await retype(person, 'Points', '44');
  await save(person);
  expect(await screen.findByText('This player has changed in the meantime')).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: /Yours\s*9/ }));
  await person.click(screen.getByRole('radio', { name: /Theirs\s*50/ }));

  response.mockResolvedValueOnce(Response.json(player));
  await save(person);
  expect(response).toHaveBeenLastCalledWith({ version: 6, jerseyNumber: 9 });
});

test('offers only the totals kept by hand for a player with box scores', async () => {
  response.mockResolvedValueOnce(Response.json(player));
  const openingStats = { ...noStats, points: 57, gamesPlayed: 4 };
  const person = open(samplePlayer({ areStatsDerived: true, openingStats }));
  expect(screen.getByRole('group', { name: 'Entered by hand' })).toBeTruthy();
  expect(screen.getByLabelText('Points')).toHaveProperty('value', '57');
  await retype(person, 'Points', '50');
  await save(person);
  expect(response).toHaveBeenCalledWith({ version: 5, openingStats: { points: 50 } });
});

function open(shown = player) {
  const client = newQueryClient();
  const dialog = <RowDialog manager={choosePlayerForm(shown)} row={shown} onClose={onClose} />;
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: dialog }])} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

type Person = ReturnType<typeof open>;

async function retype(person: Person, label: string, text: string) {
  const field = screen.getByLabelText(label);
  await person.clear(field);
  if (text !== '') await person.type(field, text);
}

const save = (person: Person) => person.click(screen.getByRole('button', { name: 'Save' }));
