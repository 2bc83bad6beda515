import { words } from './words.ts';

/** One field of what a line tells: what stood before, what stands after, or, of a fact, what it is. */
export interface FieldChange {
  field: string;
  before?: string;
  after?: string;
}

type Moment = (instant: string) => string;

/** How a row is told apart from others, not what somebody entered. */
const left = new Set(['id', 'version', 'can']);

/** What a line of the audit log holds, field by field. */
export function fieldChanges(detail: unknown, moment: Moment): FieldChange[] {
  const { before, after, ...facts } = entriesOf(detail);
  const [old, fresh] = [entriesOf(before), entriesOf(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter((name) => !left.has(name));
  const changes = names.map((name) => ({
    field: words(name),
    ...(name in old && { before: inWords(old[name], moment) }),
    ...(name in fresh && { after: inWords(fresh[name], moment) }),
  }));
  return [
    ...changes,
    ...Object.entries(facts).map(([name, value]) => ({ field: words(name), after: inWords(value, moment) })),
  ];
}

/** What the row is called, where the line says it. */
export function nameIn(detail: unknown): string | null {
  const { before, after } = entriesOf(detail);
  const { title, name, username } = { ...entriesOf(detail), ...entriesOf(before), ...entriesOf(after) };
  return [title, name, username].find((one) => typeof one === 'string') ?? null;
}

const entriesOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

const isInstant = (text: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text);

function inWords(value: unknown, moment: Moment): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return isInstant(value) ? moment(value) : value;
  if (Array.isArray(value)) return value.length === 0 ? '—' : value.map((one) => inWords(one, moment)).join(', ');
  if (typeof value === 'object') return ofObject(value, moment);
  return String(value);
}

function ofObject(value: object, moment: Moment): string {
  const name = nameIn(value);
  if (name) return name;
  const parts = Object.entries(value).map(([part, held]) => `${words(part)}: ${inWords(held, moment)}`);
  return parts.join('; ');
}
