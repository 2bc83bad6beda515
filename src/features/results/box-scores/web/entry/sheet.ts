import type { Pair, SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { contradictions, findCountKey } from '#features/teams/sports/rules.ts';
import { nameKey } from '#shared/names.ts';
import { shortName } from '../columns.ts';
import { type DraftLine, noteFor, reasons } from './draft.ts';

export interface ReadSheet {
  lines: Record<string, DraftLine>;
  problems: string[];
}

/**
 * Reads a table as a spreadsheet copies it, or CSV: headings with names of statistics, then a row for each player. The
 * first roster is that of the team being entered. Everything that cannot be read is reported; nothing is dropped silently.
 */
export function readSheet(
  text: string,
  definition: SportDefinition,
  rosters: readonly (readonly RosterPlayer[])[],
): ReadSheet {
  const [heading = [], ...rows] = splitCells(text);
  const at = heading.findIndex((cell) => playerHeadings.has(nameKey(cell)));
  if (at === -1) return { lines: {}, problems: ['The first line must name the columns, including Player'] };
  const columns = heading.map((name, index) => ({ name, key: index === at ? null : findKey(definition, name) }));
  const unknown = columns.filter(({ name, key }) => key === undefined && !isIgnored(name));
  const read: ReadSheet = { lines: {}, problems: unknown.map(({ name }) => `There is no statistic called ${name}`) };
  for (const [index, cells] of rows.entries()) {
    const report = (problem: string) => read.problems.push(`Line ${index + 2}: ${problem}`);
    const name = cells[at] ?? '';
    const player = playerCalled(name, rosters);
    if (!player) {
      if (!isTotal(name)) report(`no player is called ${name}`);
    } else if (read.lines[player.id]) report(`${player.displayName} already has a line`);
    else read.lines[player.id] = readLine(cells, columns, definition, report);
  }
  return read;
}

interface Column {
  name: string;
  key: string | null | undefined;
}

const playerHeadings = new Set(['player', 'name', 'players', 'player name']);
/** Columns to ignore: a shirt number beside the name, and percentages of other columns. */
const isIgnored = (name: string): boolean =>
  name.endsWith('%') || ['', '#', 'no', 'no.', 'nr', 'jersey'].includes(nameKey(name));
const isTotal = (name: string): boolean => ['', 'team', 'total', 'totals'].includes(nameKey(name));

/** `FGM-A` is a pair, found by the name of the made part. */
const findKey = (definition: SportDefinition, name: string): string | null | undefined => {
  const key = findCountKey(definition, name);
  return key === undefined ? findCountKey(definition, name.replace(/[-/]a$/i, '')) : key;
};

type Report = (problem: string) => void;

function readLine(
  cells: readonly string[],
  columns: readonly Column[],
  definition: SportDefinition,
  report: Report,
): DraftLine {
  const counts: Record<string, number> = {};
  for (const [index, { name, key }] of columns.entries()) {
    if (key) readCell(cells[index] ?? '', { name, key }, definition, counts, report);
  }
  const dnp = cells.find((cell) => /^dnp\b/i.test(cell));
  if (dnp !== undefined) {
    if (Object.values(counts).some((value) => value > 0)) report('a player who did not play cannot have numbers');
    return { state: 'dnp', note: dnpNote(dnp), counts: {} };
  }
  bringAlong(counts, definition);
  for (const { key, message } of contradictions(definition, counts)) report(`${labelIn(definition, key)} ${message}`);
  return { state: 'played', note: '', counts };
}

function readCell(
  cell: string,
  { name, key }: { name: string; key: string },
  definition: SportDefinition,
  counts: Record<string, number>,
  report: Report,
): void {
  const pair = listPairs(definition).find(({ made }) => made.key === key);
  const both = pair && readAttempts(cell);
  const count = both ? undefined : countIn(cell);
  if (both) {
    if (both.wasDate) report(`${name} ${cell} looks like a date, so it was read as ${both.made}/${both.attempted}`);
    counts[pair.made.key] = both.made;
    counts[pair.attempted.key] = both.attempted;
  } else if (count === null && !/^dnp\b/i.test(cell)) report(`${name} ${cell} is not a number`);
  else if (typeof count === 'number') counts[key] = count;
}

/** Missing attempts equal the made ones. Missing field goals equal the three-pointers, which are part of them. */
function bringAlong(counts: Record<string, number>, definition: SportDefinition): void {
  const pairs = listPairs(definition);
  for (const { made, attempted } of pairs) follow(counts, made.key, attempted.key);
  for (const { made, attempted, within } of pairs) {
    const whole = pairs.find(({ key }) => key === within);
    if (!whole) continue;
    follow(counts, made.key, whole.made.key);
    follow(counts, attempted.key, whole.attempted.key);
  }
}

function follow(counts: Record<string, number>, from: string, to: string): void {
  const value = counts[from];
  if (value !== undefined && counts[to] === undefined) counts[to] = value;
}

const labelIn = (definition: SportDefinition, key: string): string =>
  listPairs(definition)
    .flatMap(({ made, attempted }) => [made, attempted])
    .find((part) => part.key === key)?.label ?? key;

const listPairs = ({ statistics }: SportDefinition): Pair[] =>
  statistics.filter((one): one is Pair => one.kind === 'pair');

function dnpNote(cell: string): string {
  const reason = cell.replace(/^dnp[\s:–-]*/i, '');
  return noteFor(reason || reasons[0]);
}

/** Splits a table copied from a spreadsheet (tabs), or CSV with commas or semicolons. Quoted cells may contain anything. */
function splitCells(text: string): string[][] {
  const lines = text.replaceAll(/\r\n?/g, '\n').trim();
  const delimiter = ['\\t', ';', ','].find((one) => new RegExp(`^.*${one}`).test(lines)) ?? ',';
  const cell = new RegExp(`(?: *"((?:[^"]|"")*)" *|([^${delimiter}\\n]*))(${delimiter}|\\n|$)`, 'gy');
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of lines.matchAll(cell)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  return rows.filter((row) => row.some((one) => one !== ''));
}

/** A whole number; undefined for an empty cell, null for anything else. */
function countIn(cell: string): number | null | undefined {
  const text = cell.replace(/^'/, '').trim();
  if (/^[-–—]?$/.test(text)) return undefined;
  const whole = /^(\d{1,4})(?:[.,]0+)?$/.exec(text)?.[1];
  return whole === undefined ? null : Number(whole);
}

interface Attempts {
  made: number;
  attempted: number;
  /** A spreadsheet had turned it into a date: 5-9 became 5 September or 9 May. */
  wasDate: boolean;
}

/** Reads `8/14`, `8-14`, `8 of 14 (57%)`. In a date, the lower number is the made one. */
function readAttempts(cell: string): Attempts | undefined {
  const text = cell.replace(/^'/, '').trim();
  const date = dateIn(text);
  if (date) return { made: Math.min(...date), attempted: Math.max(...date), wasDate: true };
  const pair = /^(\d{1,3})\s*(?:[/–—-]|of)\s*(\d{1,3})(?![\d/.-])/.exec(text);
  return pair ? { made: Number(pair[1]), attempted: Number(pair[2]), wasDate: false } : undefined;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function dateIn(text: string): [number, number] | undefined {
  const worded = /^(?:(\d{1,2})[-/. ]([a-z]{3})[a-z]*\.?|([a-z]{3})[a-z]*\.?[-/. ](\d{1,2}))$/i.exec(text);
  const month = months.indexOf((worded?.[2] ?? worded?.[3] ?? '').toLowerCase()) + 1;
  if (worded && month > 0) return [month, Number(worded[1] ?? worded[4])];
  const numbers =
    /^\d{4}[-/.](\d{1,2})[-/.](\d{1,2})\b/.exec(text) ?? /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{4}\b/.exec(text);
  return numbers ? [Number(numbers[1]), Number(numbers[2])] : undefined;
}

export interface RosterPlayer {
  id: number;
  name: string;
  displayName: string;
  jerseyNumber: number | null;
}

/**
 * Finds a player by shirt number, by name in either order, or by a short form that only one player has. The first
 * roster is searched first: both teams may have a number 7.
 */
function playerCalled(typed: string, rosters: readonly (readonly RosterPlayer[])[]): RosterPlayer | undefined {
  for (const roster of rosters) {
    const player = inRoster(typed, roster);
    if (player) return player;
  }
  return undefined;
}

function inRoster(typed: string, roster: readonly RosterPlayer[]): RosterPlayer | undefined {
  const number = /^#?(\d{1,2})$/.exec(typed)?.[1];
  if (number) return onlyOne(roster.filter(({ jerseyNumber }) => jerseyNumber === Number(number)));
  const keys = listKeys(typed);
  const called = (forms: (name: string) => string[]) =>
    roster.filter(({ name, displayName }) => [name, displayName].flatMap(forms).some((form) => keys.includes(form)));
  return (
    onlyOne(called((name) => [nameKey(name)])) ??
    onlyOne(called((name) => [nameKey(shortName(name)), nameKey(name).split(' ').at(-1) ?? '']))
  );
}

const onlyOne = <One>(found: readonly One[]): One | undefined => (found.length === 1 ? found[0] : undefined);

/** `7. Lindiwe Mokoena (C)` and `Mokoena, Lindiwe` both give Lindiwe Mokoena. */
function listKeys(typed: string): string[] {
  const bare = typed.replace(/^#?\d{1,2}[.)\s]+/, '').replace(/\s*(?:\([^)]*\)|\*)$/, '');
  const [last = '', first] = bare.split(',').map((part) => part.trim());
  return first ? [nameKey(`${first} ${last}`)] : [nameKey(bare)];
}
