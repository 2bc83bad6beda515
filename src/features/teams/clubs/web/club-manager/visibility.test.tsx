import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, shownToast } from '#web/ui/toasts/toasts.ts';
import type { Club } from '../../contract.ts';
import { VisibilityToggle } from '../manage/ClubsManager.tsx';

const chess: Club = {
  id: 4,
  version: 1,
  name: 'Chess',
  logo: null,
  description: null,
  memberCount: 3,
  meetingTime: 'TBA',
  meetingPlace: null,
  leaders: [],
  signUpsClosed: false,
  takesSignUps: true,
  featured: false,
  hidden: false,
  sportId: null,
  sport: null,
  can: { edit: true, delete: true },
};
const response = vi.fn<(endpoint: string) => Response>();

beforeEach(() => {
  response.mockReset();
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => response(`${method} ${path}`));
});
afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

test.each([
  ['Hide Chess', chess, 'Club is now hidden'],
  ['Show Chess', { ...chess, hidden: true }, 'Club is now visible'],
])('%s', async (label, club, title) => {
  response.mockReturnValueOnce(Response.json({ ...club, hidden: !club.hidden }));
  await press(label, club);
  await vi.waitFor(() => expect(shownToast()?.title).toBe(title));
  expect(response.mock.calls).toEqual([['POST /api/clubs/4/toggle-visibility']]);
});

test.each([
  [403, 'Admin authentication required', 'Admin authentication required'],
  [404, 'This club was not found', 'Failed to toggle visibility: 404 This club was not found'],
])('shows why a refusal with %i happened', async (status, message, reason) => {
  response.mockReturnValueOnce(Response.json({ message }, { status }));
  await press('Hide Chess', chess);
  await vi.waitFor(() => expect(shownToast()?.description).toBe(reason));
  expect(shownToast()?.title).toBe('Failed to toggle club visibility.');
});

function press(label: string, club: Club) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <VisibilityToggle row={club} />
    </QueryClientProvider>,
  );
  return userEvent.setup().click(screen.getByRole('button', { name: label }));
}
