import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loginQuestion } from '#features/people/accounts/web/ask-for-login.ts';
import { defaultSettings } from '#platform/settings/rules.ts';
import { settingsOptions } from '#platform/settings/web/api.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { CommentsArea } from './CommentsArea.tsx';

const client = new QueryClient();
beforeEach(() => vi.stubGlobal('fetch', async () => Response.json([])));
afterEach(() => {
  cleanup();
  endSession();
  client.clear();
  vi.unstubAllGlobals();
});

test('lets guests comment if the settings allow it, and asks for a login once they do not', async () => {
  show({ guestComments: true });
  expect(await screen.findByLabelText('Your comment')).toBeTruthy();
  act(() => setSettings({ guestComments: false }));
  const way = await screen.findByRole('button', { name: 'Log in to comment' });
  expect(screen.queryByLabelText('Your comment')).toBe(null);
  await userEvent.click(way);
  expect(loginQuestion()).not.toBe(null);
  act(() => beginSession({ id: 3, username: 'member', isAdmin: false }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your comment')));
});

test('always lets a member comment', async () => {
  beginSession({ id: 3, username: 'member', isAdmin: false });
  show({ guestComments: false });
  expect(await screen.findByLabelText('Your comment')).toBeTruthy();
});

function setSettings(settings: { guestComments: boolean }) {
  client.setQueryData(settingsOptions.queryKey, {
    ...defaultSettings,
    ...settings,
    accentStyles: '',
    papers: [],
    version: 1,
  });
}

function show(settings: { guestComments: boolean }) {
  setSettings(settings);
  render(
    <QueryClientProvider client={client}>
      <CommentsArea item={{ kind: 'post', path: '/api/posts', id: 'abc' }} about="the thought" />
    </QueryClientProvider>,
  );
}
