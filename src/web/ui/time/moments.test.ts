import { expect, test } from 'vitest';
import { timeAgo } from './RelativeTime.tsx';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const minutesAway = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

test.each([
  [0, 'Just now'],
  [1, '1 min ago'],
  [12, '12 min ago'],
  [59, '59 min ago'],
  [60, '1 h ago'],
  [1439, '23 h ago'],
  [1440, '1 d ago'],
  [4320, '3 d ago'],
])('%i minutes back is %s', (minutes, text) => expect(timeAgo(minutesAway(-minutes), now)).toBe(text));

test('shows a moment that a fast clock puts into the future as just now', () => {
  expect(timeAgo(minutesAway(5), now)).toBe('Just now');
});
