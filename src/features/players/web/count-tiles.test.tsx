import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CountTiles } from './CountTiles.tsx';

const counts = [
  { label: 'Teams', value: 0 },
  { label: 'Athletes', value: undefined },
];

afterEach(cleanup);

test('a count that is on its way keeps its place', () => {
  const { container } = render(<CountTiles counts={counts} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['0', '']);
  expect(container.querySelectorAll('.shimmer')).toHaveLength(1);
});

test('one that did not come is a dash, and nothing waits for it', () => {
  const { container } = render(<CountTiles counts={counts} failed />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['0', '-']);
  expect(container.querySelectorAll('.shimmer')).toHaveLength(0);
});
