import { sheetRows, sheetText } from '#platform/spreadsheets/server/sheet/csv.ts';
import { UnusableSheet } from '#platform/spreadsheets/server/sheet/sheet.ts';
import type { Placement, TimetableGame, TimetableQuestion } from '../../contract.ts';
import { UnreadableQuestion } from './unreadable.ts';

type Row = Readonly<Record<string, string | undefined>>;

/**
 * A plan made by hand, as a CSV with the columns that `planCsv` writes. A game is known by its key, or by its teams; rows
 * without a date have no place. What the question does not know keeps its own name, and the checker says so.
 */
export function readPlanCsv(question: TimetableQuestion, bytes: Uint8Array): Placement[] {
  const finder = gameFinder(question);
  return rowsOf(bytes).flatMap(({ line, row }): Placement[] => {
    const { date = '', time = '', venue = '', court = '' } = row;
    if (date === '') return [];
    if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))) {
      throw new UnreadableQuestion(`Line ${line} of the plan: ${date} is no date such as 2026-09-01`);
    }
    if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) {
      throw new UnreadableQuestion(`Line ${line} of the plan: ${time || 'an empty time'} is no time such as 18:30`);
    }
    const { id, minutes } = finder(row);
    const known = question.courts.find((one) => one.venue === venue && one.name === court);
    const place = { court: known?.id ?? [venue, court].filter(Boolean).join(', '), day: date, from: time };
    const slots = question.slots.filter(
      (slot) => slot.court === place.court && slot.day === date && slot.from === time,
    );
    return [{ game: id, slot: { ...place, minutes: Math.max(minutes, ...slots.map((slot) => slot.minutes)) } }];
  });
}

/** As Excel, LibreOffice and Google Sheets write it; the first row names the columns. */
function rowsOf(bytes: Uint8Array): { line: number; row: Row }[] {
  try {
    const [header, ...rows] = sheetRows(sheetText(bytes));
    const names = header?.cells.map((name) => name.trim().toLowerCase()) ?? [];
    return rows.map(({ line, cells }) => ({
      line,
      row: Object.fromEntries(names.map((name, at) => [name, cells[at]])),
    }));
  } catch (error) {
    if (!(error instanceof UnusableSheet)) throw error;
    throw new UnreadableQuestion(`The plan cannot be read. ${error.message}`);
  }
}

/** By its key; else the first of its teams, and of its competition if that is given, that no row before has named. */
function gameFinder({ games, teams, competitions }: TimetableQuestion) {
  const byId = new Map(games.map((game) => [game.id, game]));
  const teamNames = new Map(teams.map(({ id, name }) => [id, name]));
  const competitionNames = new Map(competitions.map(({ id, name }) => [id, name]));
  const named = new Set<TimetableGame>();
  const isOf = (side: TimetableGame['home'], name: string) =>
    'team' in side && (side.team === name || teamNames.get(side.team) === name);
  return ({ game: key = '', home = '', away = '', competition = '' }: Row): Pick<TimetableGame, 'id' | 'minutes'> => {
    const found =
      byId.get(key) ??
      games.find(
        (game) =>
          !named.has(game) &&
          isOf(game.home, home) &&
          isOf(game.away, away) &&
          (competition === '' || competitionNames.get(game.competition) === competition),
      );
    if (found) named.add(found);
    return found ?? { id: key || `${home} v ${away}`, minutes: 1 };
  };
}
