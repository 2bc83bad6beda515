import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RelativeTime } from './RelativeTime.tsx';

test('shows the exact moment in a tooltip on hover', () => {
  const at = new Date(2026, 2, 4, 5, 6, 7).toISOString();
  render(<RelativeTime at={at} />);
  const time = screen.getByText(/ago$/);
  fireEvent.pointerEnter(time);
  expect(time.title).toBe('Wed 4 Mar 2026, 05:06');
});
