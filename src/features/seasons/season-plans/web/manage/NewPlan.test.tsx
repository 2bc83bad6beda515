import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { defaultSettings } from '#platform/settings/rules.ts';
import { settingsOptions } from '#platform/settings/web/api.ts';
import { noteServerTime } from '#web/ui/time/clock.ts';
import { NewPlan } from './NewPlan.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['Africa/Johannesburg', '2026-12-07'],
  ['Pacific/Kiritimati', '2026-12-14'],
])('a plan begins on the Monday after the next one of its village in %s', async (timeZone, firstDay) => {
  noteServerTime(Date.parse('2026-11-29T12:00:00Z'));
  const sent = vi.fn<(body: unknown) => void>();
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit = {}) => {
    if (method !== 'POST') return Response.json([]);
    sent(JSON.parse(String(body)));
    return Response.json({ id: 7 });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const settings = { ...defaultSettings, timeZone, accentStyles: '', papers: [], version: 1 };
  client.setQueryData(settingsOptions.queryKey, settings);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <NewPlan />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const button = await screen.findByRole('button', { name: 'New plan' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await userEvent.click(button);
  const [body] = sent.mock.calls[0] ?? [];
  expect(z.object({ setup: z.object({ firstDay: z.string() }) }).parse(body).setup.firstDay).toBe(firstDay);
});
