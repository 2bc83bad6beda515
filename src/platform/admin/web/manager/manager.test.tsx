import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { StepUp } from '#platform/admin/web/step-up/StepUp.tsx';
import { optionalTextField, switchField, textField } from '#shared/plain-fields.ts';
import { plainResource } from '#shared/plain-resource.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { dismissToast, shownToast } from '#web/ui/toasts/toasts.ts';
import { manage } from './manager.ts';
import { ResourceManager } from './ResourceManager.tsx';

// Without a layout, every press lands on the place of the previous one.
vi.mock('#web/ui/dialogs/second-press.ts', () => ({ ignoreSecondPress: () => undefined }));

const things = plainResource({
  path: '/api/things',
  resourceName: 'thing',
  fields: {
    name: textField({ max: 20 }),
    note: optionalTextField({ max: 40, lines: true }),
    open: switchField(),
  },
});

const manager = manage(things, {
  getTitle: ({ name }) => name,
  labels: { name: 'Name', note: 'Note', open: 'Open' },
  Card: ({ row }) => <p>{row.name}</p>,
});

const buildRow = (id: number, more: object = {}) => ({
  ...{ id, version: 1, name: `Thing ${id}`, note: null, open: false, can: { edit: true, delete: true } },
  ...more,
});
const admin = { id: 1, username: 'admin', isAdmin: true, adminWindow: true };
const response = vi.fn<(method: string, path: string, body: unknown) => Response>();
let pages: Response[] = [];
let reads: string[] = [];

// Typing is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

beforeAll(() => import('#platform/admin/web/step-up/AdminPasswordDialog.tsx'));
beforeEach(() => {
  pages = [];
  reads = [];
  response.mockReset();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) =>
    method === 'GET'
      ? nextPage(path)
      : response(method, path, body === undefined ? undefined : JSON.parse(String(body))),
  );
  beginSession(admin);
});
afterEach(() => {
  cleanup();
  endSession();
  dismissToast();
  vi.unstubAllGlobals();
});

test('sends a new row completely', async () => {
  const person = await open([]);
  expect(screen.getByText('No things found')).toBeTruthy();
  response.mockReturnValueOnce(Response.json(buildRow(9), { status: 201 }));
  await person.click(screen.getByRole('button', { name: 'Add Thing' }));
  await person.type(box('Name'), 'Kite');
  await person.click(save());
  expect(response.mock.calls).toEqual([['POST', '/api/things', { name: 'Kite', note: '', open: false }]]);
  expect(shownToast()).toMatchObject({ title: 'Thing added successfully', tone: 'good' });
  expect(dialog()).toBe(null);
});

test('sends only the changed fields, with the version that was seen', async () => {
  const person = await open([buildRow(3, { version: 8 })]);
  response.mockReturnValueOnce(Response.json(buildRow(3, { version: 9 })));
  await edit(person, 'Thing 3');
  await person.click(screen.getByRole('switch', { name: 'Open' }));
  await person.click(save());
  expect(response.mock.calls).toEqual([['PATCH', '/api/things/3', { open: true, version: 8 }]]);
  expect(shownToast()?.title).toBe('Thing updated successfully');
});

test('sends nothing if nothing changed', async () => {
  const person = await open([buildRow(3)]);
  await edit(person, 'Thing 3');
  await person.click(save());
  expect(response).not.toHaveBeenCalled();
  expect(dialog()).toBe(null);
});

test('shows the contract’s refusal under its field, and sends nothing', async () => {
  const person = await open([buildRow(3)]);
  await edit(person, 'Thing 3');
  await person.clear(box('Name'));
  await person.type(box('Note'), 'Kept');
  await person.click(save());
  expect(screen.getByText('This is required')).toBeTruthy();
  expect(document.activeElement).toBe(box('Name'));
  expect(box('Note')).toHaveProperty('value', 'Kept');
  expect(response).not.toHaveBeenCalled();
});

