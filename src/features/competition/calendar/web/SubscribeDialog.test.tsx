import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MyTeam } from '#features/teams/my-teams/contract.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { dismissToast, shownToast } from '#web/ui/toasts/toasts.ts';
import type { Feed } from '../contract.ts';
import { SubscribeDialog } from './SubscribeDialog.tsx';

const all = { ownEvents: true, rsvpGames: true, myTeams: true, duties: true };
const feed: Feed = { url: '/api/calendar/first.ics', ...all, teamIds: [] };
const netball = { id: 2, name: 'Netball' };
const played = { id: 4, name: 'PV Netball', logo: null, sport: netball };
const mine: MyTeam = { team: played, isPlayer: true, isCaptain: false, isFollowed: false, isResidence: false };
const response = vi.fn<(endpoint: string, body: unknown) => Response>();

beforeEach(() => {
  beginSession({ id: 7, username: 'thandi', isAdmin: false });
  dismissToast();
  response.mockReset();
  response.mockImplementation((endpoint, body) => {
    if (endpoint === 'GET /api/teams') return Response.json([played, { ...played, id: 5, name: 'Owls' }]);
    if (endpoint === 'GET /api/user/teams') return Response.json({ teams: [mine] });
    if (endpoint.startsWith('POST')) return Response.json({ ...feed, url: '/api/calendar/second.ics' });
    return Response.json(endpoint.startsWith('DELETE') ? { ok: true } : { ...feed, ...Object(body) });
  });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) =>
    response(`${method} ${path}`, body === undefined ? undefined : JSON.parse(String(body))),
  );
});
afterEach(() => {
  endSession();
  cleanup();
  vi.unstubAllGlobals();
});

test('shows an absolute link to copy or open', async () => {
  await show();
  expect(link()).toHaveProperty('value', `${location.origin}/api/calendar/first.ics`);
  const opener = screen.getByText('Open in calendar app').closest('a');
  expect(opener?.getAttribute('href')).toMatch(/^webcal:\/\/.+first\.ics$/);
});

test('saves each choice at once, and reverts it if that fails', async () => {
  const person = await show();
  const box = (name: string) => screen.findByRole('checkbox', { name });
  expect(await box('My teams 1 of 1')).toHaveProperty('checked', true);
  expect(await box('Netball 1 of 2')).toHaveProperty('indeterminate', true);
  await person.click(await screen.findByRole('button', { name: 'Teams: Netball' }));
  await person.click(await box('Owls'));
  const chosen = { ...all, teamIds: [5] };
  await waitFor(() => expect(response).toHaveBeenCalledWith('PATCH /api/calendar/feed', chosen));
  expect(await box('Netball 2 of 2')).toHaveProperty('indeterminate', false);
  await person.click(await box('Netball 2 of 2'));
  const none = { ...chosen, myTeams: false, teamIds: [] };
  await waitFor(() => expect(response).toHaveBeenCalledWith('PATCH /api/calendar/feed', none));
  expect(await box('My teams 0 of 1')).toHaveProperty('checked', false);
  response.mockImplementationOnce(() => Response.json({ message: 'Slowly' }, { status: 429 }));
  await person.click(screen.getByLabelText('My events'));
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'Your subscription was not changed', description: 'Slowly' }),
  );
  expect(screen.getByLabelText('My events')).toHaveProperty('checked', true);
});

test('takes everything of one’s own by one press, and leaves out all of it by another', async () => {
  const person = await show();
  const box = await screen.findByRole('checkbox', { name: 'Everything of mine' });
  expect(box).toHaveProperty('checked', true);
  await person.click(screen.getByLabelText('My events'));
  await waitFor(() => expect(box).toHaveProperty('indeterminate', true));
  await person.click(box);
  await waitFor(() => expect(response).toHaveBeenLastCalledWith('PATCH /api/calendar/feed', { ...all, teamIds: [] }));
  await person.click(box);
  const none = { ownEvents: false, rsvpGames: false, myTeams: false, duties: false, teamIds: [] };
  await waitFor(() => expect(response).toHaveBeenLastCalledWith('PATCH /api/calendar/feed', none));
});

test('renews the link, and turns it off', async () => {
  const person = await show();
  await person.click(screen.getByText('New link'));
  await person.click(inQuestion('Create a new link?', 'Cancel'));
  expect(link()).toHaveProperty('value', `${location.origin}/api/calendar/first.ics`);
  await person.click(screen.getByText('New link'));
  await person.click(inQuestion('Create a new link?', 'New link'));
  await waitFor(() => expect(link()).toHaveProperty('value', `${location.origin}/api/calendar/second.ics`));
  expect(shownToast()?.title).toBe('This is your new link');
  await person.click(screen.getByText('Turn off'));
  await person.click(inQuestion('Turn off your link?', 'Turn off'));
  expect(await screen.findByText('Calendar apps no longer show your events or games.')).toBeDefined();
  expect(screen.queryByLabelText('Your private link')).toBe(null);
});

test('offers to retry a failed load', async () => {
  response.mockImplementationOnce(() => Response.json({ message: 'Slowly' }, { status: 429 }));
  const person = await show('Your link did not load');
  await person.click(screen.getByText('Try again'));
  expect(await screen.findByLabelText('Your private link')).toBeDefined();
});

async function show(until?: string) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SubscribeDialog onClose={() => undefined} />
    </QueryClientProvider>,
  );
  await (until === undefined ? screen.findByLabelText('Your private link') : screen.findByText(until));
  return userEvent.setup();
}

const link = () => screen.getByLabelText('Your private link');
const inQuestion = (title: string, button: string) =>
  within(screen.getByRole('dialog', { name: title })).getByRole('button', { name: button });
