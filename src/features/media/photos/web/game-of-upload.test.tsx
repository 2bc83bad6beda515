import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameOptions, gamesOptions } from '#features/competition/games/web/api.ts';
import { sampleGame } from '#features/competition/games/web/testing/sample-game.ts';
import { PhotoUpload } from './PhotoUpload.tsx';

const game = sampleGame({ id: 82, status: 'completed' });
const other = { ...sampleGame({ id: 77, status: 'completed' }), homeTeam: { id: 3, name: "O'Keefe 7s", logo: null } };

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('begins with the game in the address, and keeps it for what was begun when the address changes', () => {
  const show = openUpload(82);
  expect(screen.queryByRole('combobox')).toBe(null);
  chooseFile();
  expect(gameField().value).toMatch(/^Princeton PV v Knox House Hawks · Basketball, /);
  show(null);
  expect(gameField().value).toMatch(/^Princeton PV v Knox House Hawks/);
});

it('takes another game, or none', () => {
  openUpload(82);
  chooseFile();
  fireEvent.click(gameField());
  fireEvent.change(gameField(), { target: { value: "o'kee" } });
  fireEvent.click(screen.getByRole('option'));
  expect(gameField().value).toMatch(/^O'Keefe 7s v /);
  fireEvent.click(gameField());
  fireEvent.click(screen.getByRole('option', { name: 'None' }));
  expect(gameField().value).toBe('');
});

const gameField = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Game' });

const chooseFile = () =>
  fireEvent.change(screen.getByLabelText(/Photo/, { selector: 'input[type=file]' }), {
    target: { files: [new File(['x'], 'court.png', { type: 'image/png' })] },
  });

/** Returns a function that shows the form with another game in the address. */
function openUpload(gameId: number | null) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(gameOptions(82).queryKey, game);
  client.setQueryData(gameOptions(77).queryKey, other);
  client.setQueryData(gamesOptions.queryKey, { pages: [{ rows: [game, other], next: null }], pageParams: [null] });
  const form = (of: number | null) => (
    <QueryClientProvider client={client}>
      <PhotoUpload gameId={of} />
    </QueryClientProvider>
  );
  const { rerender } = render(form(gameId));
  return (of: number | null) => rerender(form(of));
}
