import { abuse } from './abuse.ts';
import { emergency, injury } from './body.ts';
import { crisisElsewhere, unmistakableCrisis } from './crisis.ts';
import type { Danger } from './dangers.ts';
import { eating } from './eating.ts';
import { harmlessIdioms } from './harmless-idioms.ts';
import { isHurriedWeight, medicines, pregnancy } from './health.ts';
import { plainWords } from './plain-words.ts';
import { abuseSentences } from './sentences/abuse.ts';
import { emergencySentences, injurySentences } from './sentences/body.ts';
import { crisisSentences } from './sentences/crisis.ts';
import { eatingSentences, medicineSentences, pregnancySentences } from './sentences/health.ts';

/** The gravest danger in a text in English, Afrikaans, isiZulu, isiXhosa or Sesotho; null for none. */
export function dangerIn(text: string): Danger | null {
  const plain = plainWords(text);
  const remaining = plain.replace(harmlessIdioms, '_');
  const speaksOf = (rules: readonly RegExp[]) => rules.some((rule) => rule.test(remaining));
  for (const [danger, rules] of gravestFirst) if (speaksOf(rules)) return danger;
  return isHurriedWeight(remaining) ? 'weight' : null;
}

const gravestFirst: readonly (readonly [Danger, readonly RegExp[]])[] = [
  ['crisis', [...unmistakableCrisis, ...crisisElsewhere, ...crisisSentences]],
  ['abuse', [...abuse, ...abuseSentences]],
  ['emergency', [...emergency, ...emergencySentences]],
  ['eating', [...eating, ...eatingSentences]],
  ['injury', [...injury, ...injurySentences]],
  ['pregnancy', [...pregnancy, ...pregnancySentences]],
  ['medicine', [...medicines, ...medicineSentences]],
];
