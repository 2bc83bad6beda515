import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RelativeTime } from './RelativeTime.tsx';

test('shows the exact moment in a tooltip on hover', () => {
  const at = '2026-03-04T05:06:07.000Z';
  render(<RelativeTime at={at} />);
  const time = screen.getByText(/ago$/);
  fireEvent.pointerEnter(time);
  expect(time.title).toBe(new Date(at).toLocaleString());
});
