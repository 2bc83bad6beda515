import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleGame } from '#features/competition/games/web/testing/sample-game.ts';
import { defaultSettings } from '#platform/settings/rules.ts';
import { settingsOptions } from '#platform/settings/web/api.ts';
import { shownToast } from '#web/ui/toasts/toasts.ts';
import { ShareResult } from './slots/ShareResult.tsx';

const result = sampleGame({ status: 'completed', homeScore: 78, awayScore: 64 });
const share = vi.fn<(shared: ShareData) => Promise<void>>();

beforeEach(() => {
  share.mockReset();
  vi.stubGlobal('fetch', async () => new Response('picture', { headers: { 'content-type': 'image/png' } }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

function show(game = result, settings = {}) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(settingsOptions.queryKey, {
    ...defaultSettings,
    accentStyles: '',
    papers: [],
    version: 1,
    ...settings,
  });
  render(
    <QueryClientProvider client={queries}>
      <ShareResult game={game} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const phoneThatShares = () =>
  Object.assign(navigator, { share, canShare: ({ files }: ShareData) => files?.[0]?.type === 'image/png' });

test('shares the picture itself on a phone', async () => {
  phoneThatShares();
  const person = show();
  await person.click(screen.getByRole('button', { name: 'Share' }));
  await person.click(await screen.findByRole('button', { name: 'Share picture' }));
  expect(screen.getByRole('img').getAttribute('alt')).toBe('Princeton PV 78–64 Knox House Hawks');
  const shared = share.mock.calls[0]?.[0];
  expect(shared?.files?.[0]?.name).toBe('result-7.png');
  expect(shared?.url).toMatch(/\/games\/7$/);
});

test('offers download and copying elsewhere, and copies the public link where results are public', async () => {
  const person = show(result, { publicResults: true });
  await person.click(screen.getByRole('button', { name: 'Share' }));
  const download = await screen.findByRole('link', { name: 'Download' });
  expect([download.getAttribute('href'), download.getAttribute('download')]).toEqual([
    '/api/games/7/card.png?v=1',
    'result-7.png',
  ]);
  expect(screen.queryByRole('button', { name: 'Share picture' })).toBe(null);
  await person.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toMatch(/\/results\/7$/);
  expect(shownToast()?.title).toBe('Link copied to clipboard!');
});

test('offers nothing to share before the game is over', () => {
  show(sampleGame({ status: 'live', homeScore: 3, awayScore: 2 }));
  expect(screen.queryByRole('button')).toBe(null);
});
