import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkoutWish } from '../contract.ts';
import { AiPage } from './AiPage.tsx';
import { WorkoutChips } from './ListChips.tsx';

const answered = vi.fn<typeof fetch>();
beforeEach(() => {
  sessionStorage.clear();
  answered.mockReset();
  vi.stubGlobal('fetch', answered);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const wish: WorkoutWish = {
  goal: 'fitness',
  minutes: 25,
  level: 'beginner',
  days: 1,
  equipment: ['band'],
  focus: ['full-body'],
  careful: ['knees', 'back'],
  without: [],
};
const chip = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

describe('the parts of a request', () => {
  const changed = vi.fn<(wish: WorkoutWish) => void>();
  beforeEach(() => {
    changed.mockReset();
    render(<WorkoutChips wish={wish} onChange={changed} />);
  });

  it('show what was understood, with unusual minutes among the usual ones', () => {
    expect(chip('Minutes').value).toBe('25');
    expect(screen.getAllByRole('combobox', { name: 'Careful with' })).toHaveLength(2);
  });

  it.each<[chip: string, value: string, change: Partial<WorkoutWish>]>([
    ['Minutes', '45', { minutes: 45 }],
    ['Goal', 'strength', { goal: 'strength' }],
    ['Level', 'advanced', { level: 'advanced' }],
    ['Sessions a week', '3', { days: 3 }],
    ['Equipment', 'gym', { equipment: ['gym'] }],
    ['Equipment', '', { equipment: [] }],
    ['Equipment, one more', 'rope', { equipment: ['band', 'rope'] }],
    ['Careful with, one more', 'neck', { careful: ['knees', 'back', 'neck'] }],
    ['Leave out', 'jumping', { without: ['jumping'] }],
    ['Body part, one more', 'legs', { focus: ['legs'] }],
    ['Body part', '', { focus: ['full-body'] }],
  ])('%s becomes %j', async (name, value, change) => {
    await userEvent.selectOptions(chip(name), value);
    expect(changed).toHaveBeenCalledExactlyOnceWith({ ...wish, ...change });
  });

  it('keep the keyboard focus when one of them is removed', async () => {
    const [first] = screen.getAllByRole('combobox', { name: 'Careful with' });
    await userEvent.selectOptions(first ?? expect.fail(), '');
    expect(changed).toHaveBeenCalledWith({ ...wish, careful: ['back'] });
    expect(document.activeElement).toBe(chip('Careful with, one more'));
  });
});

describe('the page', () => {
  const show = (path: string) =>
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[path]}>
          <AiPage />
        </MemoryRouter>
      </QueryClientProvider>,
    );

  it.each([
    ['/ai', 'Workout Plans', 'Make my plan', 'Please enter details about the workout you want'],
    ['/ai?tab=nonsense', 'Workout Plans', 'Make my plan', 'Please enter details about the workout you want'],
    ['/ai?tab=tips', 'Better Living Tips', 'Get tips', "Please enter what kind of tips you're looking for"],
  ])('%s opens %s and asks for words', async (path, tab, button, text) => {
    answered.mockImplementation(async () => Response.json([]));
    show(path);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(tab);
    await userEvent.type(screen.getByRole('textbox'), '   ');
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(screen.getByText('Input required').parentElement?.textContent).toContain(text);
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(answered.mock.calls.filter(([url]) => String(url).includes('recommendation'))).toEqual([]);
  });

  it('shows the failure, and keeps the typed text', async () => {
    answered.mockImplementation(async () => Response.json({ message: 'Too many tries.' }, { status: 429 }));
    show('/ai');
    await userEvent.type(screen.getByRole('textbox'), 'Legs');
    await userEvent.click(screen.getByRole('button', { name: 'Make my plan' }));
    await screen.findByText('Failed to generate workout recommendation. Please try again.');
    expect(screen.getByText('Too many tries.')).toBeDefined();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Legs');
    expect(within(screen.getByRole('tabpanel')).getByText('A workout made for today')).toBeTruthy();
  });
});
