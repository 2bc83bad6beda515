import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { competitionsOptions } from '#features/competition/competitions/web/api.ts';
import { sampleCup } from '#features/competition/competitions/web/testing/sample-cup.ts';
import { sampleGame } from '#features/competition/games/web/testing/sample-game.ts';
import { sportsOptions } from '#features/teams/sports/web/api.ts';
import { RowDialog } from '#platform/admin/web/manager/RowDialog.tsx';
import { newQueryClient } from '#web/api/requests.ts';
import { scoreForm } from './ScoreFields.tsx';

const response = vi.fn<(sent: unknown) => Promise<Response> | Response>();
const onClose = vi.fn<() => void>();
const day = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const cup = sampleCup({ id: 7 });
const tie = sampleGame({ category: 'playoff', dateTime: inDays(-1) });
const form = scoreForm({ home: 'O’Hara’s 11', away: 'Kick-Offs' });

beforeEach(() => {
  for (const mock of [response, onClose]) mock.mockReset();
  response.mockResolvedValue(Response.json(tie));
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => response(JSON.parse(String(init.body))));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('asks how a cup tie was decided that is level, and takes a shoot-out', async () => {
  const person = open();
  await type(person, { 'O’Hara’s 11': '1', 'Kick-Offs': '1' });
  await save(person);
  expect(screen.getByRole('dialog', { name: 'How was it decided?' }).textContent).toContain('The score is 1–1');
  await person.click(screen.getByRole('button', { name: 'Enter the shoot-out' }));
  expect(response).not.toHaveBeenCalled();
  await type(person, { 'Shoot-out: O’Hara’s 11': '4', 'Shoot-out: Kick-Offs': '2' });
  await save(person);
  const shootout = { homeShootout: 4, awayShootout: 2 };
  expect(response).toHaveBeenCalledWith({ version: 1, homeScore: 1, awayScore: 1, ...shootout });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('shows the category that follows from the competition', async () => {
  const person = open(sampleGame({ ...tie, competitionId: 7, competition: { id: 7, name: cup.name } }));
  const category = screen.getByLabelText<HTMLSelectElement>('Category');
  await person.selectOptions(category, 'friendly');
  expect(category.value).toBe('tournament');
  expect(screen.queryByLabelText('Competition')).toBe(null);
  await save(person);
  expect(response).toHaveBeenCalledWith({ version: 1, category: 'tournament' });
});

test('lets a cup tie end level', async () => {
  const person = open();
  await type(person, { 'O’Hara’s 11': '0', 'Kick-Offs': '0' });
  await save(person);
  await person.click(screen.getByRole('button', { name: 'It ended level' }));
  expect(response).toHaveBeenCalledWith({ version: 1, homeScore: 0, awayScore: 0 });
});

test('forgets a shoot-out once the score is not level', async () => {
  const won = { homeScore: 1, awayScore: 1, homeShootout: 4, awayShootout: 2 };
  const person = open(sampleGame({ ...tie, status: 'completed', ...won }));
  await type(person, { 'O’Hara’s 11': '2' });
  expect(screen.queryByLabelText(/^Shoot-out/)).toBe(null);
  await save(person);
  expect(response).toHaveBeenCalledWith({ version: 1, homeScore: 2, homeShootout: null, awayShootout: null });
});

test.each([
  ['a league game', { category: 'league' }],
  ['a tie that was saved like this before', { status: 'completed', homeScore: 1, awayScore: 1 }],
] as const)('asks nothing about %s', async (_what, fields) => {
  const person = open(sampleGame({ ...tie, ...fields }));
  await type(person, { 'O’Hara’s 11': '1', 'Kick-Offs': '1' });
  await save(person);
  expect(screen.queryByRole('dialog', { name: 'How was it decided?' })).toBe(null);
});

test('asks before the result of a game of another day is saved, and keeps what was typed', async () => {
  const person = open(sampleGame({ dateTime: inDays(2) }));
  await type(person, { 'O’Hara’s 11': '3', 'Kick-Offs': '0' });
  await save(person);
  expect(screen.getByRole('dialog', { name: 'Save the result of a game to come?' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Back' }));
  expect(response).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('O’Hara’s 11').value).toBe('3');
  await save(person);
  await person.click(screen.getByRole('button', { name: 'Save it now' }));
  expect(response).toHaveBeenCalledWith({ version: 1, homeScore: 3, awayScore: 0 });
});

type Person = ReturnType<typeof userEvent.setup>;

function open(game = tie): Person {
  const client = newQueryClient();
  client.setQueryData(sportsOptions().queryKey, []);
  client.setQueryData(competitionsOptions().queryKey, [cup]);
  const element = (
    <QueryClientProvider client={client}>
      <RowDialog manager={form} row={game} onClose={onClose} />
    </QueryClientProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return userEvent.setup();
}

async function type(person: Person, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await person.clear(screen.getByLabelText(label));
    await person.type(screen.getByLabelText(label), text);
  }
}

const save = (person: Person) => person.click(screen.getByRole('button', { name: 'Save' }));
