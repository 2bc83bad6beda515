import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { competitionsOptions } from '#features/competition/competitions/web/api.ts';
import { sampleCup } from '#features/competition/competitions/web/testing/sample-cup.ts';
import type { Sport } from '#features/teams/sports/contract.ts';
import { sportsOptions } from '#features/teams/sports/web/api.ts';
import { newQueryClient } from '#web/api/requests.ts';
import { GamesManager } from './GamesManager.tsx';

// Without a layout, every press lands on the place of the previous one.
vi.mock('#web/ui/dialogs/second-press.ts', () => ({ ignoreSecondPress: () => undefined }));
// Typing is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('shows the category that follows from the competition, and asks how a level cup game was decided', async () => {
  const person = await openNewGame();
  const category = screen.getByLabelText<HTMLSelectElement>('Category');
  await person.selectOptions(category, 'regular');
  await person.selectOptions(screen.getByLabelText('Competition'), 'O’Hara Cup 7, 2026');
  expect(category.value).toBe('tournament');
  await person.selectOptions(category, 'friendly');
  expect(category.value).toBe('tournament');
  await person.selectOptions(category, 'playoff');
  expect(category.value).toBe('playoff');
  for (const side of ['Home Score', 'Away Score']) await person.type(screen.getByLabelText(side), '1');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('dialog', { name: 'How was it decided?' }).textContent).toContain('The score is 1–1');
});

test('leaves the category to the admin without a competition', async () => {
  const person = await openNewGame();
  const category = screen.getByLabelText<HTMLSelectElement>('Category');
  await person.selectOptions(category, 'exhibition');
  expect(category.value).toBe('exhibition');
});

const can = { edit: true, delete: true };
const sport: Sport = { id: 3, version: 1, name: 'Netball 🏐', definition: 'netball', can };
const cup = sampleCup({ sportId: 3 });

async function openNewGame() {
  // The lists of the form are there already, and nothing else answers.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const client = newQueryClient();
  client.setQueryData(sportsOptions().queryKey, [sport]);
  client.setQueryData(competitionsOptions().queryKey, [cup]);
  const element = (
    <QueryClientProvider client={client}>
      <GamesManager />
    </QueryClientProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Add New Game' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add New Game' }));
  await person.selectOptions(dialog.getByLabelText(/^Sport/), '3');
  return person;
}