test('shows the server’s refusal under its field, and keeps the typed values', async () => {
  const person = await open([buildRow(3)]);
  const issues = [{ path: 'name', message: 'is taken' }];
  response.mockReturnValueOnce(Response.json({ message: 'name is taken', issues }, { status: 400 }));
  await edit(person, 'Thing 3');
  await person.type(box('Name'), '!');
  await person.click(save());
  await screen.findByText('Is taken');
  expect(box('Name')).toHaveProperty('value', 'Thing 3!');
  expect(screen.getByText('Failed to update thing').parentElement?.textContent).not.toContain('name is taken');
});

test('sends the typed values again after a server failure', async () => {
  const person = await open([buildRow(3)]);
  response.mockReturnValueOnce(Response.json({ message: 'Busy' }, { status: 503 }));
  response.mockReturnValueOnce(Response.json(buildRow(3, { version: 2 })));
  await edit(person, 'Thing 3');
  await person.type(box('Note'), 'Early');
  await person.click(save());
  await screen.findByText('Busy');
  await person.click(save());
  await vi.waitFor(() => expect(dialog()).toBe(null));
  expect(response.mock.calls.map(([, , body]) => body)).toEqual([
    { note: 'Early', version: 1 },
    { note: 'Early', version: 1 },
  ]);
});

test('asks for the password when the window has ended, and sends the change again', async () => {
  const person = await open([buildRow(3)]);
  response.mockReturnValueOnce(
    Response.json({ message: 'Admin authentication required', code: 'step-up' }, { status: 403 }),
  );
  response.mockReturnValueOnce(Response.json(admin)).mockReturnValueOnce(Response.json(buildRow(3, { version: 2 })));
  await edit(person, 'Thing 3');
  await person.type(box('Note'), 'Early');
  await person.click(save());
  await person.type(await screen.findByPlaceholderText('Enter admin password'), 'open sesame');
  await person.click(screen.getByRole('button', { name: 'Verify' }));
  await vi.waitFor(() => expect(shownToast()?.title).toBe('Thing updated successfully'));
  expect(response.mock.calls.map(([method, path]) => `${method} ${path}`)).toEqual([
    'PATCH /api/things/3',
    'POST /api/admin/verify',
    'PATCH /api/things/3',
  ]);
  expect(dialog()).toBe(null);
});

test('shows both values of a conflict, and saves what was decided', async () => {
  const person = await open([buildRow(3, { version: 8 })]);
  const current = buildRow(3, { version: 9, name: 'Theirs', note: 'Tuesdays' });
  response.mockReturnValueOnce(Response.json({ message: 'Changed', code: 'version', current }, { status: 409 }));
  response.mockReturnValueOnce(Response.json(buildRow(3, { version: 10 })));
  await edit(person, 'Thing 3');
  await person.clear(box('Name'));
  await person.type(box('Name'), 'Mine');
  await person.click(screen.getByRole('switch', { name: 'Open' }));
  await person.click(save());
  const name = await screen.findByRole('group', { name: 'Name' });
  expect(within(name).getByLabelText(/Mine/)).toHaveProperty('checked', false);
  expect(within(name).getByLabelText(/Theirs/)).toHaveProperty('checked', false);
  expect(within(screen.getByRole('group', { name: 'Note' })).getByLabelText(/Tuesdays/)).toHaveProperty(
    'checked',
    true,
  );
  expect(screen.queryByRole('group', { name: 'Open' })).toBe(null);
  expect(save()).toHaveProperty('disabled', true);
  await person.click(within(name).getByLabelText(/Mine/));
  await person.click(save());
  await vi.waitFor(() => expect(dialog()).toBe(null));
  expect(response.mock.calls.at(-1)).toEqual(['PATCH', '/api/things/3', { name: 'Mine', open: true, version: 9 }]);
});

test('saves again by itself if others changed nothing that the form shows', async () => {
  const person = await open([buildRow(3, { version: 8 })]);
  response.mockReturnValueOnce(
    Response.json({ message: 'Changed', code: 'version', current: buildRow(3, { version: 9 }) }, { status: 409 }),
  );
  response.mockReturnValueOnce(Response.json(buildRow(3, { version: 10 })));
  await edit(person, 'Thing 3');
  await person.type(box('Note'), 'Early');
  await person.click(save());
  await vi.waitFor(() => expect(dialog()).toBe(null));
  expect(response.mock.calls.at(-1)?.[2]).toEqual({ note: 'Early', version: 9 });
});

