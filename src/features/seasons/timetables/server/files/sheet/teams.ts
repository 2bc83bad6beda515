import type { Absence, TimetableTeam } from '../../../contract.ts';
import { UnreadableQuestion } from '../unreadable.ts';
import { readDays, readSpans, readTime } from './dates.ts';
import type { Row } from './lists.ts';

export interface SheetTeam {
  readonly team: TimetableTeam;
  readonly league: string;
  /** Null: its home games may be anywhere. */
  readonly hall: string | null;
  readonly homeDates: readonly string[] | null;
  readonly homeTime: string;
}

export function teamsOf(rows: readonly Row[], season: readonly string[]): SheetTeam[] {
  const names = new Set<string>();
  return rows.map(({ where, cells }): SheetTeam => {
    const name = cells.get('team');
    if (name === undefined) throw new UnreadableQuestion(`${where}: the team has no name`);
    if (names.has(name)) throw new UnreadableQuestion(`${where}: there are two teams ${name}`);
    names.add(name);
    const [dates, unavailable, notBefore, notAfter] = ['home dates', 'unavailable', 'not before', 'not after'].map(
      (column) => cells.get(column),
    );
    const homeDates = dates === undefined ? null : readDays(dates, season, where);
    const absences: Absence[] = unavailable === undefined ? [] : readSpans(unavailable, where);
    return {
      team: {
        id: name,
        name,
        absences: [...absences, ...(homeDates ? notAtHome(season, homeDates) : [])],
        ...(notBefore === undefined ? {} : { notBefore: readTime(notBefore, where) }),
        ...(notAfter === undefined ? {} : { notAfter: readTime(notAfter, where) }),
      },
      league: cells.get('league') ?? 'League',
      hall: cells.get('hall') ?? (homeDates ? `Hall of ${name}` : null),
      homeDates,
      homeTime: readTime(cells.get('home time') ?? '20:00', where),
    };
  });
}

/** A span for each gap between the home dates. */
function notAtHome(season: readonly string[], homeDates: readonly string[]): Absence[] {
  const spans: Absence[] = [];
  let from: string | null = null;
  for (const [at, day] of season.entries()) {
    const isHome = homeDates.includes(day);
    if (!isHome) from ??= day;
    const isLast = at === season.length - 1;
    if (from !== null && (isHome || isLast)) {
      spans.push({ from, until: isHome ? (season[at - 1] ?? day) : day, side: 'home' });
      from = null;
    }
  }
  return spans;
}
