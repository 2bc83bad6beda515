import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Exercises, Tip, Workout } from '../contract.ts';
import { TipOfTheDayCard } from './slots/TipOfTheDayCard.tsx';
import { TipsList } from './slots/TipsList.tsx';
import { WorkoutOfTheWeekCard } from './slots/WorkoutOfTheWeekCard.tsx';
import { WorkoutsList } from './slots/WorkoutsList.tsx';

const answered = vi.fn<typeof fetch>();
beforeEach(() => {
  answered.mockReset();
  vi.stubGlobal('fetch', answered);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const seen = {
  version: 1,
  featured: false,
  createdAt: '2026-11-21T06:00:00.000Z',
  can: { edit: false, delete: false },
};
const workout = (id: number, exercises: Exercises): Workout => ({
  ...seen,
  id,
  title: `Workout ${id}`,
  description: null,
  duration: '30 mins',
  exercises,
});
const tip: Tip = { ...seen, id: 1, title: 'Water', description: 'Drink it.', category: 'Recovery', icon: 'moon' };
const week: Exercises = [
  { day: 'Monday', exercises: [{ name: 'Squat', sets: '3', reps: '12' }] },
  { day: 'Friday', exercises: [] },
];

const response = (body: unknown) => answered.mockImplementation(async () => Response.json(body));
const fail = () => answered.mockImplementation(async () => Response.json({ message: 'Overloaded' }, { status: 503 }));

function show(card: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{card}</MemoryRouter>
    </QueryClientProvider>,
  );
}

const groupsIn = (scope: HTMLElement) =>
  [...scope.querySelectorAll('details')].map((details) => details.getAttribute('name'));

describe('a workout by day', () => {
  it("has its days in one group, so that one is open at a time, and another workout's in another", async () => {
    response([workout(2, week), workout(1, week)]);
    const { container } = show(<WorkoutsList />);
    await screen.findByRole('heading', { name: 'Workout 2' });
    const [first, second, third, fourth] = groupsIn(container);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(fourth).toBe(third);
  });

  it('opens a day to its exercises, and marks a day without any as a rest day', async () => {
    response(workout(1, week));
    show(<WorkoutOfTheWeekCard />);
    const monday = (await screen.findByText('Monday')).closest('details');
    expect(monday?.open).toBe(false);
    await userEvent.click(screen.getByText('Monday'));
    expect(monday?.open).toBe(true);
    expect(within(monday ?? document.body).getByText('3 × 12')).toBeTruthy();
    expect(screen.getByText('Rest day')).toBeTruthy();
  });
});

describe('the workout of the week', () => {
  it('shows a flat list at once, with a link to the whole workout', async () => {
    response(workout(1, [{ name: 'Plank', duration: '30 secs', focus: 'Core', description: 'Hold it.' }]));
    const { container } = show(<WorkoutOfTheWeekCard />);
    expect((await screen.findByRole('listitem')).textContent).toContain('Plank30 secsCore: Hold it.');
    expect(groupsIn(container)).toEqual([]);
    expect(screen.getByText('30 mins')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View Full Workout' }).getAttribute('href')).toBe('/media?tab=workouts');
  });
});

describe('the tip of the day', () => {
  it('links to all tips', async () => {
    response(tip);
    show(<TipOfTheDayCard />);
    await screen.findByRole('heading', { name: 'Water' });
    expect(screen.getByRole('link', { name: 'View all tips' }).getAttribute('href')).toBe('/media?tab=better-living');
  });
});

describe.each([
  ['the workouts', <WorkoutsList key="1" />, 'No workouts available', []],
  ['the tips', <TipsList key="2" />, 'No tips available', []],
  ['the workout of the week', <WorkoutOfTheWeekCard key="3" />, 'No workout available', null],
  ['the tip of the day', <TipOfTheDayCard key="4" />, 'No tips available', null],
])('%s', (_title, card, nothing, empty) => {
  it('say so when there is nothing', async () => {
    response(empty);
    show(card);
    expect(await screen.findByText(nothing)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('say the same when they do not load, and can be tried again', async () => {
    fail();
    show(card);
    expect(within(await screen.findByRole('alert')).getByText(nothing)).toBeTruthy();
    response(empty);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByText(nothing)).toBeTruthy();
  });
});

it.each([
  ['Loading workouts...', <WorkoutsList key="1" />],
  ['Loading tips...', <TipsList key="2" />],
])('%s is shown as three skeletons', (label, list) => {
  answered.mockReturnValue(new Promise(() => undefined));
  show(list);
  expect(screen.getByRole('status').textContent).toBe(label);
  expect(screen.getByRole('status').querySelectorAll('.shimmer')).toHaveLength(3);
});
