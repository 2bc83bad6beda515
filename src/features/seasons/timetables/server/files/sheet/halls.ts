import type { Court, Slot } from '../../../contract.ts';
import { UnreadableQuestion } from '../unreadable.ts';
import { readDays, readTime } from './dates.ts';
import type { Row } from './lists.ts';
import type { SheetTeam } from './teams.ts';

export interface SheetHall {
  readonly name: string;
  readonly courts: readonly Court[];
  readonly slots: readonly Slot[];
}

/** The halls of the list, and one for each other name that a team has: open on the home dates of those teams. */
export function hallsOf(
  rows: readonly Row[],
  season: readonly string[],
  minutes: number,
  teams: readonly SheetTeam[],
): SheetHall[] {
  const listed = [...Map.groupBy(rows, ({ cells }) => cells.get('hall') ?? '')].map(([name, own]) =>
    listedHall(name, own, season, minutes),
  );
  const others = new Set(
    teams.flatMap(({ hall }) => (hall !== null && !listed.some(({ name }) => name === hall) ? [hall] : [])),
  );
  return [
    ...listed,
    ...[...others].map((name) => {
      const own = teams.filter(({ hall }) => hall === name);
      const nobody = own.find(({ homeDates }) => homeDates === null);
      if (nobody) {
        throw new UnreadableQuestion(
          `${nobody.team.name} has the hall ${name}, which is not in the list halls, and no home dates`,
        );
      }
      const courts = courtsOf(name, 1);
      const slots = own.flatMap(({ homeDates, homeTime }) =>
        (homeDates ?? []).map((day) => ({ court: name, day, from: homeTime, minutes })),
      );
      return { name, courts, slots: withoutRepeats(slots) };
    }),
  ];
}

function listedHall(name: string, rows: readonly Row[], season: readonly string[], minutes: number): SheetHall {
  const counts = rows.map(({ where, cells }) => {
    const text = cells.get('courts') ?? '1';
    const count = Number(text);
    if (Number.isInteger(count) && count >= 1 && count <= mostCourts) return count;
    throw new UnreadableQuestion(`${where}: courts must be a whole number from 1 to ${mostCourts}, not ${text}`);
  });
  const courts = courtsOf(name, Math.max(...counts));
  const slots = rows.flatMap(({ where, cells }, at) => {
    const [from, until] = ['from', 'until'].map((column) => minutesOf(readTime(cells.get(column) ?? '', where)));
    const starts = Array.from(
      { length: Math.max(0, Math.floor(((until ?? 0) - (from ?? 0)) / minutes)) },
      (_, game) => (from ?? 0) + game * minutes,
    );
    return readDays(cells.get('days') ?? '', season, where).flatMap((day) =>
      courts
        .slice(0, counts[at])
        .flatMap((court) => starts.map((start) => ({ court: court.id, day, from: timeOf(start), minutes }))),
    );
  });
  return { name, courts, slots: withoutRepeats(slots) };
}

const mostCourts = 100;

const courtsOf = (name: string, count: number): Court[] =>
  Array.from({ length: count }, (_, at) => ({
    id: count === 1 ? name : `${name}, court ${at + 1}`,
    venue: name,
    name: count === 1 ? '' : `Court ${at + 1}`,
  }));

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const withoutRepeats = (slots: readonly Slot[]): Slot[] => [
  ...new Map(slots.map((slot) => [`${slot.court} ${slot.day} ${slot.from}`, slot])).values(),
];
