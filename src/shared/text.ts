import * as z from 'zod/mini';
import { optional } from './optional.ts';

const controlCharacters = /\p{Cc}/u;
const controlCharactersButLines = /(?![\t\n\r])\p{Cc}/u;
/**
 * What nobody sees, what turns the direction of what follows, and what has no agreed meaning: format characters,
 * fillers, joiners, private and unassigned ones. A heart may stay red: its selector stands right behind it.
 */
const hidden =
  /(?!\ufe0f)[\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]|(?<!\p{Extended_Pictographic})\ufe0f/gu;
/** Spaces that look like the plain one, or like nothing at all. */
const otherSpaces = /[^\P{Z} ]/gu;
/** Something that is seen by itself, not only space or marks on nothing. */
const seen = /[^\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\p{Z}\s\u2800]/u;

interface TextLimits {
  /** Fewest characters after trimming; 1 when not given. */
  min?: number;
  /** Most characters, counted as a person would (code points). */
  max: number;
  lines?: boolean;
  tooShort?: string;
  tooLong?: string;
}

/**
 * Text as people type it: trimmed, in Unicode normal form C, without control characters, bounded. In a single line,
 * which is a name or stands where names do, hidden characters are left out; free texts keep joined emoji.
 */
export function text({ min = 1, max, lines = false, tooShort, tooLong }: TextLimits) {
  const refused = lines ? controlCharactersButLines : controlCharacters;
  const shortMessage = tooShort ?? (min === 1 ? 'is required' : `must have at least ${min} characters`);
  return z.string().check(
    z.maxLength(max * 8, tooLong ?? `must have at most ${max} characters`),
    z.refine((value) => value.isWellFormed() && !refused.test(value), 'contains characters that are not allowed'),
    z.overwrite((value) => (lines ? value.replace(/\r\n?/g, '\n') : plainLine(value)).normalize('NFC').trim()),
    z.refine((value) => min === 0 || (seen.test(value) && characters(value) >= min), shortMessage),
    z.refine((value) => characters(value) <= max, tooLong ?? `must have at most ${max} characters`),
  );
}

export const optionalText = (limits: Omit<TextLimits, 'min' | 'tooShort'>) => optional(text({ ...limits, min: 0 }));

/** A line without what nobody sees; it is taken out, not refused: nobody can find what they cannot see. */
function plainLine(value: string): string {
  return value.replace(hidden, '').replace(otherSpaces, ' ');
}

export function characters(value: string): number {
  return [...value].length;
}

/** `12 left`, `1 character too many` */
export const roomText = (room: number): string =>
  room < 0 ? `${-room} ${room === -1 ? 'character' : 'characters'} too many` : `${room} left`;

/** `ground-anchor` is a tag; to people it is two words. */
export const inWords = (resourceName: string): string => resourceName.replaceAll('-', ' ');
