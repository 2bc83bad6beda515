import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getMessage } from '#web/api/api.ts';
import { send, useWrite } from '#web/api/requests.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { StepUp } from './StepUp.tsx';

const response = vi.fn<(path: string, body: unknown) => Response>();
const endpoints = () => response.mock.calls.map(([path]) => path);

const admin = { id: 1, username: 'admin', isAdmin: true };
const refused = () => Response.json({ message: 'Admin authentication required', code: 'step-up' }, { status: 403 });
const wrong = () => Response.json({ message: 'Incorrect password', code: 'wrong-password' }, { status: 403 });
const saved = () => Response.json({ ok: true });

beforeAll(() => import('./AdminPasswordDialog.tsx'));
beforeEach(() => {
  response.mockReset();
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) =>
    response(path, body === undefined ? undefined : JSON.parse(String(body))),
  );
  beginSession(admin);
});
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

test('a refused write asks for the password, and is sent again unchanged', async () => {
  response.mockReturnValueOnce(refused()).mockReturnValueOnce(Response.json({ ...admin, adminWindow: true }));
  response.mockReturnValueOnce(saved());
  const person = show('clubs');
  await person.type(getNote('clubs'), 'Chess Club');
  await person.click(getSaveButton('clubs'));
  const box = await passwordBox();
  expect(document.activeElement).toBe(box);
  expect(verify()).toHaveProperty('disabled', true);
  await person.keyboard('open sesame');
  await person.click(verify());
  await screen.findByText('clubs saved');
  expect(response.mock.calls).toEqual([
    ['/api/clubs', { name: 'Chess Club' }],
    ['/api/admin/verify', { password: 'open sesame' }],
    ['/api/clubs', { name: 'Chess Club' }],
  ]);
  expect(dialog()).toBe(null);
  expect(getNote('clubs')).toHaveProperty('value', 'Chess Club');
});

test('a wrong password shows its message beside the field, and sends nothing', async () => {
  response.mockReturnValueOnce(refused()).mockReturnValueOnce(wrong());
  const person = show('clubs');
  await person.click(getSaveButton('clubs'));
  await person.type(await passwordBox(), 'guess');
  await person.click(verify());
  await screen.findByText('Incorrect password');
  expect(await passwordBox()).toHaveProperty('value', 'guess');
  expect(document.activeElement).toBe(await passwordBox());
  expect(endpoints()).toEqual(['/api/clubs', '/api/admin/verify']);
});

test('after Cancel, the refusal remains', async () => {
  response.mockReturnValueOnce(refused());
  const person = show('clubs');
  await person.click(getSaveButton('clubs'));
  await passwordBox();
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('Admin authentication required');
  expect(dialog()).toBe(null);
  expect(document.activeElement).toBe(getSaveButton('clubs'));
  expect(endpoints()).toEqual(['/api/clubs']);
});

test('writes that were refused together ask for the password once', async () => {
  response.mockReturnValueOnce(refused()).mockReturnValueOnce(refused());
  response.mockReturnValueOnce(Response.json({ ...admin, adminWindow: true })).mockImplementation(saved);
  const person = show('clubs', 'teams');
  await person.click(getSaveButton('clubs'));
  await passwordBox();
  // Like a page that sends two writes at once: the dialog keeps a person from pressing this.
  getSaveButton('teams').click();
  await waitFor(() => expect(endpoints()).toHaveLength(2));
  await person.type(await passwordBox(), 'open sesame');
  await person.click(verify());
  await screen.findByText('clubs saved');
  await screen.findByText('teams saved');
  expect(endpoints()).toEqual(['/api/clubs', '/api/teams', '/api/admin/verify', '/api/clubs', '/api/teams']);
});

test('the same message without the code asks for nothing', async () => {
  response.mockReturnValueOnce(Response.json({ message: 'Admin authentication required' }, { status: 403 }));
  await show('clubs').click(getSaveButton('clubs'));
  await screen.findByText('Admin authentication required');
  expect(dialog()).toBe(null);
});

test('the dialog closes when the session ends', async () => {
  response.mockReturnValueOnce(refused());
  await show('clubs').click(getSaveButton('clubs'));
  await passwordBox();
  endSession();
  await screen.findByText('Admin authentication required');
  expect(dialog()).toBe(null);
});

const dialog = () => screen.queryByRole('dialog', { name: 'Admin Authentication Required' });
const passwordBox = () => screen.findByLabelText(/^Password/);
const verify = () => screen.getByRole('button', { name: 'Verify' });
const getNote = (resource: string) => screen.getByLabelText(resource);
const getSaveButton = (resource: string) => screen.getByRole('button', { name: `Save ${resource}` });

function show(...resources: string[]) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      {resources.map((name) => (
        <Editor key={name} resource={name} />
      ))}
      <StepUp />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

function Editor({ resource }: { resource: string }) {
  const [name, setName] = useState('');
  const [outcome, setOutcome] = useState('');
  const saving = useWrite({
    send: () => send('PATCH', `/api/${resource}`, { body: { name } }),
    onDone: () => setOutcome(`${resource} saved`),
    onFailed: (error) => setOutcome(getMessage(error)),
  });
  return (
    <>
      <input aria-label={resource} value={name} onChange={(event) => setName(event.target.value)} />
      <button type="button" onClick={() => saving.mutate(undefined)}>
        Save {resource}
      </button>
      <p>{outcome}</p>
    </>
  );
}
