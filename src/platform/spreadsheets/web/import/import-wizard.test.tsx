import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ImportPreview } from '../../contract.ts';
import { ImportWizard } from './ImportWizard.tsx';
import { sendImport, sendPreview } from './send-import.ts';

vi.mock(import('./send-import.ts'), async (original) => ({
  ...(await original()),
  sendPreview: vi.fn(),
  sendImport: vi.fn(),
}));

const sport = { name: 'sport', heading: 'Sport', isNeeded: false };
const kinds = [
  { name: 'teams', title: 'Teams', columns: [{ name: 'name', heading: 'Name', isNeeded: true }, sport] },
  { name: 'fixtures', title: 'Fixtures', columns: [{ name: 'home', heading: 'Home', isNeeded: true }, sport] },
  { name: 'venues', title: 'Venues', columns: [{ name: 'name', heading: 'Name', isNeeded: true }] },
];

const preview = (changed: Partial<ImportPreview> = {}): ImportPreview => ({
  kind: 'fixtures',
  sportId: 3,
  sports: [{ id: 3, name: 'Soccer' }],
  sheets: [],
  sheet: 1,
  headingLine: 1,
  headingRows: [{ line: 1, content: 'Home' }],
  headings: [{ at: 0, heading: 'Home', sample: 'Lions' }],
  columns: { home: 0 },
  ignored: [],
  notes: [],
  problem: null,
  counts: { add: 2, change: 0, skip: 0, ask: 0, refuse: 0 },
  rows: [{ line: 2, outcome: 'add', what: 'Lions v Rovers', details: ['3–1'], changes: [], why: '' }],
  newTeams: [],
  questions: [],
  kept: [],
  remarks: [],
  ...changed,
});

const broughtNothing = { importId: 5, newTeams: 0, newResidences: 0, newVenues: 0, newCompetitions: 0 };

const missing = (about: string): ImportPreview['questions'][number] => ({
  id: `team:3:${about}`,
  topic: 'team',
  about,
  text: `Soccer has no team ${about}`,
  lines: [2],
  options: [{ value: 'new', label: 'Add as a new team' }],
});

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.startsWith('/api/imports') ? kinds : []));
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ImportWizard />
    </QueryClientProvider>,
  );

async function openWithFile(file = new File(['home\nLions'], 'list.csv')) {
  open();
  const person = userEvent.setup();
  await person.upload(await screen.findByLabelText(/Choose a file/), file);
  return person;
}

test("detects the file's content until the admin chooses otherwise", async () => {
  vi.mocked(sendPreview).mockResolvedValue(preview());
  const person = await openWithFile();
  expect(vi.mocked(sendPreview).mock.lastCall?.[0]).toMatchObject({ kind: null, sportId: null, sheet: null });
  await person.selectOptions(await screen.findByLabelText('List'), 'Teams');
  expect(vi.mocked(sendPreview).mock.lastCall?.[0]).toMatchObject({ kind: 'teams' });
});

test('asks for a sport only where rows belong to one', async () => {
  vi.mocked(sendPreview).mockResolvedValue(preview({ kind: 'venues', sportId: null }));
  await openWithFile();
  await screen.findByLabelText('List');
  expect(screen.queryByLabelText('Sport')).toBe(null);
});

test('does not send a file that is too large', async () => {
  await openWithFile(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'large.csv'));
  await screen.findByText('The file is larger than 2 MB: please split it');
  expect(sendPreview).not.toHaveBeenCalled();
});

test('shows beside the file why it cannot be used', async () => {
  vi.mocked(sendPreview).mockRejectedValue(new Error('broken'));
  await openWithFile();
  await screen.findByText('Something went wrong. Please try again.');
  expect(screen.queryByRole('button', { name: /^Import/ })).toBe(null);
});

test('previews one choice after the other and ignores an outdated answer', async () => {
  const first = Promise.withResolvers<ImportPreview>();
  vi.mocked(sendPreview).mockResolvedValueOnce(preview());
  const person = await openWithFile();
  vi.mocked(sendPreview).mockReturnValueOnce(first.promise);
  const [sportOfAll] = await screen.findAllByLabelText('Sport');
  await person.selectOptions(sportOfAll as HTMLElement, 'Soccer');
  vi.mocked(sendPreview).mockResolvedValueOnce(preview({ counts: { add: 7, change: 0, skip: 0, ask: 0, refuse: 0 } }));
  await person.type(screen.getByLabelText('Season (optional)'), '2026');
  await person.tab();
  expect(sendPreview).toHaveBeenCalledTimes(2);
  first.resolve(preview({ counts: { add: 5, change: 0, skip: 0, ask: 0, refuse: 0 } }));
  await screen.findByRole('button', { name: 'Import 7 rows' });
  expect(screen.queryByRole('button', { name: 'Import 5 rows' })).toBe(null);
  expect(vi.mocked(sendPreview).mock.lastCall?.[0]).toMatchObject({ sportId: 3, season: '2026' });
});

