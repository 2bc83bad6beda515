import { describe, expect, it } from 'vitest';
import { byDays, nextSevenDays, withMeets } from './schedule-rules.ts';

const now = new Date('2026-11-28T12:00:00Z');
const toWall = (at: Date | string) => new Date(at);
const game = (dateTime: string | null, status: 'upcoming' | 'live' | 'cancelled' | 'completed' = 'upcoming') => ({
  dateTime,
  status,
});

describe('games by day', () => {
  const days = byDays(
    [
      game('2026-11-28T23:59:00Z'),
      game('2026-11-29T00:00:00Z'),
      game('2026-12-05T10:00:00Z'),
      game('2026-12-05T16:30:00Z'),
      game('2027-01-02T10:00:00Z'),
      game(null),
      game(null),
      game('2026-11-28T08:00:00Z'),
    ],
    now,
    toWall,
  );

  it('are under today, tomorrow, or the day’s name, with the year if it is another one', () => {
    expect(days.map(({ title, note }) => [title, note])).toEqual([
      ['Today', 'Sat 28 Nov'],
      ['Tomorrow', 'Sun 29 Nov'],
      ['Sat 5 Dec', '2 games'],
      ['Sat 2 Jan 2027', ''],
      ['Date to be confirmed', '2 games'],
      ['Today', 'Sat 28 Nov'],
    ]);
  });

  it('has a heading of its own for a day that comes again', () => {
    expect(new Set(days.map(({ key }) => key)).size).toBe(days.length);
  });

  it('is the day of the reader’s clock', () => {
    const farEast = (at: Date | string) => new Date(new Date(at).getTime() + 13 * 3_600_000);
    expect(byDays([game('2026-11-28T23:59:00Z')], now, farEast)[0]?.title).toBe('Today');
    expect(byDays([game('2026-11-29T11:00:00Z')], now, farEast)[0]?.title).toBe('Tomorrow');
  });
});

describe('the next seven days', () => {
  const soon = game('2026-11-30T16:30:00Z');
  const last = game('2026-12-04T23:59:00Z');
  const section = (...games: ReturnType<typeof game>[]) => ({ title: 'Any', games });

  it('are today and six more, over all sections, soonest first', () => {
    const later = game('2026-12-05T00:00:00Z');
    expect(nextSevenDays([section(last, later), section(soon)], now, toWall)).toEqual([soon, last]);
  });

  it('are without games that are called off, over, late or without a day', () => {
    const gone = [game(soon.dateTime, 'cancelled'), game(soon.dateTime, 'completed'), game('2026-11-28T08:00:00Z')];
    expect(nextSevenDays([section(soon, ...gone), section(last, game(null))], now, toWall)).toEqual([soon, last]);
  });

  it('are not said twice where one section has them all', () => {
    expect(nextSevenDays([section(soon, last)], now, toWall)).toEqual([]);
    expect(nextSevenDays([], now, toWall)).toEqual([]);
  });
});

describe('meets among games', () => {
  const meet = (dateTime: string) => ({ ...game(dateTime, 'completed'), events: [] });
  const [late, early] = [game('2026-11-20T16:00:00Z', 'completed'), game('2026-11-10T16:00:00Z', 'completed')];
  const [between, before] = [meet('2026-11-15T08:00:00Z'), meet('2026-11-01T08:00:00Z')];
  const section = { title: 'Any', games: [late, early] };

  it('stand where their day is, and not before the games that are loaded', () => {
    expect(withMeets([section], [between, before], true)).toEqual([{ title: 'Any', games: [late, between, early] }]);
    expect(withMeets([section], [between, before], false)[0]?.games).toEqual([late, between, early, before]);
    expect(withMeets([], [between], false)).toEqual([]);
  });

  it('are not counted as games of their day', () => {
    const sameDay = meet('2026-11-20T08:00:00Z');
    expect(byDays([late, sameDay], now, toWall)[0]?.note).toBe('');
    expect(byDays([late, late, sameDay], now, toWall)[0]?.note).toBe('2 games');
  });
});
