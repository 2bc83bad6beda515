import * as z from 'zod/mini';
import { atMost, optional } from './fields.ts';

const controlCharacters = /\p{Cc}/u;
const controlCharactersButLines = /(?![\t\n\r])\p{Cc}/u;
/**
 * Characters that are invisible, change the direction of the text or have no agreed meaning: format characters,
 * fillers, joiners, private and unassigned ones. A selector right after an emoji stays: it makes a heart red.
 */
const hidden =
  /(?!\ufe0f)[\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]|(?<!\p{Extended_Pictographic})\ufe0f/gu;
/** Spaces that look like the plain one, or like nothing at all. */
const otherSpaces = /[^\P{Z} ]/gu;
/** A character that is visible by itself, unlike spaces and combining marks. */
const visibleCharacter = /[^\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\p{Z}\s\u2800]/u;

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
 * Text as people type it: trimmed, in Unicode normal form C, without control characters, bounded. A single line, which
 * is a name or shown like one, loses hidden characters; free texts keep joined emoji.
 */
export function text({ min = 1, max, lines = false, tooShort, tooLong }: TextLimits) {
  const refused = lines ? controlCharactersButLines : controlCharacters;
  const shortMessage = tooShort ?? (min === 1 ? 'is required' : `must have at least ${min} characters`);
  return z.string().check(
    atMost(max * 8, tooLong ?? `must have at most ${max} characters`),
    z.refine((value) => value.isWellFormed() && !refused.test(value), 'contains characters that are not allowed'),
    z.overwrite((value) => (lines ? value.replace(/\r\n?/g, '\n') : plainLine(value)).normalize('NFC').trim()),
    z.refine((value) => min === 0 || (visibleCharacter.test(value) && characters(value) >= min), shortMessage),
    z.refine((value) => characters(value) <= max, tooLong ?? `must have at most ${max} characters`),
  );
}

export const optionalText = (limits: Omit<TextLimits, 'min' | 'tooShort'>) => optional(text({ ...limits, min: 0 }));

/** Removes hidden characters instead of refusing them: nobody can find what they cannot see. */
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
export const toPhrase = (resourceName: string): string => resourceName.replaceAll('-', ' ');
