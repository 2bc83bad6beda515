import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession, clearAdminFlags, endSession, readFlag } from '#web/session/session.ts';
import { dismissToast, shownToast } from '#web/ui/toasts/toasts.ts';
import { AdminPage } from './AdminPage.tsx';

const admin = { id: 7, username: 'admin', isAdmin: true, adminWindow: true };
const response = vi.fn<(path: string, body: unknown) => Response>();

beforeEach(() => {
  response.mockReset();
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) =>
    response(path, body && JSON.parse(String(body))),
  );
  beginSession(admin);
});
afterEach(() => {
  cleanup();
  endSession();
  dismissToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an admin who has passed the gate sees the page and a welcome at once', () => {
  open();
  expect(screen.getByRole('heading', { name: 'Admin Dashboard' })).toBeTruthy();
  expect(screen.getByText('Welcome, admin')).toBeTruthy();
  expect(screen.getByText('Everything')).toBeTruthy();
});

test('the right password opens the page', async () => {
  clearAdminFlags();
  response.mockReturnValueOnce(Response.json(admin));
  const { person } = open();
  expect(screen.getByText('Please enter the admin password to access the dashboard.')).toBeTruthy();
  expect(screen.queryByText('Everything')).toBe(null);
  expect(verify()).toHaveProperty('disabled', true);
  await person.type(box(), 'open sesame');
  await person.click(verify());
  await screen.findByText('Everything');
  expect(response.mock.calls).toEqual([['/api/admin/verify', { password: 'open sesame' }]]);
  expect(shownToast()).toMatchObject({ title: 'Access Granted', description: 'Welcome to the Admin Dashboard' });
  expect(['isAdmin', 'adminUsername', 'adminAuthenticated'].map((name) => sessionStorage.getItem(name))).toEqual([
    'true',
    'admin',
    'true',
  ]);
});

test('a wrong password is refused, and leads away a second later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  clearAdminFlags();
  response.mockReturnValueOnce(refusal(403, 'Incorrect password', 'wrong-password'));
  const { person, router } = open();
  await person.type(box(), 'guess');
  await person.click(verify());
  await vi.waitFor(() => expect(shownToast()).toMatchObject({ title: 'Access Denied', tone: 'bad' }));
  expect(shownToast()?.description).toBe('Incorrect password');
  expect(router.state.location.pathname).toBe('/admin/dashboard');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(router.state.location.pathname).toBe('/');
});

test('any other failure shows beside the password, which can be sent again', async () => {
  clearAdminFlags();
  response.mockReturnValueOnce(refusal(429, 'Too many tries', 'limit'));
  const { person, router } = open();
  await person.type(box(), 'open sesame');
  await person.click(verify());
  await screen.findByText('Too many tries');
  expect(box()).toHaveProperty('value', 'open sesame');
  expect(router.state.location.pathname).toBe('/admin/dashboard');
});

test('Cancel leads away', async () => {
  clearAdminFlags();
  const { person, router } = open();
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('Logout ends the window on the server and clears the gate’s flags, and the person stays logged in', async () => {
  response.mockReturnValueOnce(Response.json({ ok: true }));
  const { person, router } = open();
  await person.click(screen.getByRole('button', { name: 'Logout' }));
  await vi.waitFor(() => expect(shownToast()?.title).toBe('Logged Out'));
  expect(shownToast()?.description).toBe('You have been logged out successfully');
  expect(router.state.location.pathname).toBe('/');
  expect(response.mock.calls).toEqual([['/api/admin/verify', undefined]]);
  expect([readFlag('isAdmin'), readFlag('adminUsername'), readFlag('adminAuthenticated')]).toEqual([null, null, null]);
  expect(readFlag('isLoggedIn')).toBe('true');
});

test('a failed Logout shows an error, and can be repeated', async () => {
  response.mockReturnValueOnce(refusal(503, 'Just a moment', 'busy'));
  const { person, router } = open();
  await person.click(screen.getByRole('button', { name: 'Logout' }));
  await vi.waitFor(() => expect(shownToast()).toMatchObject({ title: 'Not logged out', description: 'Just a moment' }));
  await act(() => router.navigate('/admin/dashboard'));
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeTruthy();
});

const box = () => screen.getByPlaceholderText('Enter admin password');
const verify = () => screen.getByRole('button', { name: 'Verify' });
const refusal = (status: number, message: string, code: string) => Response.json({ message, code }, { status });

const advanceTimers = (ms: number) => {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(ms);
};

function open() {
  const pages = [
    { path: '/', element: <p>Entry</p> },
    { path: '/admin/dashboard', element: <AdminPage title="Admin Dashboard">Everything</AdminPage> },
  ];
  const router = createMemoryRouter(pages, { initialEntries: ['/admin/dashboard'] });
  render(<RouterProvider router={router} />);
  return {
    router,
    person: userEvent.setup({ advanceTimers }),
  };
}
