import { examinerOf, type FoundDanger } from '#features/settings/danger/examine.ts';
import { readerOf, type Vocabulary } from '#features/settings/danger/vocabulary.ts';
import { groupsOf, type LabelledSentence } from './data.ts';
import { examplesOf, randomFrom, train } from './training.ts';

export interface Judged extends LabelledSentence {
  found: FoundDanger | null;
}

/** Each sentence judged by a model that was trained without its fold. */
export function crossValidated(
  sentences: readonly LabelledSentence[],
  vocabulary: Vocabulary,
  { folds, tried = folds, turns }: { folds: number; tried?: number; turns?: number },
): Judged[] {
  const meaningsIn = readerOf(vocabulary);
  const examples = examplesOf(sentences, meaningsIn);
  const random = randomFrom(7);
  const foldOf = new Map<number, number>();
  const fold = groupsOf(sentences).map((group) => {
    const chosen = foldOf.get(group) ?? Math.floor(random() * folds);
    foldOf.set(group, chosen);
    return chosen;
  });
  return Array.from({ length: tried }, (_, each) => {
    const model = train(
      examples.filter((_, index) => fold[index] !== each),
      turns,
    );
    const examine = examinerOf(model, meaningsIn);
    return sentences.filter((_, index) => fold[index] === each).map((one) => ({ ...one, found: examine(one.text) }));
  }).flat();
}

export interface Shares {
  count: number;
  /** Of those in danger, in percent: with help in any place, and in the place of the response. */
  found: number;
  sure: number;
  /** Of all with help, those that are in danger: precision. */
  right: number;
}

const percent = (part: number, all: number) => (all === 0 ? Number.NaN : (100 * part) / all);

/** Recall of the sentences in danger among `judged`; precision beside the harmless ones of the same languages. */
export function sharesOf(judged: readonly Judged[], harmless: readonly Judged[] = []): Shares {
  const found = judged.filter((one) => one.found !== null).length;
  const taken = harmless.filter((one) => one.found !== null).length;
  const sure = judged.filter((one) => one.found?.isSure).length;
  return {
    count: judged.length,
    found: percent(found, judged.length),
    sure: percent(sure, judged.length),
    right: percent(found, found + taken),
  };
}

export const inDanger = (judged: readonly Judged[]) => judged.filter(({ label }) => label !== 'harmless');
export const harmlessOf = (judged: readonly Judged[]) => judged.filter(({ label }) => label === 'harmless');

const urgent: readonly string[] = ['crisis', 'emergency'];
/** Sentences about a danger to life that get no card, or one that does not say to call now. */
export const underTriaged = (judged: readonly Judged[]) =>
  judged.filter(
    ({ label, found }) => urgent.includes(label) && !['crisis', 'abuse', 'emergency'].includes(found?.danger ?? ''),
  );

/** A table of shares by language and by kind. */
export function tableOf(judged: readonly Judged[]): string {
  const harmless = harmlessOf(judged);
  const line = (name: string, { count, found, sure, right }: Shares) =>
    `${name.padEnd(18)}${[count, ...[found, sure, right].map((share) => share.toFixed(1))].map((cell) => String(cell).padStart(9)).join('')}`;
  const by = (key: 'label' | 'language') =>
    [...Map.groupBy(inDanger(judged), (one) => one[key])].map(([name, own]) =>
      line(name, sharesOf(own, key === 'language' ? harmless.filter((one) => one.language === name) : [])),
    );
  const taken = (own: readonly Judged[]) => ({ ...sharesOf(own), right: Number.NaN });
  return [
    `${''.padEnd(18)}${['count', 'card %', 'instead %', 'precision'].map((cell) => cell.padStart(9)).join('')}`,
    ...by('label'),
    ...by('language'),
    line('in danger', sharesOf(inDanger(judged), harmless)),
    ...[...Map.groupBy(harmless, ({ language }) => language)].map(([name, own]) =>
      line(`harmless ${name}`, taken(own)),
    ),
    line('harmless', taken(harmless)),
    `to life, no urgent card: ${underTriaged(judged).length}`,
  ]
    .join('\n')
    .replaceAll('NaN', '  -');
}
