import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { shownToast } from '../ui/toasts.ts';
import type { ResourceKind } from './kind.ts';
import { ResourceManager } from './ResourceManager.tsx';

interface Kit {
  id: number;
  version: number;
  name: string;
  size: number | null;
  washed: boolean;
  can: { edit: boolean; delete: boolean };
}

const name = z.string().check(z.minLength(1, 'is required'));
const NewKit = z.strictObject({
  name,
  size: z.nullable(z.int('must be a whole number')),
  washed: z.boolean(),
});

const kits: ResourceKind<Kit> = {
  title: 'Kits',
  noun: 'kit',
  plural: 'kits',
  emptyText: 'No kits found',
  path: '/api/kits',
  topics: ['kits'],
  create: NewKit,
  change: NewKit,
  fields: [
    { name: 'name', label: 'Name', kind: 'text', required: true },
    { name: 'size', label: 'Size', kind: 'number' },
    { name: 'washed', label: 'Washed', kind: 'switch' },
  ],
  titleOf: (kit) => kit.name,
  renderItem: (kit) => <p>{kit.name}</p>,
  filters: [
    {
      label: 'Wash',
      options: [{ value: 'clean', label: 'Clean' }],
      isShown: (kit, chosen) => kit.washed === (chosen === 'clean'),
    },
  ],
};

const blue: Kit = { id: 1, version: 4, name: 'Blue', size: 9, washed: true, can: { edit: true, delete: true } };
const red: Kit = { ...blue, id: 2, name: 'Red', washed: false, can: { edit: false, delete: false } };
const answer = vi.fn<(method: string, path: string, body: unknown) => Response>();

beforeEach(() => {
  answer.mockReset();
  answer.mockImplementation((method) => Response.json(method === 'GET' ? [blue, red] : blue));
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) =>
    answer(init.method ?? 'GET', path, init.body ? JSON.parse(String(init.body)) : undefined),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the list', () => {
  test('shows rows, filters them, and offers only what the server allows', async () => {
    const person = show();
    expect(await screen.findByText('Red')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Edit Red' })).toBe(null);
    await person.click(screen.getByRole('button', { name: 'Clean' }));
    expect(screen.queryByText('Red')).toBe(null);
    expect(screen.getByText('Blue')).toBeDefined();
  });

  test('says when there is nothing, and when it did not load', async () => {
    answer.mockImplementation(() => Response.json([]));
    show();
    expect(await screen.findByText('No kits found')).toBeDefined();
    cleanup();
    answer.mockImplementationOnce(() => Response.json({ message: 'Try later' }, { status: 503 }));
    const person = show();
    expect(await screen.findByText('Failed to load kits')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No kits found')).toBeDefined();
  });
});

describe('the form', () => {
  test('checks by the contract, then adds, then says so', async () => {
    const person = show();
    await person.click(await screen.findByRole('button', { name: 'Add Kit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Add Kit' }));
    expect(await dialog.findByText('This is required')).toBeDefined();
    await person.type(dialog.getByLabelText(/Name/), 'Green');
    await person.click(dialog.getByRole('button', { name: 'Add Kit' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Kit added successfully'));
    expect(answer).toHaveBeenCalledWith('POST', '/api/kits', { name: 'Green', size: null, washed: false });
    expect(screen.queryByRole('dialog')).toBe(null);
  });

  test('keeps what was typed when the server fails', async () => {
    const person = show();
    const dialog = await edit(person, 'Navy');
    answer.mockImplementationOnce(() => Response.json({ message: 'The disk is full' }, { status: 503 }));
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Failed to update kit', description: 'The disk is full' }),
    );
    expect(dialog.getByLabelText(/Name/)).toHaveProperty('value', 'Navy');
  });

  test('shows what somebody else changed meanwhile, and saves over it only when told to', async () => {
    const person = show();
    const dialog = await edit(person, 'Navy');
    const theirs = { ...blue, version: 5, name: 'Azure', size: 10 };
    answer.mockImplementationOnce(() =>
      Response.json({ message: 'Changed meanwhile', current: theirs }, { status: 409 }),
    );
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Now: Azure')).toBeDefined();
    expect(dialog.getByText('Yours: Navy')).toBeDefined();
    expect(answer.mock.lastCall?.[2]).toMatchObject({ version: 4 });
    await person.click(dialog.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Kit updated successfully'));
    expect(answer).toHaveBeenCalledWith('PATCH', '/api/kits/1', { name: 'Navy', size: 9, washed: true, version: 5 });
  });
});

test('deleting asks first, in the words of the catalogue', async () => {
  const person = show();
  await person.click(await screen.findByRole('button', { name: 'Delete Blue' }));
  const asked = 'Are you sure you want to delete the kit "Blue"? This action cannot be undone.';
  expect(screen.getByText(asked)).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Kit deleted successfully'));
  expect(answer).toHaveBeenCalledWith('DELETE', '/api/kits/1', undefined);
});

function show() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ResourceManager kind={kits} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

async function edit(person: ReturnType<typeof userEvent.setup>, name: string) {
  await person.click(await screen.findByRole('button', { name: 'Edit Blue' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.clear(dialog.getByLabelText(/Name/));
  await person.type(dialog.getByLabelText(/Name/), name);
  return dialog;
}
