import type { Counts, SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { sportDefinitions } from '#features/teams/sports/definitions/list.ts';
import { listParts } from '#features/teams/sports/rules.ts';
import { numberCell, switchCell } from '#platform/spreadsheets/server/sheet/cells.ts';
import type { NamedRow, SheetColumn, SheetColumns } from '#platform/spreadsheets/server/sheet/columns.ts';
import { RefusedRow } from '#platform/spreadsheets/server/sheet/sheet.ts';

const ownColumns = {
  date: { heading: 'Date', example: '2026-08-16' },
  time: { heading: 'Time', example: '19:30' },
  season: { heading: 'Season', example: '' },
  home: { heading: 'Home', example: 'Village Lions' },
  away: { heading: 'Away', example: 'Riverside Rovers' },
  team: { heading: 'Team', example: 'Village Lions' },
  player: { heading: 'Player', example: 'Palesa Dlamini' },
  number: { heading: 'Number', example: '10' },
  walkOn: { heading: 'Walk-on', example: '' },
  didNotPlay: { heading: 'Did not play', example: '' },
  note: { heading: 'Note', example: '' },
  fromPlays: { heading: 'From plays', example: '' },
} as const satisfies Record<string, SheetColumn>;

export const lineHeadings = Object.fromEntries(
  Object.entries(ownColumns).map(([name, { heading }]) => [name, heading]),
) as Record<keyof typeof ownColumns, string>;

const statName = (label: string): string => `stat ${label}`.slice(0, 30);

const listLabels = (definitions: readonly SportDefinition[]): string[] => [
  ...new Set(definitions.flatMap(({ statistics }) => statistics.flatMap(listParts)).map(({ label }) => label)),
];

/** A column for each statistic of any sport, under its label. */
export const lineColumns = (own: readonly SportDefinition[]): SheetColumns => ({
  ...Object.fromEntries(
    listLabels([...sportDefinitions, ...own]).map((label) => [statName(label), { heading: label, example: '' }]),
  ),
  ...ownColumns,
});

/** A line of a player or a walk-on, or of a side: then without a player. */
export interface SheetLine {
  line: number;
  day: string;
  time: string;
  season: string;
  home: string;
  away: string;
  team: string;
  player: string;
  number: number | undefined;
  isWalkOn: boolean;
  didNotPlay: boolean;
  note: string | null;
  /** Whether scorers counted it, so that what they never counted is unknown. */
  isTapped: boolean;
  /** By the labels of statistics, which another sport may use for something else. */
  counts: Counts;
}

export const lineReader = (own: readonly SportDefinition[]) => {
  const labels = listLabels([...sportDefinitions, ...own]);
  return ({ line, cell }: NamedRow): SheetLine => {
    const counts = labels.flatMap((label): [string, number][] => {
      const count = numberCell(label, cell(statName(label)), 9999);
      return count === undefined ? [] : [[label, count]];
    });
    return {
      line,
      day: needed('the date', cell('date')).slice(0, 10),
      time: cell('time'),
      season: cell('season'),
      home: needed('the home team', cell('home')),
      away: needed('the away team', cell('away')),
      team: needed('the team', cell('team')),
      player: cell('player'),
      number: numberCell('the number', cell('number'), 99),
      isWalkOn: switchCell(lineHeadings.walkOn, cell('walkOn')) === true,
      didNotPlay: switchCell(lineHeadings.didNotPlay, cell('didNotPlay')) === true,
      note: cell('note').slice(0, 80) || null,
      isTapped: switchCell(lineHeadings.fromPlays, cell('fromPlays')) === true,
      counts: Object.fromEntries(counts),
    };
  };
};

function needed(what: string, typed: string): string {
  if (typed === '') throw new RefusedRow(`${what} is required`);
  return typed;
}
