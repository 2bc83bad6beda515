import { addDays, addMonths, type Day, firstOfWeek, lastOfWeek } from './days.ts';

interface Pressed {
  key: string;
  shiftKey: boolean;
}

/** Where a key leads from a day, as in every grid of days; null for keys that lead nowhere. */
export function dayAfterKey(day: Day, { key, shiftKey }: Pressed): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return firstOfWeek(day);
    case 'End':
      return lastOfWeek(day);
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
}
