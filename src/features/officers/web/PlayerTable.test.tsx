import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PlayerTable } from './PlayerTable.tsx';
import { samplePlayer } from './testing/sample-player.ts';

afterEach(cleanup);

test('only who may edit a player is offered to, whatever the browser says of the gate', () => {
  const theirs = samplePlayer({ id: 4, displayName: 'Ayanda', can: { edit: false, delete: false } });
  render(<PlayerTable teamName="Princeton PV" players={[samplePlayer(), theirs]} />);
  const buttons = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(buttons).toEqual(['Edit Sipho Dube']);
  expect(screen.getByRole('table', { name: 'Players of Princeton PV' })).toBeTruthy();
});

test('a player without a number has a dash', () => {
  render(<PlayerTable teamName="Princeton PV" players={[samplePlayer({ jerseyNumber: null })]} />);
  expect(screen.getAllByRole('cell')[0]?.textContent).toBe('–');
});
