import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultSettings } from '#platform/settings/rules.ts';
import { openFakeOutbox } from '#web/outbox/testing/fake-outbox.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { dismissToast, shownToast } from '#web/ui/toasts/toasts.ts';
import { ownRsvpsOptions } from './api.ts';
import { Rsvp } from './Rsvp.tsx';
import { GameRow } from './rows/GameRow.tsx';
import { sampleGame } from './testing/sample-game.ts';

const response = vi.fn<(method: string, path: string, body: unknown) => Promise<Response>>();
const added = (userName: string) => Response.json({ userName, status: 'going', can: { withdraw: true } });

const going = [
  { userName: 'Sipho', status: 'going', can: { withdraw: false } },
  { userName: 'Thandi', status: 'going', can: { withdraw: true } },
];

beforeEach(() => {
  response.mockReset();
  dismissToast();
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    response(init.method ?? 'GET', path, init.body ? JSON.parse(String(init.body)) : undefined),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// The first import takes long, because the code is compiled on demand.
beforeAll(() => Promise.all([import('./RsvpForm.tsx'), import('./GoingDialog.tsx')]));

test('opens the form with the button, and closes it again', async () => {
  const person = show();
  const rsvp = screen.getByRole('button', { name: 'RSVP' });
  expect(rsvp.getAttribute('aria-expanded')).toBe('false');
  await openForm(person);
  expect(document.activeElement).toBe(nameBox());
  await person.click(rsvp);
  expect(screen.queryByRole('form')).toBe(null);
});

test('adds only a name', async () => {
  const person = show();
  await openForm(person);
  const add = screen.getByRole('button', { name: 'Add' });
  expect(add).toHaveProperty('disabled', true);
  await person.type(nameBox(), '   ');
  expect(add).toHaveProperty('disabled', true);
  await person.type(nameBox(), '{Enter}');
  expect(response).not.toHaveBeenCalled();
  await person.type(nameBox(), 'T');
  expect(add).toHaveProperty('disabled', false);
  expect(nameBox()).toHaveProperty('maxLength', 20);
});

test('shows that a name is being added and takes no second press, then closes and empties the form', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  response.mockReturnValueOnce(promise);
  const person = show();
  await openForm(person);
  await person.type(nameBox(), '  Thandi {Enter}');
  const adding = screen.getByRole('button', { name: 'Adding...' });
  expect(adding.getAttribute('aria-disabled')).toBe('true');
  await person.click(adding);
  await person.type(nameBox(), '{Enter}');
  expect(response).toHaveBeenCalledExactlyOnceWith('POST', '/api/games/7/rsvp', {
    userName: 'Thandi',
    status: 'going',
  });

  resolve(added('Thandi'));
  await waitFor(() => expect(screen.queryByRole('form')).toBe(null));
  expect(shownToast()).toMatchObject({ title: 'Thandi is going', tone: 'good' });
  const rsvp = screen.getByRole('button', { name: 'RSVP' });
  expect(document.activeElement).toBe(rsvp);
  await openForm(person);
  expect(nameBox()).toHaveProperty('value', '');
});

test('shows a failure, and keeps the name', async () => {
  response.mockResolvedValueOnce(Response.json({ message: 'This game has already started' }, { status: 409 }));
  const person = show();
  await openForm(person);
  await person.type(nameBox(), 'Thandi{Enter}');
  await screen.findByText('Your RSVP was not added');
  // Above the button and at the field.
  expect(screen.getAllByText('This game has already started')).toHaveLength(2);
  expect(shownToast()).toBe(null);
  expect(nameBox()).toHaveProperty('value', 'Thandi');
  expect(screen.getByRole('button', { name: 'Add' })).toHaveProperty('disabled', false);
});

describe('an RSVP of a member', () => {
  const member = { id: 5, username: 'nandi', displayName: 'Nandi Zikhali', isAdmin: false };
  beforeEach(() => beginSession(member));
  afterEach(endSession);

  const own = (going: boolean) => (going ? [{ gameId: 7, userName: 'Nandi Zikhali' }] : []);
  const responding = (isGoing: boolean) =>
    response.mockImplementation(async (method, path) => {
      if (path === '/api/games/going') return Response.json(own(isGoing));
      if (path === '/api/teams/crests') return Response.json([]);
      if (method === 'DELETE') return Response.json({ ok: true });
      return added('Nandi Zikhali');
    });

  test('offers their own name in the form, ready to send', async () => {
    responding(false);
    const person = show();
    await openForm(person);
    expect(nameBox()).toHaveProperty('value', 'Nandi Zikhali');
    expect(document.activeElement).toBe(nameBox());
    await person.keyboard('{Enter}');
    await waitFor(() => expect(shownToast()?.title).toBe("You're going"));
    expect(screen.queryByRole('form')).toBe(null);
  });

  test('says that they are among those who go, and then offers the calendar', async () => {
    responding(false);
    const person = show();
    await openForm(person);
    expect(screen.queryByRole('link')).toBe(null);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(shownToast()?.title).toBe("You're going"));
    act(() => queries.setQueryData(ownRsvpsOptions.queryKey, own(true)));
    await screen.findByRole('button', { name: 'You, Sipho and Thandi are going' });
    const file = await screen.findByRole('link', { name: 'Add to my calendar: Princeton PV v Knox House Hawks' });
    expect(file.getAttribute('href')).toBe('/api/calendar/games/7.ics');
  });

  test('are offered the calendar in a list, too', async () => {
    responding(false);
    const game = sampleGame({ rsvpCount: 2, rsvpNames: ['Sipho', 'Thandi'] });
    const person = show(<GameRow game={game} isMine={false} takesRsvps />);
    await openForm(person);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(shownToast()?.title).toBe("You're going"));
    act(() => queries.setQueryData(ownRsvpsOptions.queryKey, own(true)));
    const file = await screen.findByRole('link', { name: 'Add to my calendar: Princeton PV v Knox House Hawks' });
    expect(file.getAttribute('href')).toBe('/api/calendar/games/7.ics');
  });

  test('replaces that name with what is typed', async () => {
    responding(false);
    const person = show();
    await openForm(person);
    await person.keyboard('Lulu');
    expect(nameBox()).toHaveProperty('value', 'Lulu');
  });

  test('waits on the device without a network, and is listed below the button', async () => {
    const fake = openFakeOutbox();
    response.mockImplementation(async (_method, path) => {
      if (path === '/api/games/going') return Response.json([]);
      throw new TypeError('Failed to fetch');
    });
    const person = show();
    await openForm(person);
    await person.keyboard('Lulu{Enter}');
    await waitFor(() => expect(shownToast()?.title).toBe('Waiting for the server'));
    expect(screen.queryByRole('form')).toBe(null);
    const waiting = await screen.findByRole('list', { name: 'Waiting to be sent' });
    expect(waiting.textContent).toContain('Lulu is goingWaiting to be sent');
    expect(fake.entries()).toMatchObject([
      { resource: 'rsvps:7', body: { userName: 'Lulu' }, text: { field: 'userName', max: 20 } },
    ]);
    act(() => fake.close());
  });

  test('tells a member that they are going, offers an empty form for a friend, and withdraws', async () => {
    responding(true);
    const person = show();
    await person.click(await screen.findByRole('button', { name: "You're going · Change" }));
    expect(await screen.findByLabelText(/^A friend's name/)).toHaveProperty('value', '');
    await person.click(screen.getByRole('button', { name: 'Withdraw Nandi Zikhali' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Nandi Zikhali is no longer going'));
    expect(response).toHaveBeenCalledWith('DELETE', '/api/games/7/rsvp', { userName: 'Nandi Zikhali' });
    expect(screen.queryByRole('form')).toBe(null);
  });
});

test('loads the list when it is opened, and offers to withdraw only what one entered oneself', async () => {
  response.mockImplementation(async (method, path) => {
    if (method === 'DELETE') return Response.json({ ok: true });
    return path === '/api/settings' ? Response.json({ ...defaultSettings, version: 1 }) : Response.json(going);
  });
  const person = show();
  expect(response).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: /Sipho and Thandi are going/ }));
  const withdraw = await screen.findByRole('button', { name: 'Withdraw Thandi' });
  expect(screen.queryByRole('button', { name: 'Withdraw Sipho' })).toBe(null);
  await person.click(withdraw);
  await waitFor(() => expect(shownToast()?.title).toBe('Thandi is no longer going'));
  expect(response).toHaveBeenCalledWith('DELETE', '/api/games/7/rsvp', { userName: 'Thandi' });
});

let queries: QueryClient;

function show(control: ReactNode = rsvp) {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter>
      <QueryClientProvider client={queries}>{control}</QueryClientProvider>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const rsvp = <Rsvp game={sampleGame({ rsvpCount: 2, rsvpNames: ['Sipho', 'Thandi'] })} beside={<p>2d 6h to go</p>} />;

/** Opens the form, whose code loads on first use. */
async function openForm(person: ReturnType<typeof show>) {
  await person.click(screen.getByRole('button', { name: 'RSVP' }));
  await screen.findByLabelText(/^Your name/);
}

const nameBox = () => screen.getByLabelText(/^Your name/);
