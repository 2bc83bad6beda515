import type { Remark } from '#platform/spreadsheets/contract.ts';
import { type Answers, answerTo, type ImportQuestion } from '#platform/spreadsheets/server/sheet/import-kind.ts';
import { namedLike, nameKey } from '#shared/names.ts';
import { alikeNames, nearNames } from './alike-names-policy.ts';

interface Mention {
  name: string;
  line: number;
}

interface ImportContext {
  sport: { id: number; name: string };
  /** The names of this sport's teams. */
  teams: readonly string[];
  answers: Answers;
}

export interface NamedTeams {
  /** The team that a name means: an existing one, or one to add; null while nobody has answered. */
  resolveTeam(name: string): string | null;
  questions: ImportQuestion[];
  /** What to say where several teams have this name. */
  doubleNote(name: string): string;
  /** Those of these names for which the sport has no team. */
  missing(names: readonly string[]): string[];
}

/**
 * Decides which teams the names of a file mean. A team that the sport does not have is added only when somebody says
 * so: it may be a misspelling of an existing team, or of one that the file names far more often, or an existing team with or
 * without its number.
 */
export function nameTeams(mentions: readonly Mention[], { sport, teams, answers }: ImportContext): NamedTeams {
  const known = namedLike(teams, (name) => name);
  const stored = new Map(teams.map((name) => [nameKey(name), name]));
  const named = Map.groupBy(mentions, ({ name }) => nameKey(name));
  const unknown = [...named].filter(([key]) => !stored.has(key));
  const firstSpelling = new Map(unknown.map(([key, [first]]) => [key, first?.name ?? '']));
  const listOptions = (keys: readonly string[]) => [
    ...keys.slice(0, maxOffered).map((key) => {
      const label = stored.get(key) ?? firstSpelling.get(key) ?? key;
      return { value: `is:${label}`, label };
    }),
    newTeam,
  ];
  const anyTeam = listOptions([...stored.keys()]);
  const isComparable = unknown.length * (stored.size + unknown.length) <= maxCompared;
  const questions = unknown.map(([key, of]): ImportQuestion => {
    const frequent = isComparable ? unknown.filter(([, others]) => others.length >= of.length * 3) : [];
    const alike = isComparable ? alikeNames(key, [...stored.keys(), ...frequent.map(([one]) => one)]) : [];
    const near = isComparable ? nearNames(key, [...stored.keys()]) : [];
    const likely = [...alike, ...near];
    const about = firstSpelling.get(key) ?? key;
    return {
      id: `team:${sport.id}:${key}`,
      topic: likely.length > 0 ? 'spelling' : 'team',
      about,
      text: [`${sport.name} has no team ${about}`, ...near.map((one) => numberNote(stored.get(one) ?? one))].join('; '),
      lines: [...new Set(of.map(({ line }) => line))],
      options: withAnswered(
        likely.length > 0 ? listOptions(likely) : anyTeam,
        answers[`team:${sport.id}:${key}`],
        stored,
      ),
      named: { table: 'teams', sportId: sport.id },
    };
  });
  const byKey = new Map(questions.map((question, at) => [unknown[at]?.[0], question]));
  const resolveTeam = (name: string, depth = 0): string | null => {
    const key = nameKey(name);
    const question = byKey.get(key);
    if (!question) return known.find(name) ?? null;
    const answer = answerTo(question, answers);
    if (answer === newTeam.value) return firstSpelling.get(key) ?? null;
    return answer === undefined || depth > unknown.length ? null : resolveTeam(answer.slice('is:'.length), depth + 1);
  };
  return {
    resolveTeam: (name) => resolveTeam(name),
    doubleNote: (name) => known.note(name, 'teams'),
    questions,
    missing: (names) =>
      [...new Map(names.map((name) => [nameKey(name), name]))].flatMap(([key, name]) =>
        stored.has(key) ? [] : [name],
      ),
  };
}

const numberNote = (other: string) => `${other} differs by a number or a short form`;

/** Says which teams that a file adds have the name of another one but for a number. Compares a bounded number of names. */
export function nearTeams(added: readonly string[], teams: readonly string[]): Remark[] {
  const all = [...teams, ...added];
  if (added.length * all.length > maxCompared) return [];
  const items = added.flatMap((name, at) => {
    const near = nearNames(name, [...teams, ...added.slice(at + 1)]);
    return near.length > 0 ? [`${name} and ${near.join(', ')}`] : [];
  });
  return items.length === 0
    ? []
    : [{ text: 'Teams whose names differ by a number or a short form stay different teams', items: bounded(items) }];
}

const maxNamed = 10;
const bounded = (items: readonly string[]) =>
  items.length > maxNamed ? [...items.slice(0, maxNamed), `and ${items.length - maxNamed} more`] : [...items];

const newTeam = { value: 'new', label: 'Add as a new team' };

const maxOffered = 30;
/** Pairs of names to compare: a file with more unknown names belongs to another place altogether. */
const maxCompared = 50_000;

/** Accepts any team of the sport, although only a few are offered. */
function withAnswered(
  options: ImportQuestion['options'],
  answer: string | undefined,
  stored: ReadonlyMap<string, string>,
): ImportQuestion['options'] {
  const label = answer?.startsWith('is:') ? stored.get(nameKey(answer.slice('is:'.length))) : undefined;
  if (!answer || label === undefined || options.some(({ value }) => value === answer)) return options;
  return [...options.filter((option) => option !== newTeam), { value: answer, label }, newTeam];
}