test('keeps all answers after a failed preview, and retries it', async () => {
  vi.mocked(sendPreview).mockResolvedValueOnce(preview({ questions: [missing('Rovers')] }));
  const person = await openWithFile();
  vi.mocked(sendPreview).mockRejectedValueOnce(new Error('gone'));
  await person.click(await screen.findByLabelText('Add 1 missing team: Rovers'));
  await screen.findByText('Something went wrong. Please try again.');
  expect(screen.queryByRole('button', { name: /^Import/ })).toBe(null);
  vi.mocked(sendPreview).mockResolvedValueOnce(preview({ questions: [missing('Rovers')] }));
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Import 2 rows' });
  expect(screen.getByLabelText('Add 1 missing team: Rovers')).toHaveProperty('checked', true);
  expect(vi.mocked(sendPreview).mock.lastCall?.[0]).toMatchObject({ answers: { team: 'new' } });
});

test('imports past refused rows only if the admin says so', async () => {
  const refused = preview({ counts: { add: 2, change: 0, skip: 0, ask: 1, refuse: 1 } });
  vi.mocked(sendPreview).mockResolvedValue(refused);
  vi.mocked(sendImport).mockResolvedValue({
    importId: 5,
    counts: refused.counts,
    newTeams: 1,
    newResidences: 0,
    newVenues: 2,
    newCompetitions: 0,
  });
  const person = await openWithFile();
  const begin = await screen.findByRole('button', { name: 'Import 2 rows' });
  expect(begin).toHaveProperty('disabled', true);
  const tick = 'Import the other rows without the refused one and the one that waits for an answer';
  await person.click(screen.getByLabelText(tick));
  await person.click(begin);
  await screen.findByText('2 added, 0 changed, 0 skipped, 2 left out, 1 missing team and 2 venues added');
  expect(vi.mocked(sendImport).mock.calls[0]?.[0]).toMatchObject({ skipRefused: true, kind: 'fixtures', sportId: 3 });
});

test('adds missing teams only if the admin says so', async () => {
  vi.mocked(sendPreview).mockResolvedValue(preview({ questions: [missing('Rovers'), missing('Lions')] }));
  const person = await openWithFile();
  const add = await screen.findByLabelText('Add 2 missing teams: Rovers, Lions');
  expect(add).toHaveProperty('checked', false);
  await person.click(add);
  expect(vi.mocked(sendPreview).mock.lastCall?.[0]).toMatchObject({ answers: { team: 'new' } });
});

test('offers the existing team for a likely misspelling', async () => {
  const options = [
    { value: 'is:Oak Res', label: 'Oak Res' },
    { value: 'new', label: 'Add as a new team' },
  ];
  const spelling = { ...missing('Oak Ress'), topic: 'spelling' as const, options };
  vi.mocked(sendPreview).mockResolvedValue(preview({ questions: [spelling] }));
  const person = await openWithFile();
  await screen.findByText('Did you mean a team that is here?');
  expect(screen.getAllByRole('radio').filter((radio) => radio.matches(':checked'))).toEqual([]);
  await person.click(screen.getByRole('radio', { name: 'Oak Res' }));
  expect(vi.mocked(sendPreview).mock.lastCall?.[0]).toMatchObject({ answers: { [spelling.id]: 'is:Oak Res' } });
});

test('says which kept answers it uses, sends them with the import, and asks again when told to', async () => {
  const id = "team:3:o'lyons";
  const text = "O'Lyons is read as O'Lions XI, as answered on 12 Nov 2026";
  const kept = [{ id, about: "O'Lyons", answer: "is:O'Lions XI", text, lines: [2, 7] }];
  vi.mocked(sendPreview).mockResolvedValue(preview({ kept }));
  const person = await openWithFile();
  const known = within(await screen.findByRole('region', { name: 'Read as answered before' }));
  expect(known.getByRole('listitem').textContent).toBe(`${text} (lines 2, 7)Ask again`);
  vi.mocked(sendImport).mockRejectedValue(new Error('gone'));
  await person.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  expect(vi.mocked(sendImport).mock.calls[0]?.[0]).toMatchObject({ answers: { [id]: "is:O'Lions XI" }, askAgain: [] });
  vi.mocked(sendPreview).mockResolvedValue(preview({ questions: [missing("O'Lyons")] }));
  await person.click(known.getByRole('button', { name: "Ask again about O'Lyons" }));
  expect(vi.mocked(sendPreview).mock.lastCall?.[0]).toMatchObject({ askAgain: [id], answers: {} });
  await person.click(await screen.findByLabelText("Add 1 missing team: O'Lyons"));
  expect(vi.mocked(sendPreview).mock.lastCall?.[0], 'an answer for all').toMatchObject({ askAgain: [id] });
});

