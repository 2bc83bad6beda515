import { fixtureText } from '#shared/notation.ts';
import { humanise } from './act-words.ts';

/** One field of a line: its values before and after; a plain fact has `after` alone. */
export interface FieldChange {
  field: string;
  before?: string;
  after?: string;
}

export interface Wording {
  moment(instant: string): string;
  /** The name of another row: for `teamId: 7`, the name of team 7. */
  getName(resourceName: string, id: number): string | undefined;
}

/** Fields that identify a row rather than hold what people entered, and duplicates of other fields. */
const omitted = new Set(['id', 'version', 'can', 'date_time', 'venue', 'accentStyles', 'sources']);

/** Fields for which the generated label would read badly. */
const labels: Readonly<Record<string, string>> = {
  dateTime: 'Date and time',
  firstTieBreak: 'First tie-break',
  hasBoxScore: 'Box score',
  homeSideName: 'Home side',
  homeSidePatterns: 'Home side is recognised by',
  imageUrl: 'Picture',
  isAdmin: 'Admin',
  isAllStar: 'All-Star',
  isCaptain: 'Captain',
  isClubAnchor: 'Club Anchor',
  isMvp: 'MVP',
  liveStreamId: 'Live stream',
  ownCase: 'Decided in their own case',
  newAccountsADay: 'New accounts a day',
  pictureMegabytesADay: 'Pictures a day, in MB',
  productName: 'Name',
  signUpClubs: 'Clubs on Join',
  videoUrl: 'Video',
};

/** Fields whose values are identifiers of a fixed set, such as a status. */
const chosen = new Set(['status', 'category', 'kind', 'side', 'role', 'firstTieBreak']);

/** Identifiers for which the generated words would read badly. */
const values: Readonly<Record<string, string>> = {
  headToHead: 'head-to-head',
  sport: 'default of the sport',
  for: 'more scored',
  difference: 'better difference',
  ratio: 'better ratio of scored to conceded',
  wins: 'more wins',
  fiba: "all of FIBA's",
  uefa: "all of UEFA's",
};

/** The detail of an audit line, field by field. */
export function fieldChanges(detail: unknown, wording: Wording): FieldChange[] {
  const { before, after, ...facts } = toEntries(detail);
  const [old, fresh] = [toEntries(before), toEntries(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])];
  const changes = names.filter(isShown({ ...old, ...fresh })).map((name) => ({
    field: getLabel(name),
    ...(name in old && { before: describeValue(name, old[name], wording) }),
    ...(name in fresh && { after: describeValue(name, fresh[name], wording) }),
  }));
  const plainFacts = Object.entries(facts).map(([name, value]) => ({
    field: getLabel(name),
    after: describeValue(name, value, wording),
  }));
  return [...changes, ...plainFacts];
}

/** The name of the row, if the detail contains one. */
export function nameIn(detail: unknown): string | null {
  const { before, after } = toEntries(detail);
  const { title, name, username, homeTeam, awayTeam } = {
    ...toEntries(detail),
    ...toEntries(before),
    ...toEntries(after),
  };
  const [home, away] = [toEntries(homeTeam)['name'], toEntries(awayTeam)['name']];
  if (home && away) return fixtureText(String(home), String(away));
  return [title, name, username].find((candidate) => typeof candidate === 'string') ?? null;
}

/** The rows of other kinds that a detail mentions by id. */
export function idsIn(value: unknown): { resourceName: string; id: number }[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  return Object.entries(toEntries(value)).flatMap(([name, entry]) => {
    const resourceName = parseResourceName(name);
    return resourceName !== null && isId(entry) ? [{ resourceName, id: entry }] : idsIn(entry);
  });
}

/** For example, `homeTeamId` refers to a team. */
function parseResourceName(name: string): string | null {
  const [, resourceName] = /([A-Z]?[a-z]+)Id$/.exec(name) ?? [];
  return resourceName?.toLowerCase() ?? null;
}

/** Leaves out `id`, and `teamId` if there is also a `team`. */
const isShown = (all: Readonly<Record<string, unknown>>) => (name: string) =>
  !omitted.has(name) && !(parseResourceName(name) !== null && name.slice(0, -2) in all);

const getLabel = (name: string): string =>
  labels[name] ?? humanise(parseResourceName(name) === null ? name : name.slice(0, -2));

function describeValue(name: string, value: unknown, wording: Wording): string {
  const resourceName = parseResourceName(name);
  if (resourceName !== null && isId(value))
    return wording.getName(resourceName, value) ?? `${humanise(resourceName)} ${value}`;
  if (chosen.has(name) && typeof value === 'string')
    return (name === 'firstTieBreak' && values[value]) || humanise(value);
  return formatValue(value, wording);
}

const toEntries = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** Checks the date as well, because people may have typed text that only looks like an instant. */
const isInstant = (text: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));

const largestId = 2 ** 31 - 1;

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= largestId;

function formatValue(value: unknown, wording: Wording): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return isInstant(value) ? wording.moment(value) : value;
  if (Array.isArray(value))
    return value.length === 0 ? '—' : value.map((item) => formatValue(item, wording)).join(', ');
  if (typeof value === 'object') return ofObject(value, wording);
  return String(value);
}

function ofObject(value: object, wording: Wording): string {
  const name = nameIn(value);
  if (name) return name;
  const all = toEntries(value);
  const shown = Object.entries(all).filter(([key]) => isShown(all)(key));
  return shown.map(([key, entry]) => `${getLabel(key)}: ${describeValue(key, entry, wording)}`).join('; ');
}
