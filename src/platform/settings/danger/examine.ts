import { type Danger, dangers } from '../contract.ts';
import { type Model, probabilities } from './model.ts';
import { splitSentences } from './plain-text.ts';
import type { Reader } from './vocabulary.ts';

export interface FoundDanger {
  danger: Danger;
  /** Else help is offered beside what was asked for, not in its place. */
  isSure: boolean;
}

/** From this probability on that a part of a text speaks of some danger, help comes in the place of a response, or beside it. */
const [sure, unsure] = [0.85, 0.5];
/** The same for crisis, abuse and emergency together: a needless card costs less there than a missing one. */
const [urgentKinds, unsureIfUrgent] = [3, 0.3];
/** A graver danger that is less probable than another still comes first. */
const grave = 0.15;

/** Judges texts: their gravest danger, or null for none. */
export const createExaminer =
  (model: Model, meaningsIn: Reader) =>
  (text: string): FoundDanger | null => {
    const parts = splitParts(text)
      .map((part) => probabilities(part, meaningsIn, model))
      .map(([harmless = 1, ...each]) => ({ each, harm: 1 - harmless, urgent: sumNumbers(each.slice(0, urgentKinds)) }))
      .filter(({ harm, urgent }) => harm >= unsure || urgent >= unsureIfUrgent);
    const danger = dangers.find((_, index) => parts.some(({ each, harm }) => (each[index] ?? 0) >= grave * harm));
    return danger === undefined ? null : { danger, isSure: parts.some(({ harm }) => harm >= sure) };
  };

const sumNumbers = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

const longest = 10_000;
/** Words of a part that is judged by itself, so that a few words of danger do not get lost in a long text. */
const [wordsInPart, wordsToNextPart] = [14, 7];

/** A text's sentences, the parts of long sentences, and the whole of a short text. */
function splitParts(text: string): string[] {
  const sentences = splitSentences(text.slice(0, longest));
  const parts = sentences.flatMap((sentence) => {
    const words = sentence.split(' ');
    const starts = Array.from({ length: Math.ceil(words.length / wordsToNextPart) }, (_, at) => at * wordsToNextPart);
    if (words.length <= wordsInPart) return [sentence];
    return starts.map((start) => words.slice(start, start + wordsInPart).join(' '));
  });
  const whole = sentences.join(' ');
  const all = whole.split(' ').length <= 2 * wordsInPart ? [...parts, whole] : parts;
  return [...new Set(all)].filter((part) => part !== '');
}
