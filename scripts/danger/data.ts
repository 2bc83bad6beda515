import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { kinds } from '#platform/settings/danger/model.ts';
import { plainText } from '#platform/settings/danger/plain-text.ts';
import type { Vocabulary } from '#platform/settings/danger/vocabulary.ts';

export const dangerFolder = join(import.meta.dirname, '../../src/platform/settings/danger');
const dataFolder = join(dangerFolder, 'sentences');

const languages = ['en', 'af', 'zu', 'xh', 'st', 'tn', 'mixed'] as const;
const fields = { text: z.string().check(z.minLength(1)), language: z.enum(languages) };
const origin = { source: z.string().check(z.minLength(1)), 'reviewed by': z.string() };
const Sentence = z.strictObject({ ...fields, label: z.enum(kinds), ...origin });
const Phrase = z.strictObject({ ...fields, label: z.string().check(z.regex(/^[a-z]+$/)), ...origin });

export type LabelledSentence = z.infer<typeof Sentence>;

const read = <Row extends z.ZodMiniType>(row: Row, file: string): z.infer<Row>[] =>
  z.array(row).parse(parse(readFileSync(join(dataFolder, file)), { columns: true }));

/** The sentences to learn from, one file a label. */
export const readSentences = (): LabelledSentence[] => kinds.flatMap((kind) => read(Sentence, `${kind}.csv`));

/** Sentences that nobody trains on. */
export const readHeldOut = (): LabelledSentence[] => read(Sentence, 'held-out.csv');

/** Words by their meaning, and phrases that say a danger by themselves (`says crisis`). */
export function readVocabulary(): Vocabulary {
  const said = read(Phrase, 'phrases.csv').map((row) => ({ ...row, label: `says ${row.label}` }));
  const byMeaning = Map.groupBy([...read(Phrase, 'words.csv'), ...said], ({ label }) => label);
  return Object.fromEntries([...byMeaning].map(([meaning, rows]) => [meaning, rows.map(({ text }) => text)]));
}

/** Changes when a file changes that the model is trained from. */
export function dataHash(): string {
  const files = readdirSync(dataFolder).filter((file) => file !== 'held-out.csv');
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(dataFolder, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Sentences that share most of their words belong to one group, so that no fold is tested with what it learned. */
export function groupSentences(sentences: readonly LabelledSentence[]): number[] {
  const words = sentences.map(({ text }) => new Set(plainText(text).split(' ')));
  const group = words.map((_, index) => index);
  const root = (index: number): number => {
    const next = group[index] ?? index;
    return next === index ? index : root(next);
  };
  const withWord = new Map<string, number[]>();
  words.forEach((own, index) => {
    const shared = new Map<number, number>();
    for (const word of own) {
      const others = withWord.get(word) ?? [];
      if (others.length < tooCommon) for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      withWord.set(word, [...others, index]);
    }
    for (const [other, count] of shared) {
      const all = own.size + (words[other]?.size ?? 0) - count;
      if (count / all >= alike) group[root(index)] = root(other);
    }
  });
  return group.map((_, index) => root(index));
}

const alike = 0.6;
const tooCommon = 1500;
