/** The environment variables that `src/testing/clock.ts` reads. */
interface OtherDay {
  CLOCK: string;
  TZ: string;
}

const zones = ['Africa/Johannesburg', 'America/Los_Angeles', 'Pacific/Auckland'];

/** A different combination on each of 24 days: eight future times in three zones. From 23:59:30 on, midnight passes during the run. */
export function otherDay(today: Date): OtherDay {
  const moments = momentsAfter(today);
  const day = Math.floor(today.getTime() / 86_400_000);
  return { CLOCK: moments[day % moments.length] ?? '', TZ: zones[day % zones.length] ?? '' };
}

function momentsAfter(today: Date): string[] {
  const year = today.getUTCFullYear();
  const month = today.getUTCMonth();
  const leapYear = year + 4 - (year % 4);
  const day = (...date: [year: number, month: number, day: number]) => new Date(Date.UTC(...date));
  const march = day(year + 1, 2, 1);
  return [
    `${toDay(day(year, month + 3, 0))}T23:59:30`,
    `${toDay(day(year, month + 2, 1))}T00:00:10`,
    `${year + 1}-12-31T23:59:30`,
    `${year + 2}-01-01T00:00:10`,
    `${leapYear}-02-29T23:59:30`,
    `${leapYear}-02-29T00:00:10`,
    // The second Sunday of March, when clocks go forward in Los Angeles.
    `${toDay(day(year + 1, 2, 14 - ((march.getUTCDay() + 6) % 7)))}T01:59:30`,
    `${toDay(day(year, month, today.getUTCDate() + 31))}T12:00:00`,
  ];
}

const toDay = (date: Date) => date.toISOString().slice(0, 10);
