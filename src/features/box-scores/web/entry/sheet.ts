import type { Pair, SportDefinition } from '#features/sports/definitions/definition.ts';
import { countKeyOf } from '#features/sports/rules.ts';
import { nameKey } from '#shared/name-key.ts';
import { shortName } from '../names.ts';
import { type DraftLine, noteFor, reasons } from './draft.ts';

export interface RosterPlayer {
  id: number;
  name: string;
  displayName: string;
  jerseyNumber: number | null;
}

export interface ReadSheet {
  lines: Record<string, DraftLine>;
  problems: string[];
}

/** A table as a spreadsheet copies it, or CSV: a heading with names of statistics, then a row for each player. */
export function readSheet(text: string, definition: SportDefinition, roster: readonly RosterPlayer[]): ReadSheet {
  const [heading = [], ...rows] = cellsOf(text);
  const at = heading.findIndex((cell) => playerHeadings.has(nameKey(cell)));
  if (at === -1) return { lines: {}, problems: ['The first line has to name the columns, one of them Player'] };
  const columns = heading.map((name) => (playerHeadings.has(nameKey(name)) ? null : countKeyOf(definition, name)));
  const unknown = heading.filter((name, index) => columns[index] === undefined && !saysNothingNew(name));
  const read: ReadSheet = { lines: {}, problems: unknown.map((name) => `No statistic is called ${name}`) };
  for (const [index, cells] of rows.entries()) {
    const player = playerCalled(cells[at] ?? '', roster);
    if (player) read.lines[player.id] = lineOf(cells, columns, definition);
    else if (!isTotal(cells[at] ?? ''))
      read.problems.push(`Line ${index + 2}: nobody is called ${cells[at] || 'nothing'}`);
  }
  return read;
}

const playerHeadings = new Set(['player', 'name', 'players']);
/** A shirt number beside the name, and a share of what other columns count. */
const saysNothingNew = (name: string): boolean =>
  name.endsWith('%') || ['', '#', 'no', 'no.', 'nr', 'jersey'].includes(nameKey(name));
const isTotal = (name: string): boolean => ['', 'team', 'total', 'totals'].includes(nameKey(name));

function cellsOf(text: string): string[][] {
  const rows = text.split(/\r\n?|\n/).filter((row) => row.trim() !== '');
  const delimiter = ['\t', ';', ','].find((one) => rows[0]?.includes(one)) ?? ',';
  return rows.map((row) => row.split(delimiter).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
}

/** By shirt number, by a name, or by the short form of one that is nobody else's. */
function playerCalled(typed: string, roster: readonly RosterPlayer[]): RosterPlayer | undefined {
  const number = /^#?(\d{1,2})$/.exec(typed)?.[1];
  if (number) return roster.find(({ jerseyNumber }) => jerseyNumber === Number(number));
  const key = nameKey(typed);
  const exact = roster.find(({ name, displayName }) => [name, displayName].some((one) => nameKey(one) === key));
  if (exact) return exact;
  const short = roster.filter(({ name, displayName }) =>
    [name, displayName].some((one) => nameKey(shortName(one)) === key || nameKey(one).split(' ').at(-1) === key),
  );
  return short.length === 1 ? short[0] : undefined;
}

function lineOf(
  cells: string[],
  columns: readonly (string | null | undefined)[],
  definition: SportDefinition,
): DraftLine {
  const dnp = cells.find((cell) => /^dnp\b/i.test(cell));
  if (dnp !== undefined) return { state: 'dnp', note: dnpNote(dnp), counts: {} };
  const counts: Record<string, number> = {};
  for (const [index, key] of columns.entries()) {
    const cell = cells[index] ?? '';
    const pair = definition.statistics.find((one): one is Pair => one.kind === 'pair' && one.made.key === key);
    const both = /^(\d{1,3})\s*[/-]\s*(\d{1,3})/.exec(cell);
    if (pair && both) {
      counts[pair.made.key] = Number(both[1]);
      counts[pair.attempted.key] = Number(both[2]);
    } else if (key && /^\d{1,4}$/.test(cell)) counts[key] = Number(cell);
  }
  return { state: 'played', note: '', counts };
}

function dnpNote(cell: string): string {
  const reason = cell.replace(/^dnp[\s:–-]*/i, '');
  return noteFor(reason || reasons[0]);
}
