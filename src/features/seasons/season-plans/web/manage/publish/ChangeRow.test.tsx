import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { defaultSettings } from '#platform/settings/rules.ts';
import { settingsOptions } from '#platform/settings/web/api.ts';
import { ChangeRow } from './ChangeRow.tsx';

afterEach(cleanup);

test.each([
  ['Africa/Johannesburg', '18:00'],
  ['Asia/Kolkata', '21:30'],
])('a game of a plan is shown by the clock of its village in %s, as the board shows it', (timeZone, time) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const settings = { ...defaultSettings, timeZone, accentStyles: '', papers: [], version: 1 };
  client.setQueryData(settingsOptions.queryKey, settings);
  const to = { dateTime: '2027-02-01T16:00:00.000Z', location: "Warden's Court 2" };
  const game = { home: '7th Floor', away: "O'Hara 🦉", competition: 'Term 1', from: null, to };
  render(
    <QueryClientProvider client={client}>
      <ChangeRow game={game} />
    </QueryClientProvider>,
  );
  expect(screen.getByText(/Warden's Court 2/).textContent).toContain(`${time}, Warden's Court 2`);
});
