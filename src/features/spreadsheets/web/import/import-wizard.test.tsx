import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ImportPreview } from '../../contract.ts';
import { ImportWizard } from './ImportWizard.tsx';
import { sendImport, sendPreview } from './send-import.ts';

vi.mock('./send-import.ts', () => ({ sendPreview: vi.fn(), sendImport: vi.fn() }));

const kinds = [
  { name: 'teams', title: 'Teams', columns: [{ name: 'name', heading: 'Name', isNeeded: true }] },
  { name: 'fixtures', title: 'Fixtures and results', columns: [{ name: 'home', heading: 'Home', isNeeded: true }] },
];

const preview = (changed: Partial<ImportPreview> = {}): ImportPreview => ({
  headings: [{ at: 0, heading: 'Home', sample: 'Lions' }],
  columns: { home: 0 },
  problem: null,
  counts: { add: 2, change: 0, skip: 0, refuse: 0 },
  rows: [{ line: 2, outcome: 'add', what: 'Lions - Rovers', why: '' }],
  newTeams: [],
  ...changed,
});

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.startsWith('/api/imports') ? kinds : [{ id: 3, name: 'Soccer' }]),
  );
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

const open = (first?: string) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ImportWizard first={first} />
    </QueryClientProvider>,
  );

async function openWithFile(file = new File(['home\nLions'], 'list.csv')) {
  open();
  const person = userEvent.setup();
  await person.selectOptions(await screen.findByLabelText('Sport'), 'Soccer');
  await person.upload(screen.getByLabelText(/Choose a file/), file);
  return person;
}

test('who comes to import teams finds them chosen', async () => {
  open('teams');
  expect(await screen.findByLabelText('List')).toHaveProperty('value', 'teams');
});

test('a file that is too large is not sent', async () => {
  await openWithFile(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'large.csv'));
  await screen.findByText('The file is larger than 2 MB: please part it');
  expect(sendPreview).not.toHaveBeenCalled();
});

test('what cannot be used is said beside the file', async () => {
  vi.mocked(sendPreview).mockRejectedValue(new Error('broken'));
  await openWithFile();
  await screen.findByText('Something went wrong. Please try again.');
  expect(screen.queryByRole('button', { name: /^Import/ })).toBe(null);
});

test('an answer that was overtaken by another choice is not shown', async () => {
  const first = Promise.withResolvers<ImportPreview>();
  vi.mocked(sendPreview).mockReturnValueOnce(first.promise);
  const person = await openWithFile();
  vi.mocked(sendPreview).mockResolvedValueOnce(preview({ counts: { add: 7, change: 0, skip: 0, refuse: 0 } }));
  await person.type(screen.getByLabelText('Season (optional)'), '2026');
  await person.tab();
  await screen.findByRole('button', { name: 'Import 7 rows' });
  first.resolve(preview());
  await person.tab();
  expect(screen.getByRole('button', { name: 'Import 7 rows' })).toBeTruthy();
  expect(vi.mocked(sendPreview).mock.lastCall?.[0]).toMatchObject({ kind: 'fixtures', sportId: 3, season: '2026' });
});

test('rows that are refused hold the import until the admin says so', async () => {
  const refused = preview({ counts: { add: 2, change: 0, skip: 0, refuse: 1 }, newTeams: ['Rovers'] });
  vi.mocked(sendPreview).mockResolvedValue(refused);
  vi.mocked(sendImport).mockResolvedValue({ counts: refused.counts, newTeams: 1 });
  const person = await openWithFile();
  const begin = await screen.findByRole('button', { name: 'Import 2 rows' });
  expect(begin).toHaveProperty('disabled', true);
  expect(screen.getByLabelText('Add 1 missing team: Rovers')).toHaveProperty('checked', true);
  await person.click(screen.getByLabelText('Import the other rows without the refused one'));
  await person.click(begin);
  await screen.findByText('2 added, 0 changed, 0 skipped, 1 refused, 1 missing team added');
  expect(vi.mocked(sendImport).mock.calls[0]?.[0]).toMatchObject({ skipRefused: true, addTeams: true });
});

test('an import that failed keeps the file and its preview, to be tried again', async () => {
  vi.mocked(sendPreview).mockResolvedValue(preview());
  vi.mocked(sendImport).mockRejectedValueOnce(new Error('gone'));
  const person = await openWithFile();
  await person.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
  vi.mocked(sendImport).mockResolvedValueOnce({ counts: preview().counts, newTeams: 0 });
  await person.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
  await screen.findByText('The file is imported');
});
