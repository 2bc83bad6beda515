import { createExaminer, type FoundDanger } from '#platform/settings/danger/examine.ts';
import { createReader, type Vocabulary } from '#platform/settings/danger/vocabulary.ts';
import { groupSentences, type LabelledSentence } from './data.ts';
import { buildExamples, randomFrom, train } from './training.ts';

export interface Judged extends LabelledSentence {
  found: FoundDanger | null;
}

/** Each sentence judged by a model that was trained without its fold. */
export function crossValidated(
  sentences: readonly LabelledSentence[],
  vocabulary: Vocabulary,
  { folds, tried = folds, turns }: { folds: number; tried?: number; turns?: number },
): Judged[] {
  const meaningsIn = createReader(vocabulary);
  const examples = buildExamples(sentences, meaningsIn);
  const random = randomFrom(7);
  const foldByGroup = new Map<number, number>();
  const fold = groupSentences(sentences).map((group) => {
    const chosen = foldByGroup.get(group) ?? Math.floor(random() * folds);
    foldByGroup.set(group, chosen);
    return chosen;
  });
  return Array.from({ length: tried }, (_, each) => {
    const model = train(
      examples.filter((_, index) => fold[index] !== each),
      turns,
    );
    const examine = createExaminer(model, meaningsIn);
    return sentences.filter((_, index) => fold[index] === each).map((one) => ({ ...one, found: examine(one.text) }));
  }).flat();
}

export interface Shares {
  count: number;
  /** Those with help in any place, and in the place of the answer, in percent. */
  found: number;
  sure: number;
}

const percent = (part: number, all: number) => (all === 0 ? 0 : (100 * part) / all);

export const computeShares = (judged: readonly Judged[]): Shares => ({
  count: judged.length,
  found: percent(judged.filter(({ found }) => found !== null).length, judged.length),
  sure: percent(judged.filter(({ found }) => found?.isSure).length, judged.length),
});

export const inDanger = (judged: readonly Judged[]) => judged.filter(({ label }) => label !== 'harmless');
export const pickHarmless = (judged: readonly Judged[]) => judged.filter(({ label }) => label === 'harmless');

const urgent: readonly string[] = ['crisis', 'emergency'];
/** Sentences about a danger to life that get no card, or one that does not say to call now. */
export const underTriaged = (judged: readonly Judged[]) =>
  judged.filter(
    ({ label, found }) => urgent.includes(label) && !['crisis', 'abuse', 'emergency'].includes(found?.danger ?? ''),
  );

/** Recall and precision by kind and by language. Precision: of the cards shown, those of this kind, or for somebody in danger. */
export function formatTable(judged: readonly Judged[]): string {
  const cards = judged.filter(({ found }) => found !== null);
  const kindsIn = Object.entries(Object.groupBy(inDanger(judged), ({ label }) => label)).map(([kind, own]) => {
    const shown = cards.filter(({ found }) => found?.danger === kind);
    return formatLine(kind, own, percent(shown.filter(({ label }) => label === kind).length, shown.length));
  });
  const languages = Object.entries(Object.groupBy(judged, ({ language }) => language)).map(([language, own]) => {
    const shown = cards.filter((one) => one.language === language);
    return formatLine(language, inDanger(own), percent(inDanger(shown).length, shown.length));
  });
  const harmless = Object.entries(Object.groupBy(pickHarmless(judged), ({ language }) => language));
  return [
    formatRow('', ['count', 'card %', 'instead %', 'precision %']),
    ...kindsIn,
    ...languages,
    formatLine('all in danger', inDanger(judged), percent(inDanger(cards).length, cards.length)),
    ...harmless.map(([language, own]) => formatLine(`harmless ${language}`, own)),
    formatLine('all harmless', pickHarmless(judged)),
    `Danger to life without an urgent card: ${underTriaged(judged).length}`,
  ].join('\n');
}

function formatLine(name: string, own: readonly Judged[], precision?: number): string {
  const { count, found, sure } = computeShares(own);
  return formatRow(name, [String(count), ...[found, sure, precision].map((share) => share?.toFixed(1) ?? '')]);
}

const formatRow = (name: string, cells: readonly string[]) =>
  `${name.padEnd(16)}${cells.map((cell) => cell.padStart(12)).join('')}`;
