import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { SubmitEventHandler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SettingsResponse } from '../../contract.ts';
import { defaultSettings } from '../../rules.ts';
import { useGroup } from './use-group.ts';

const before: SettingsResponse = {
  ...defaultSettings,
  season: '2026',
  homeSidePatterns: ['PV'],
  accentStyles: '',
  papers: [],
  version: 1,
};
const theirs: SettingsResponse = { ...before, season: '2028', version: 2 };
const sent = vi.fn<(body: unknown) => Response>();

beforeEach(() => {
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => sent(JSON.parse(String(body))));
});
afterEach(() => {
  cleanup();
  sent.mockReset();
  vi.unstubAllGlobals();
});

test('separates typed values from the original ones, and has nothing to save after typing those', () => {
  const { result } = open();
  act(() => result.current.type({ season: '2027', homeSidePatterns: ['PV', 'ResP'] }));
  expect(result.current.values).toMatchObject({ season: '2027', homeSidePatterns: ['PV', 'ResP'] });
  expect(result.current.isDirty).toBe(true);
  act(() => result.current.type({ season: '2026', homeSidePatterns: ['PV'] }));
  expect(result.current.isDirty).toBe(false);
});

test('shows what others change, except where something is typed', () => {
  const { result, rerender } = open();
  act(() => result.current.type({ productName: 'Kgotla' }));
  rerender({ ...theirs, productName: 'Lapa' });
  expect(result.current.values).toMatchObject({ productName: 'Kgotla', season: '2028' });
  expect(result.current.editConflicts).toEqual(['productName']);
});

test('finds conflicts only in settings that both changed to different values', () => {
  const { result, rerender } = open();
  act(() => result.current.type({ season: '2027' }));
  rerender({ ...before, productName: 'Kgotla', version: 2 });
  expect(result.current.editConflicts).toEqual([]);
  rerender({ ...before, season: '2027', version: 3 });
  expect(result.current.editConflicts).toEqual([]);
  rerender(theirs);
  expect(result.current.editConflicts).toEqual(['season']);
});

test('settles an edit conflict either way', () => {
  const { result, rerender } = open();
  act(() => result.current.type({ season: '2027', homeSidePatterns: ['ResP'] }));
  rerender(theirs);
  act(() => result.current.keepMine('season'));
  expect([result.current.editConflicts, result.current.values.season]).toEqual([[], '2027']);
  rerender({ ...theirs, season: '2029', version: 3 });
  expect(result.current.editConflicts).toEqual(['season']);
  act(() => result.current.takeTheirs('season'));
  expect(result.current.values).toMatchObject({ season: '2029', homeSidePatterns: ['ResP'] });
  expect(result.current.editConflicts).toEqual([]);
});

test('saves only what was typed, and again by itself if others changed another setting', async () => {
  const { result } = open();
  const now = { ...before, productName: 'Kgotla', version: 2 };
  sent.mockReturnValueOnce(Response.json({ message: 'Changed', code: 'version', current: now }, { status: 409 }));
  sent.mockReturnValueOnce(Response.json({ ...now, season: '2027', version: 3 }));
  act(() => result.current.type({ season: '2027' }));
  submit(result.current.save);
  await waitFor(() => expect(result.current.isDirty).toBe(false));
  expect(sent.mock.calls).toEqual([[{ season: '2027', version: 1 }], [{ season: '2027', version: 2 }]]);
});

test('names the line that is wrong, until it is corrected', async () => {
  const { result } = open();
  act(() => result.current.type({ homeSidePatterns: ['PV', 'x'.repeat(41)] }));
  submit(result.current.save);
  await waitFor(() => expect(result.current.issues['homeSidePatterns']).toMatch(/^Line 2 /));
  expect(sent).not.toHaveBeenCalled();
  act(() => result.current.type({ homeSidePatterns: ['PV'] }));
  await waitFor(() => expect(result.current.issues).toEqual({}));
});

function open() {
  const client = new QueryClient();
  return renderHook((settings: SettingsResponse) => useGroup(settings), {
    initialProps: before,
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
}

/** Submits a form with this handler. */
function submit(onSubmit: SubmitEventHandler<HTMLFormElement>) {
  render(<form aria-label="Settings" onSubmit={onSubmit} />);
  fireEvent.submit(screen.getByRole('form'));
}
