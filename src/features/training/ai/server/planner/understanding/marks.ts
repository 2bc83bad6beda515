import { join } from 'node:path';
import * as z from 'zod/mini';
import { ListCell, readCsv } from '#server/data-files.ts';
import { speller, type Token, wordsForNumbers } from './words.ts';

const Kind = z.enum([
  ...(['goal', 'sport', 'level', 'gear', 'bodyweight', 'focus', 'joint', 'hurt', 'trouble', 'stiff', 'care'] as const),
  ...(['move', 'quiet', 'idle'] as const),
]);

interface Meaning {
  kind: z.infer<typeof Kind>;
  /** Empty for a kind that has no values. */
  value: string;
}

type Lexicon = ReadonlyMap<string, Meaning>;

/**
 * Phrases that people write, by meaning: in plain lower case without hyphens and apostrophes. At each place, the longest
 * matching phrase wins; a phrase that two rows have means what the first says.
 */
const lexicon: Lexicon = new Map(
  readCsv(
    join(import.meta.dirname, 'phrases.csv'),
    z.strictObject({ kind: Kind, value: z._default(z.string(), ''), phrases: ListCell }),
  )
    .toReversed()
    .flatMap(({ kind, value, phrases }) => phrases.map((phrase) => [phrase, { kind, value }] as const)),
);

/** A phrase that was understood, and its place among the words. */
export interface Mark extends Meaning {
  at: number;
  /** The place after its last word. */
  to: number;
  /** True for 'no dumbbells', 'without jumping or running'. */
  negated: boolean;
}

const maxPhrase = 5;
const negators = new Set([
  ...[
    'no',
    'not',
    'without',
    'dont',
    'avoid',
    'avoiding',
    'except',
    'cant',
    'cannot',
    'never',
    'hate',
    'skip',
    'minus',
  ],
  ...['neither', 'nor', 'excluding', 'isnt', 'wont', 'nothing', 'zero', 'dislike', 'doesnt', 'lack', 'hates', 'excl'],
]);
/** Words that begin a new clause, where a 'no' stops to apply. */
const turns = new Set(['but', 'just', 'only', 'with', 'i', 'im', 'ive', 'my', 'because', 'then', 'instead', '.']);
/** After more than this many unknown words, a 'no' no longer applies. */
const farthest = 3;

const timeWords = [
  ...['minute', 'minutes', 'hour', 'hours', 'week', 'weekly', 'daily', 'days', 'times', 'twice', 'every', 'half'],
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'quarter', 'without', 'avoid'],
];
const known = new Set([
  ...[...lexicon.keys()].flatMap((phrase) => phrase.split(' ')),
  ...wordsForNumbers,
  ...timeWords,
]);

export const spelledRight = speller(known);

export function marksIn(tokens: readonly Token[]): Mark[] {
  const marks = phrasesIn(tokens, lexicon);
  return marks.map((mark) => ({ ...mark, negated: isNegated(mark, marks, tokens) }));
}

function phrasesIn(tokens: readonly Token[], phrases: Lexicon): Omit<Mark, 'negated'>[] {
  const found: Omit<Mark, 'negated'>[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = longestMatchAt(tokens, at, phrases);
    const meaning = phrases.get(tokens.slice(at, at + length).join(' '));
    if (meaning) found.push({ ...meaning, at, to: at + length });
    at += Math.max(1, length);
  }
  return found;
}

function longestMatchAt(tokens: readonly Token[], at: number, phrases: Lexicon): number {
  for (let length = maxPhrase; length > 0; length -= 1) {
    if (phrases.has(tokens.slice(at, at + length).join(' '))) return length;
  }
  return 0;
}

/** Looks back for a 'no' that still applies. */
function isNegated(
  mark: { at: number },
  marks: readonly { at: number; to: number }[],
  tokens: readonly Token[],
): boolean {
  let distance = 0;
  for (let at = mark.at - 1; at >= 0; at -= 1) {
    const token = tokens[at] ?? '.';
    const within = marks.find((other) => other.at <= at && at < other.to);
    if (within) {
      at = within.at;
      continue;
    }
    if (negators.has(token)) return !isButOnly(tokens, at);
    if (turns.has(token) || (token === ',' && !isListEndedByOr(tokens, mark.at))) return false;
    if (token !== ',' && token !== 'or' && token !== 'and') distance += 1;
    if (distance > farthest) return false;
  }
  return false;
}

/** 'Nothing but dumbbells' and 'not only legs' do not negate what follows. */
const isButOnly = (tokens: readonly Token[], at: number) =>
  (tokens[at] === 'nothing' && tokens[at + 1] === 'but') || (tokens[at] === 'not' && tokens[at + 1] === 'only');

/** In 'no jumping, running or squats', the comma does not end the 'no'. */
function isListEndedByOr(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < Math.min(tokens.length, from + 6); at += 1) {
    const token = tokens[at] ?? '.';
    if (token === 'or' || token === 'nor') return true;
    if (turns.has(token)) return false;
  }
  return tokens[from - 2] === 'or' || tokens[from - 1] === 'or';
}
