import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { referenceField, textField } from '#shared/plain-fields.ts';
import { plainResource } from '#shared/plain-resource.ts';
import { dismissToast, shownToast } from '#web/ui/toasts/toasts.ts';
import { manageForm } from '../manager.ts';
import { RowDialog } from '../RowDialog.tsx';

// Without a layout, every press lands on the place of the previous one.
vi.mock('#web/ui/dialogs/second-press.ts', () => ({ ignoreSecondPress: () => undefined }));

const fixtures = plainResource({
  path: '/api/fixtures',
  resourceName: 'fixture',
  fields: { place: textField({ max: 40 }), hall: referenceField('halls', 'a hall'), note: textField({ max: 20 }) },
});
const halls = Array.from({ length: 30 }, (_, at) => ({ value: String(at + 1), label: `Hall ${at + 1}` }));
const form = manageForm(fixtures, {
  labels: {
    place: { label: 'Place', Suggestions: ({ children }) => children(['Main Court', 'Lower Field']), stays: true },
    hall: { label: 'Hall', choices: halls },
    note: 'Note',
  },
});

const sent = vi.fn<(body: unknown) => Response>();
const closed = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => sent(JSON.parse(String(body))));
});
afterEach(() => {
  cleanup();
  dismissToast();
  sent.mockReset();
  closed.mockReset();
  vi.unstubAllGlobals();
});

test('a required field loses its message once it is filled in', async () => {
  const person = show();
  await person.click(button('Save'));
  expect(screen.getAllByText('This is required')).toHaveLength(3);
  await person.type(box('Note'), 'x');
  expect(screen.getAllByText('This is required')).toHaveLength(2);
  await person.click(screen.getByRole('combobox', { name: /^Hall/ }));
  await person.click(screen.getByRole('option', { name: 'Hall 7' }));
  expect(screen.getAllByText('This is required')).toHaveLength(1);
});

test('adds several rows one after the other, and keeps the values that stay the same', async () => {
  sent.mockImplementation(() => Response.json({ id: 1, version: 1 }, { status: 201 }));
  const person = show();
  await person.type(box('Place'), 'Main Court');
  await person.type(screen.getByRole('combobox', { name: /^Hall/ }), 'hall 12{Enter}');
  await person.type(box('Note'), 'First');
  await person.click(button('Save and add another'));
  await vi.waitFor(() => expect(box('Note')).toHaveProperty('value', ''));
  expect(shownToast()?.title).toBe('Fixture added successfully');
  expect(closed).not.toHaveBeenCalled();
  expect(box('Place')).toHaveProperty('value', 'Main Court');
  expect(document.activeElement).toBe(box('Place'));
  // Nothing is typed yet, so it closes without a question.
  await person.click(button('Cancel'));
  expect(closed).toHaveBeenCalledOnce();
  expect(sent.mock.calls).toEqual([[{ place: 'Main Court', hall: 12, note: 'First' }]]);
});

test('suggests known values, and accepts others', () => {
  show();
  const list = document.getElementById(box('Place').getAttribute('list') ?? '');
  expect([...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual([
    'Main Court',
    'Lower Field',
  ]);
});

const box = (label: string) => screen.getByLabelText(new RegExp(`^${label}\\*?$`));
const button = (name: string) => screen.getByRole('button', { name });

function show(): UserEvent {
  const element = <RowDialog manager={form} row={null} onClose={closed} />;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
