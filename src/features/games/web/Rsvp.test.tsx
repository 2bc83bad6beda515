import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultSettings } from '#features/settings/rules.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { dismissToast, shownToast } from '#web/ui/toasts/toasts.ts';
import { openFakeQueue } from '#web/waiting/testing/fake-queue.ts';
import { Rsvp } from './Rsvp.tsx';
import { sampleGame } from './testing/sample-game.ts';

const answer = vi.fn<(method: string, path: string, body: unknown) => Promise<Response>>();
const added = (userName: string) => Response.json({ userName, status: 'going', can: { withdraw: true } });

const going = [
  { userName: 'Sipho', status: 'going', can: { withdraw: false } },
  { userName: 'Thandi', status: 'going', can: { withdraw: true } },
];

beforeEach(() => {
  answer.mockReset();
  dismissToast();
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    answer(init.method ?? 'GET', path, init.body ? JSON.parse(String(init.body)) : undefined),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// The first asking for its code takes long where everything is compiled on the way.
beforeAll(() => Promise.all([import('./RsvpForm.tsx'), import('./GoingDialog.tsx')]));

test('the button opens the form, and closes it again', async () => {
  const person = show();
  const rsvp = screen.getByRole('button', { name: 'RSVP' });
  expect(rsvp.getAttribute('aria-expanded')).toBe('false');
  await openForm(person);
  expect(document.activeElement).toBe(nameBox());
  await person.click(rsvp);
  expect(screen.queryByRole('form')).toBe(null);
});

test('only a name can be added', async () => {
  const person = show();
  await openForm(person);
  const add = screen.getByRole('button', { name: 'Add' });
  expect(add).toHaveProperty('disabled', true);
  await person.type(nameBox(), '   ');
  expect(add).toHaveProperty('disabled', true);
  await person.type(nameBox(), '{Enter}');
  expect(answer).not.toHaveBeenCalled();
  await person.type(nameBox(), 'T');
  expect(add).toHaveProperty('disabled', false);
  expect(nameBox()).toHaveProperty('maxLength', 20);
});

test('while it is added the button says so and takes no second press; then the form closes and is empty', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer.mockReturnValueOnce(promise);
  const person = show();
  await openForm(person);
  await person.type(nameBox(), '  Thandi {Enter}');
  const adding = screen.getByRole('button', { name: 'Adding...' });
  expect(adding.getAttribute('aria-disabled')).toBe('true');
  await person.click(adding);
  await person.type(nameBox(), '{Enter}');
  expect(answer).toHaveBeenCalledExactlyOnceWith('POST', '/api/games/7/rsvp', { userName: 'Thandi', status: 'going' });

  resolve(added('Thandi'));
  await waitFor(() => expect(screen.queryByRole('form')).toBe(null));
  expect(shownToast()).toMatchObject({ title: 'Thandi is going', tone: 'good' });
  const rsvp = screen.getByRole('button', { name: 'RSVP' });
  expect(document.activeElement).toBe(rsvp);
  await openForm(person);
  expect(nameBox()).toHaveProperty('value', '');
});

test('a failure is said, and the name stays', async () => {
  answer.mockResolvedValueOnce(Response.json({ message: 'This game has already started' }, { status: 409 }));
  const person = show();
  await openForm(person);
  await person.type(nameBox(), 'Thandi{Enter}');
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Your RSVP was not added',
      description: 'This game has already started',
      tone: 'bad',
    }),
  );
  expect(nameBox()).toHaveProperty('value', 'Thandi');
  expect(screen.getByRole('button', { name: 'Add' })).toHaveProperty('disabled', false);
});

describe('of a member', () => {
  const member = { id: 5, username: 'nandi', displayName: 'Nandi Zikhali', isAdmin: false };
  beforeEach(() => beginSession(member));
  afterEach(endSession);

  const own = (going: boolean) => (going ? [{ gameId: 7, userName: 'Nandi Zikhali' }] : []);
  const answering = (isGoing: boolean) =>
    answer.mockImplementation(async (method, path) => {
      if (path === '/api/games/going') return Response.json(own(isGoing));
      if (method === 'DELETE') return Response.json({ ok: true });
      return added('Nandi Zikhali');
    });

  test('the form holds their own name, ready to send', async () => {
    answering(false);
    const person = show();
    await openForm(person);
    expect(nameBox()).toHaveProperty('value', 'Nandi Zikhali');
    expect(document.activeElement).toBe(nameBox());
    await person.keyboard('{Enter}');
    await waitFor(() => expect(shownToast()?.title).toBe('Nandi Zikhali is going'));
    expect(screen.queryByRole('form')).toBe(null);
  });

  test('another name takes its place as it is typed', async () => {
    answering(false);
    const person = show();
    await openForm(person);
    await person.keyboard('Lulu');
    expect(nameBox()).toHaveProperty('value', 'Lulu');
  });

  test('without a network it waits on the device, and stands below the button', async () => {
    const fake = openFakeQueue();
    answer.mockImplementation(async (_method, path) => {
      if (path === '/api/games/going') return Response.json([]);
      throw new TypeError('Failed to fetch');
    });
    const person = show();
    await openForm(person);
    await person.keyboard('Lulu{Enter}');
    await waitFor(() => expect(shownToast()?.title).toBe('Waiting for the network'));
    expect(screen.queryByRole('form')).toBe(null);
    const waiting = await screen.findByRole('list', { name: 'Waiting to be sent' });
    expect(waiting.textContent).toContain('Lulu is goingWaiting to be sent');
    expect(fake.writes()).toMatchObject([
      { about: 'rsvps:7', body: { userName: 'Lulu' }, text: { field: 'userName', max: 20 } },
    ]);
    act(() => fake.close());
  });

  test('who goes is told so, adds a friend in an empty form, and withdraws beside it', async () => {
    answering(true);
    const person = show();
    await person.click(await screen.findByRole('button', { name: "You're going · Change" }));
    expect(await screen.findByLabelText(/^A friend's name/)).toHaveProperty('value', '');
    await person.click(screen.getByRole('button', { name: 'Withdraw Nandi Zikhali' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Nandi Zikhali is no longer going'));
    expect(answer).toHaveBeenCalledWith('DELETE', '/api/games/7/rsvp', { userName: 'Nandi Zikhali' });
    expect(screen.queryByRole('form')).toBe(null);
  });
});

test('the list is loaded when it is opened, and offers to take back only what one entered oneself', async () => {
  answer.mockImplementation(async (method, path) => {
    if (method === 'DELETE') return Response.json({ ok: true });
    return path === '/api/settings' ? Response.json({ ...defaultSettings, version: 1 }) : Response.json(going);
  });
  const person = show();
  expect(answer).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: /Sipho and Thandi are going/ }));
  const withdraw = await screen.findByRole('button', { name: 'Withdraw Thandi' });
  expect(screen.queryByRole('button', { name: 'Withdraw Sipho' })).toBe(null);
  await person.click(withdraw);
  await waitFor(() => expect(shownToast()?.title).toBe('Thandi is no longer going'));
  expect(answer).toHaveBeenCalledWith('DELETE', '/api/games/7/rsvp', { userName: 'Thandi' });
});

function show() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Rsvp game={sampleGame({ rsvpCount: 2, rsvpNames: ['Sipho', 'Thandi'] })} beside={<p>2d 6h to go</p>} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** Its code comes when it is first asked for. */
async function openForm(person: ReturnType<typeof show>) {
  await person.click(screen.getByRole('button', { name: 'RSVP' }));
  await screen.findByLabelText(/^Your name/);
}

const nameBox = () => screen.getByLabelText(/^Your name/);
