import { abuse } from './abuse.ts';
import { emergency, injury } from './body.ts';
import { crisisElsewhere, unmistakableCrisis } from './crisis.ts';
import type { Danger } from './dangers.ts';
import { eating } from './eating.ts';
import { harmlessIdioms } from './harmless-idioms.ts';
import { isHurriedWeight, medicines, pregnancy } from './health.ts';
import { plainWords } from './plain-words.ts';

/** The gravest danger that somebody's words speak of, in English, Afrikaans, isiZulu, isiXhosa or Sesotho; null for none. */
export function dangerIn(said: string): Danger | null {
  const plain = plainWords(said);
  const left = plain.replace(harmlessIdioms, '_');
  const speaksOf = (rules: readonly RegExp[]) => rules.some((rule) => rule.test(left));
  if (speaksOf(unmistakableCrisis) || speaksOf(crisisElsewhere)) return 'crisis';
  if (speaksOf(abuse)) return 'abuse';
  if (speaksOf(emergency)) return 'emergency';
  if (speaksOf(eating)) return 'eating';
  if (speaksOf(injury)) return 'injury';
  if (speaksOf(pregnancy)) return 'pregnancy';
  if (speaksOf(medicines)) return 'medicine';
  return isHurriedWeight(left) ? 'weight' : null;
}
