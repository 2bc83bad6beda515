import { type Answers, answerTo, type ImportQuestion } from '#platform/spreadsheets/server/sheet/import-kind.ts';
import { namedLike, nameKey } from '#shared/names.ts';
import { venueNamed } from '../rules.ts';

interface Mention {
  location: string;
  line: number;
}

interface ImportContext {
  sport: { id: number };
  venues: readonly { name: string; short_name: string | null }[];
  answers: Answers;
}

export interface NamedVenues {
  /** The name of the venue that a location means: an existing one, or one to add; null if it is no venue. */
  findVenue(location: string): string | null;
  questions: ImportQuestion[];
  /** What to say where several venues have this name. */
  doubleNote(location: string): string;
  /** Those of these names that are no venue yet. */
  missing(names: readonly string[]): string[];
}

const asNew = { value: 'new', label: 'Add as a new venue' };
const asText = { value: 'text', label: 'Keep it as text' };
const maxOffered = 30;

/**
 * Decides which venues the locations of a file mean. An unknown one is added only when somebody says so; without an
 * answer it stays text, as if it were typed, and no row waits for it.
 */
export function nameVenues(mentions: readonly Mention[], { sport, venues, answers }: ImportContext): NamedVenues {
  const known = venues.slice(0, maxOffered).map(({ name }) => ({ value: `is:${name}`, label: name }));
  const unknown = [...Map.groupBy(mentions, ({ location }) => nameKey(location))].filter(
    ([key, [first]]) => first && !undecided.has(key) && !venueNamed(venues, first.location),
  );
  const questions = unknown.map(([key, of]): ImportQuestion => {
    const about = of[0]?.location ?? key;
    return {
      id: `venue:${sport.id}:${key}`,
      topic: 'venue',
      about,
      text: `There is no venue ${about}`,
      lines: [...new Set(of.map(({ line }) => line))],
      options: [asText, asNew, ...known],
      named: { table: 'venues', sportId: sport.id },
    };
  });
  const byKey = new Map(questions.map((question, at) => [unknown[at]?.[0], question]));
  return {
    findVenue: (location) => {
      const question = byKey.get(nameKey(location));
      if (!question) return venueNamed(venues, location)?.name ?? null;
      const answer = answerTo(question, answers);
      if (answer === asNew.value) return question.about;
      return answer?.startsWith('is:') ? answer.slice('is:'.length) : null;
    },
    questions,
    doubleNote: (location) => namedLike(venues, ({ name }) => name).note(location, 'venues'),
    missing: (names) =>
      [...new Map(names.map((name) => [nameKey(name), name])).values()].filter((name) => !venueNamed(venues, name)),
  };
}

/** Words for a location that is not known yet. */
const undecided = new Set(['tba', 'tbc', 'tbd']);
