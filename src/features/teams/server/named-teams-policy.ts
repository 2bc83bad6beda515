import { type Answers, answerTo, type ImportQuestion } from '#features/spreadsheets/server/sheet/import-kind.ts';
import { nameKey } from '#shared/name-key.ts';
import { alikeNames } from './alike.ts';

interface Mention {
  name: string;
  line: number;
}

interface Known {
  sport: { id: number; name: string };
  /** Of this sport. */
  teams: readonly string[];
  answers: Answers;
}

export interface NamedTeams {
  /** The team that is meant: one of the sport, or one to be added; null while nobody has said. */
  teamOf(name: string): string | null;
  questions: ImportQuestion[];
  /** Those of these teams that the sport does not have. */
  missing(names: readonly string[]): string[];
}

/**
 * Which teams the names of a file mean. One that the sport does not have is added only when somebody says so: it may be a misspelling of
 * a team that is there, or of one that the file names far more often.
 */
export function nameTeams(mentions: readonly Mention[], { sport, teams, answers }: Known): NamedTeams {
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
/** Pairs of names: a file of more unknown ones is of another place altogether. */
const mostCompared = 50_000;

/** A team of the sport may be named although it is not among the few that are offered. */
const answeredName = (answer: string | undefined, stored: ReadonlyMap<string, string>): string | undefined =>
  answer?.startsWith('is:') && stored.has(nameKey(answer.slice('is:'.length))) ? answer : undefined;
