import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { PlaylistsManager } from './PlaylistsManager.tsx';

class OtherDates extends Intl.DateTimeFormat {
  override format(): string {
    return '11/26/31';
  }
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('dates a new playlist today, whatever date format the browser’s languages use', async () => {
  vi.useFakeTimers({ now: new Date(2031, 10, 26, 23, 30), toFake: ['Date'] });
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: OtherDates } }));
  vi.stubGlobal('fetch', async () => Response.json([]));
  const router = createMemoryRouter([{ path: '/', element: <PlaylistsManager /> }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add Playlist' }));
  expect(screen.getByLabelText('Release date')).toHaveProperty('value', '2031-11-26');
});