test('deletes a row at the version that was seen, and first shows what changed meanwhile', async () => {
  const person = await open([buildRow(3, { version: 8 })]);
  const current = buildRow(3, { version: 9, name: 'Theirs' });
  response.mockReturnValueOnce(Response.json({ message: 'Changed', code: 'version', current }, { status: 409 }));
  response.mockReturnValueOnce(Response.json({ ok: true }));
  await person.click(screen.getByRole('button', { name: 'Delete Thing 3' }));
  expect(
    screen.getByText(/Are you sure you want to delete the thing "Thing 3"\? This action cannot be undone\./),
  ).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText(/^Someone else has changed it since you saw it: Name\./);
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() => expect(shownToast()?.title).toBe('Thing deleted successfully'));
  expect(response.mock.calls.map(([method, path]) => `${method} ${path}`)).toEqual([
    'DELETE /api/things/3?version=8',
    'DELETE /api/things/3?version=9',
  ]);
});

test('searches on the server, and edits and deletes a row that the search found beyond the first page', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => buildRow(index + 1));
  const person = await open(rows.slice(0, 50), rows.slice(50));
  expect(screen.getByText('50+ in total')).toBeTruthy();
  pages = [Response.json([buildRow(51)])];
  await person.type(screen.getByRole('searchbox', { name: 'Search things...' }), ' thing 51 ');
  await vi.waitFor(() => expect(reads.at(-1)).toBe('/api/things?q=thing+51'), 10_000);
  await screen.findByText('1 found');
  expect(screen.queryByText('Thing 5')).toBe(null);
  response
    .mockReturnValueOnce(Response.json(buildRow(51, { version: 2 })))
    .mockReturnValueOnce(Response.json({ ok: true }));
  await edit(person, 'Thing 51');
  await person.type(box('Note'), 'Late');
  await person.click(save());
  await vi.waitFor(() => expect(dialog()).toBe(null));
  await person.click(screen.getByRole('button', { name: 'Delete Thing 51' }));
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() => expect(shownToast()?.title).toBe('Thing deleted successfully'));
  expect(response.mock.calls.map(([method, path]) => `${method} ${path}`)).toEqual([
    'PATCH /api/things/51',
    'DELETE /api/things/51?version=1',
  ]);
});

test('asks before closing a form with unsaved values', async () => {
  const person = await open([buildRow(3)]);
  await edit(person, 'Thing 3');
  await person.type(box('Note'), 'Early');
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('What you typed is not saved.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(box('Note')).toHaveProperty('value', 'Early');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await person.click(screen.getByRole('button', { name: 'Discard' }));
  expect(dialog()).toBe(null);
});

test('shows why a list did not load, and can try again', async () => {
  pages = [Response.json({ message: 'Down' }, { status: 503 }), Response.json([buildRow(3)])];
  const person = show();
  await screen.findByText('Failed to load things');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Thing 3');
});

const dialog = () => screen.queryByRole('dialog');
const box = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const save = () => screen.getByRole('button', { name: 'Save' });
const edit = (person: UserEvent, title: string) => person.click(screen.getByRole('button', { name: `Edit ${title}` }));

async function open(...pageRows: object[][]): Promise<UserEvent> {
  pages = pageRows.map((rows, index) => {
    const link = index < pageRows.length - 1 ? { link: '</api/things?cursor=next>; rel="next"' } : undefined;
    return Response.json(rows, link && { headers: link });
  });
  const person = show();
  if (pageRows.flat().length > 0) await screen.findAllByRole('listitem');
  else await screen.findByText('No things found');
  return person;
}

function nextPage(path: string): Response {
  reads.push(path);
  const page = pages.length > 1 ? pages.shift() : pages[0];
  return page?.clone() ?? Response.json([]);
}

function show(): UserEvent {
  const element = (
    <>
      <ResourceManager of={manager} />
      <StepUp />
    </>
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
