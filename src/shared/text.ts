import * as z from 'zod/mini';
import { optional } from './optional.ts';

const controlCharacters = /\p{Cc}/u;
/** The same, with tabs and line breaks allowed. */
const controlCharactersButLines = /(?![\t\n\r])\p{Cc}/u;
/** Letters that nobody sees; a name made of them alone is no name. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2800]/gu;

interface TextLimits {
  /** Fewest characters after trimming; 1 when not given. */
  min?: number;
  /** Most characters, counted as a person would (code points). */
  max: number;
  /** Whether line breaks and tabs may stand in it. */
  lines?: boolean;
  tooShort?: string;
  tooLong?: string;
}

/** Text as people type it: trimmed, in Unicode normal form C, without control characters, bounded. */
export function text({ min = 1, max, lines = false, tooShort, tooLong }: TextLimits) {
  const refused = lines ? controlCharactersButLines : controlCharacters;
  const shortMessage = tooShort ?? (min === 1 ? 'is required' : `must have at least ${min} characters`);
  return z.string().check(
    z.maxLength(max * 8, tooLong ?? `must have at most ${max} characters`),
    z.refine((value) => value.isWellFormed() && !refused.test(value), 'contains characters that are not allowed'),
    z.overwrite((value) => value.normalize('NFC').replace(/\r\n?/g, '\n').trim()),
    z.refine((value) => characters(value.replace(invisible, '').trim()) >= min, shortMessage),
    z.refine((value) => characters(value) <= max, tooLong ?? `must have at most ${max} characters`),
  );
}

/** Text that may be left out. */
export const optionalText = (limits: Omit<TextLimits, 'min' | 'tooShort'>) => optional(text({ ...limits, min: 0 }));

/** Length in code points: what a person would count, emoji once. */
export function characters(value: string): number {
  return [...value].length;
}
