import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CountTiles } from './CountTiles.tsx';

const counts = [
  { label: 'Teams', value: 0 },
  { label: 'Athletes', value: undefined },
];

afterEach(cleanup);

test('shows a placeholder for a count that loads', () => {
  const { container } = render(<CountTiles counts={counts} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['0', '']);
  expect(container.querySelectorAll('.shimmer')).toHaveLength(1);
});

test('shows a dash for a count that failed, without a placeholder', () => {
  const { container } = render(<CountTiles counts={counts} failed />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['0', '-']);
  expect(container.querySelectorAll('.shimmer')).toHaveLength(0);
});
