import { characters } from '#shared/text.ts';

/** Format, filler and private characters, line breaks and controls: what nobody sees, or what bends what they see. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Each looks at a character a fixed number of times: what could begin within what was looked at does not begin there. */
const reductions: readonly (readonly [RegExp, string])[] = [
  [/```[\s\S]*?(?:```|$)/g, ' '],
  [/<!--[\s\S]*?(?:-->|$)/g, ' '],
  [/<[a-z/!?][^>]*(?:>|$)/gi, ' '],
  [/!?\[([^[\]]*)\]\([^)]*\)?/g, '$1'],
  [/(?<![a-z0-9+.-])[a-z0-9+.-]+:\/\/\S*/gi, ' '],
  [/\bwww\.\S+/gi, ' '],
  [/\b(?:javascript|vbscript|data|mailto|tel|sms):\S+/gi, ' '],
  [/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, ' '],
  [
    /(?<![a-z0-9.-])\.*(?:[a-z0-9-]+\.+)+(?:com|net|org|io|co|info|biz|xyz|ru|za|uk|dev|app|me|ly|gg|tv|shop|top|online|site|link)\b(?:\/\S*)?/gi,
    ' ',
  ],
  [/&(?:[a-z]+|#\w+);/gi, ' '],
  [/[*_`#>~|\\{}[\]<]+/g, ' '],
];

/** Of whatever a model writes, the words: one line without markup, links, addresses or what nobody sees, not too long. */
export function plainWords(said: string, most: number): string {
  const visible = said
    .slice(0, most * 8)
    .normalize('NFC')
    .replace(/[\n\r\t]/g, ' ')
    .replace(unseen, '');
  const reduced = untilNothingGoes(visible)
    .replace(/[\s\p{Z}]+/gu, ' ')
    .trim();
  return characters(reduced) <= most ? reduced : cutAtWord(reduced, most);
}

/** Taking something out may bring together what it stood between. */
function untilNothingGoes(said: string): string {
  const reduced = reductions.reduce((left, [pattern, instead]) => left.replace(pattern, instead), said);
  return reduced === said ? said : untilNothingGoes(reduced);
}

function cutAtWord(said: string, most: number): string {
  const cut = [...said].slice(0, most - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** Words that are meant for a machine, or for talking somebody into something. */
const instructing =
  /\b(?:(?:ignore|disregard|forget) (?:all |any |the |your |my )*(?:previous|prior|above|earlier|system)|system prompt|developer message|api[ _-]?key|password|credit card|prompt injection|click (?:here|this)|as an ai\b)/i;

export const isInstruction = (said: string): boolean => instructing.test(said);
