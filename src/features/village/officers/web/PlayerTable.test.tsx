import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PlayerTable } from './PlayerTable.tsx';
import { samplePlayer } from './testing/sample-player.ts';

afterEach(cleanup);

test('offers Edit only for players that one may edit, whatever the browser says of the gate', () => {
  const theirs = samplePlayer({ id: 4, displayName: 'Ayanda', can: { edit: false, delete: false } });
  render(<PlayerTable teamName="Princeton PV" players={[samplePlayer(), theirs]} />);
  const buttons = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(buttons).toEqual(['Edit Sipho Dube']);
  expect(screen.getByRole('table', { name: 'Players of Princeton PV' })).toBeTruthy();
});

test('shows a dash for a player without a number', () => {
  render(<PlayerTable teamName="Princeton PV" players={[samplePlayer({ jerseyNumber: null })]} />);
  expect(screen.getAllByRole('cell')[0]?.textContent).toBe('–');
});