test('offers no answer for all rows where none fits them all', async () => {
  const ending = (line: number, values: string[]): ImportPreview['questions'][number] => ({
    ...{ id: `ending:${line}`, topic: 'ending', about: `Lions v Side ${line}`, text: 'The file says', lines: [line] },
    options: values.map((value) => ({ value, label: value })),
  });
  const questions = [ending(2, ['named', 'other']), ending(3, ['home', 'away'])];
  vi.mocked(sendPreview).mockResolvedValue(preview({ questions }));
  await openWithFile();
  await screen.findByText('Which side lost?');
  expect(screen.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Lions v Side 2',
    'Lions v Side 3',
  ]);
});

test('answers a question of many rows at once, also after some were answered alone', async () => {
  const options = [
    { value: 'new', label: 'A second game' },
    { value: 'moved', label: 'The same game, moved' },
  ];
  const meeting = (line: number): ImportPreview['questions'][number] => ({
    id: `meeting:${line}`,
    topic: 'meeting',
    about: `Lions v Side ${line}`,
    text: 'Here on',
    lines: [line],
    options,
  });
  vi.mocked(sendPreview).mockResolvedValue(preview({ questions: [meeting(2), meeting(3)] }));
  const person = await openWithFile();
  await person.click(within(await screen.findByLabelText('Lions v Side 3')).getByLabelText('A second game'));
  expect(vi.mocked(sendPreview).mock.lastCall?.[0]).toMatchObject({ answers: { 'meeting:3': 'new' } });
  await person.click(screen.getByLabelText('The same game, moved (all 2)'));
  expect(vi.mocked(sendPreview).mock.lastCall?.[0].answers).toEqual({ meeting: 'moved' });
});

test('names the columns that are not read, and offers the next sheet of a workbook', async () => {
  const sheets = [
    { name: 'Cover', isList: false },
    { name: 'Soccer', isList: true },
    { name: 'Netball', isList: true },
  ];
  const soccer = preview({ sheets, sheet: 2, ignored: ['Referee'], notes: ['Results are not read'] });
  vi.mocked(sendPreview).mockResolvedValue(soccer);
  vi.mocked(sendImport).mockResolvedValue({ counts: soccer.counts, ...broughtNothing });
  const person = await openWithFile();
  const notRead = await screen.findByRole('region', { name: 'Not read' });
  expect(notRead.textContent).toBe('Results are not readColumn not read: Referee');
  await person.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  vi.mocked(sendPreview).mockResolvedValue({ ...soccer, sheet: 3 });
  await person.click(await screen.findByRole('button', { name: 'Next sheet: Netball' }));
  expect(vi.mocked(sendPreview).mock.lastCall?.[0]).toMatchObject({ sheet: 3, kind: null, sportId: null });
  await person.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
  await screen.findByText('The file is imported');
  expect(screen.queryByRole('button', { name: /^Next sheet/ })).toBe(null);
});

test('names games that are not in the file', async () => {
  const items = ['Lions v Rovers, Fri 16 Aug 2024, 19:30', 'and 3 more'];
  const text = '4 games of season 2024 are not in the file and stay as here';
  vi.mocked(sendPreview).mockResolvedValue(preview({ remarks: [{ text, items }] }));
  await openWithFile();
  const known = within(await screen.findByRole('region', { name: 'Good to know' }));
  expect(known.getByText(text)).toBeTruthy();
  expect(known.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(items);
});

test('keeps the file and its preview after a failed import, for a retry', async () => {
  vi.mocked(sendPreview).mockResolvedValue(preview());
  vi.mocked(sendImport).mockRejectedValueOnce(new Error('gone'));
  const person = await openWithFile();
  await person.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
  vi.mocked(sendImport).mockResolvedValueOnce({ counts: preview().counts, ...broughtNothing });
  await person.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
  await screen.findByText('The file is imported');
});
