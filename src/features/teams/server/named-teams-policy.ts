import { type Answers, answerTo, type ImportQuestion } from '#features/spreadsheets/server/sheet/import-kind.ts';
import { nameKey } from '#shared/names.ts';

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
  teamOf(name: string): string | null;
  questions: ImportQuestion[];
  /** Those of these names for which the sport has no team. */
  missing(names: readonly string[]): string[];
}

/**
 * Decides which teams the names of a file mean. A team that the sport does not have is added only when somebody says
 * so: it may be a misspelling of an existing team, or of one that the file names far more often.
 */
export function nameTeams(mentions: readonly Mention[], { sport, teams, answers }: ImportContext): NamedTeams {
  const stored = new Map(teams.map((name) => [nameKey(name), name]));
  const named = Map.groupBy(mentions, ({ name }) => nameKey(name));
  const unknown = [...named].filter(([key]) => !stored.has(key));
  const firstSpelling = new Map(unknown.map(([key, [first]]) => [key, first?.name ?? '']));
  const optionsOf = (keys: readonly string[]) => [
    ...keys.slice(0, mostOffered).map((key) => {
      const label = stored.get(key) ?? firstSpelling.get(key) ?? key;
      return { value: `is:${label}`, label };
    }),
    newTeam,
  ];
  const anyTeam = optionsOf([...stored.keys()]);
  const isComparable = unknown.length * (stored.size + unknown.length) <= mostCompared;
  const questions = unknown.map(([key, of]): ImportQuestion => {
    const frequent = isComparable ? unknown.filter(([, others]) => others.length >= of.length * 3) : [];
    const alike = isComparable ? alikeNames(key, [...stored.keys(), ...frequent.map(([one]) => one)]) : [];
    const about = firstSpelling.get(key) ?? key;
    return {
      id: `team:${sport.id}:${key}`,
      topic: alike.length > 0 ? 'spelling' : 'team',
      about,
      text: `${sport.name} has no team ${about}`,
      lines: [...new Set(of.map(({ line }) => line))],
      options: alike.length > 0 ? optionsOf(alike) : anyTeam,
    };
  });
  const byKey = new Map(questions.map((question, at) => [unknown[at]?.[0], question]));
  const teamOf = (name: string, depth = 0): string | null => {
    const key = nameKey(name);
    const question = byKey.get(key);
    if (!question) return stored.get(key) ?? null;
    const answer = answerTo(question, answers) ?? answeredName(answers[question.id], stored);
    if (answer === newTeam.value) return firstSpelling.get(key) ?? null;
    return answer === undefined || depth > unknown.length ? null : teamOf(answer.slice('is:'.length), depth + 1);
  };
  return {
    teamOf: (name) => teamOf(name),
    questions,
    missing: (names) =>
      [...new Map(names.map((name) => [nameKey(name), name]))].flatMap(([key, name]) =>
        stored.has(key) ? [] : [name],
      ),
  };
}

const newTeam = { value: 'new', label: 'Add as a new team' };

const mostOffered = 30;
/** Pairs of names to compare: a file with more unknown names belongs to another place altogether. */
const mostCompared = 50_000;

/** Accepts any team of the sport, although only a few are offered. */
const answeredName = (answer: string | undefined, stored: ReadonlyMap<string, string>): string | undefined =>
  answer?.startsWith('is:') && stored.has(nameKey(answer.slice('is:'.length))) ? answer : undefined;

/** Those of `names` that `name` may be a misspelling of, the likeliest first: `Oak Ress` and `Oak` of `Oak Res`. */
export function alikeNames(name: string, names: readonly string[]): string[] {
  const typed = wordsOf(name);
  return names
    .map((other) => ({ other, distance: distanceOf(typed, wordsOf(other)) }))
    .filter(({ distance }) => distance !== null)
    .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0))
    .map(({ other }) => other);
}

const wordsOf = (name: string) =>
  nameKey(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');

/** How far apart two names are; null if they name two teams: `Lions` and `Lions B`, `Team 1` and `Team 2`. */
function distanceOf(a: readonly string[], b: readonly string[]): number | null {
  if (marksOf(a) !== marksOf(b)) return null;
  const [one, other] = [a.join(''), b.join('')];
  const longest = Math.max(one.length, other.length);
  const most = longest >= 8 ? 2 : 1;
  const edits = Math.abs(one.length - other.length) > most ? most + 1 : editsBetween(one, other);
  if (edits <= most && longest >= 4) return edits;
  return isShortFor(a, b) || isShortFor(b, a) ? 3 : null;
}

/** What tells teams of the same name apart: numbers, single letters, and words such as `women`. */
const marksOf = (words: readonly string[]) =>
  words
    .filter((word) =>
      /^(\p{L}|\d+\p{L}*|\p{L}*\d+|[iv]{2,4}|men|women|boys|girls|ladies|juniors?|seniors?|under|reserves?)$/u.test(
        word,
      ),
    )
    .join(' ');

/** `Oak`, or `Princ Village`: each word begins a word of the other name, in the same order. */
function isShortFor(short: readonly string[], long: readonly string[]): boolean {
  if (short.join('').length < 3 || short.length > long.length) return false;
  let at = 0;
  for (const word of short) {
    const found = long.findIndex((whole, index) => index >= at && whole.startsWith(word));
    if (found < 0) return false;
    at = found + 1;
  }
  return true;
}

/** How many letters to insert, delete, replace or swap with the next one. */
function editsBetween(a: string, b: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (last?.[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const least = Math.min(replaced, (last?.[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1);
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next.push(isSwap ? Math.min(least, (before?.[column - 2] ?? 0) + 1) : least);
    }
    [before, last] = [last, next];
  }
  return last?.[b.length] ?? 0;
}
