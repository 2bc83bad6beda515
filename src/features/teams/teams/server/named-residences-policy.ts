import { type Answers, answerTo, type ImportQuestion } from '#platform/spreadsheets/server/sheet/import-kind.ts';
import { nameKey } from '#shared/names.ts';
import { alikeNames } from './alike-names-policy.ts';

interface Mention {
  name: string;
  line: number;
}

export interface KnownResidence {
  name: string;
  short_name: string | null;
}

export interface NewResidence {
  name: string;
  kind: 'home' | 'visiting';
}

interface NamedResidences {
  /** The residence that a name means: an existing one, or one to add; null to leave it out; undefined while nobody has answered. */
  findResidence(name: string): string | NewResidence | null | undefined;
  questions: ImportQuestion[];
}

const options = [
  { value: 'new', label: 'Add as a residence of this village' },
  { value: 'visiting', label: 'Add as a visiting residence' },
  { value: 'none', label: 'Leave it out' },
];

/** Decides which residences the names of a file mean; the unknown ones are added only when somebody says so. */
export function nameResidences(
  mentions: readonly Mention[],
  { residences, answers }: { residences: readonly KnownResidence[]; answers: Answers },
): NamedResidences {
  const short = residences.flatMap(({ name, short_name }) =>
    short_name === null ? [] : [[nameKey(short_name), name] as const],
  );
  const known = new Map([...short, ...residences.map(({ name }) => [nameKey(name), name] as const)]);
  const names = new Map(residences.map(({ name }) => [nameKey(name), name]));
  const unknown = [...Map.groupBy(mentions, ({ name }) => nameKey(name))].filter(([key]) => !known.has(key));
  const questions = new Map(
    unknown.map(([key, of]): [string, ImportQuestion] => {
      const about = of[0]?.name ?? key;
      const alike = alikeNames(key, [...names.keys()]).slice(0, maxOffered);
      return [
        key,
        {
          id: `residence:${key}`,
          topic: 'residence',
          about,
          text: `There is no residence ${about}`,
          lines: [...new Set(of.map(({ line }) => line))],
          options: [
            ...alike.map((one) => ({ value: `is:${names.get(one)}`, label: names.get(one) ?? one })),
            ...options,
          ],
          named: { table: 'residences' },
        },
      ];
    }),
  );
  return {
    questions: [...questions.values()],
    findResidence: (name) => {
      const question = questions.get(nameKey(name));
      if (!question) return known.get(nameKey(name));
      const answer = answerTo(question, answers);
      if (answer === undefined || answer === 'none') return answer === 'none' ? null : undefined;
      if (answer.startsWith('is:')) return answer.slice('is:'.length);
      return { name: question.about, kind: answer === 'visiting' ? 'visiting' : 'home' };
    },
  };
}

const maxOffered = 5;
