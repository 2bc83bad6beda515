import { readWorkbook } from '#platform/spreadsheets/server/sheet/read-sheet.ts';
import { UnusableSheet, type Workbook } from '#platform/spreadsheets/server/sheet/sheet.ts';
import type { Court, TimetableQuestion } from '../../../contract.ts';
import { gamesOf } from '../../../format-rules.ts';
import type { ReadQuestion } from '../read-question.ts';
import { UnreadableQuestion } from '../unreadable.ts';
import { daysBetween, readSpans } from './dates.ts';
import { hallsOf } from './halls.ts';
import { type Lists, type Row, readLists } from './lists.ts';
import { readSettings, settingNames } from './settings.ts';
import { teamsOf } from './teams.ts';

const columns = {
  season: { required: ['setting', 'value'], optional: [] },
  teams: {
    required: ['team'],
    optional: ['league', 'hall', 'home dates', 'home time', 'unavailable', 'not before', 'not after'],
  },
  halls: { required: ['hall', 'days', 'from', 'until'], optional: ['courts'] },
  'days off': { required: ['from'], optional: ['until', 'reason'] },
};

/** Teams, halls and days without games, from a workbook or a CSV: docs/seasons.md says the layout. */
export function readSheetQuestion(bytes: Uint8Array): ReadQuestion {
  const notes: string[] = [];
  const note = (text: string) => {
    if (!notes.includes(text)) notes.push(text);
  };
  const lists = readLists(workbookOf(bytes), columns, note);
  const settings = readSettings(lists.get('season') ?? [], note);
  const season = daysBetween(settings.firstDay, settings.lastDay);
  const rows = lists.get('teams') ?? [];
  if (rows.length < 2)
    throw new UnreadableQuestion(`The list teams has no two teams. Settings of season: ${settingNames}`);
  const teams = teamsOf(rows, season);
  const halls = hallsOf(lists.get('halls') ?? [], season, settings.minutes, teams);
  const leagues = [...new Set(teams.map(({ league }) => league))];
  const question: TimetableQuestion = {
    name: settings.name,
    firstDay: settings.firstDay,
    lastDay: settings.lastDay,
    teams: teams.map(({ team }) => team),
    courts: halls.flatMap((hall) => hall.courts),
    slots: halls.flatMap((hall) => hall.slots),
    competitions: leagues.map((league) => ({ id: league, name: league, ...settings.rules })),
    games: leagues.flatMap((league) => {
      const own = teams.filter((one) => one.league === league).map(({ team }) => team.id);
      const entrants = { competition: league, teams: own, minutes: settings.minutes };
      return gamesOf({ kind: 'roundRobin', meetings: settings.meetings }, entrants).map((game) => {
        const home = 'team' in game.home ? game.home.team : null;
        const hall = teams.find(({ team }) => team.id === home)?.hall ?? null;
        return hall === null ? game : { ...game, courts: courtIds(halls.find(({ name }) => name === hall)?.courts) };
      });
    }),
    windows: [],
    together: [],
    busy: [],
    daysOff: daysOff(lists),
    weights: settings.weights,
  };
  return { question, notes, slotIds: null };
}

const courtIds = (courts: readonly Court[] = []): string[] => courts.map(({ id }) => id);

const daysOff = (lists: Lists): TimetableQuestion['daysOff'] =>
  (lists.get('days off') ?? []).flatMap(({ where, cells }: Row) => {
    const from = cells.get('from') ?? '';
    const until = cells.get('until') ?? from;
    const reason = cells.get('reason') ?? '';
    return from === '' ? [] : readSpans(`${from} to ${until}`, where).map((span) => ({ ...span, reason }));
  });

function workbookOf(bytes: Uint8Array): Workbook {
  try {
    return readWorkbook(bytes);
  } catch (error) {
    if (error instanceof UnusableSheet) throw new UnreadableQuestion(error.message);
    throw error;
  }
}
