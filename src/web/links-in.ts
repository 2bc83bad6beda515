/** Part of a text: words, or an address with where it leads. */
export interface TextPart {
  text: string;
  href?: string;
}

/** Web addresses with their scheme or `www.`, and e-mail addresses. */
const address = /https?:\/\/[^\s<>"]+|\bwww\.[^\s<>"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;

/** A text cut at its addresses; the parts, put together, are the text. */
export function linksIn(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = withoutTail(found);
    const href = hrefOf(shown);
    if (href === null) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: shown, href });
    end = index + shown.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** The end of a sentence is not part of its address; nor is a bracket that was opened before it. */
function withoutTail(found: string): string {
  const trimmed = found.replace(/[.,;:!?'’”*_]+$/, '');
  const closing = trimmed.at(-1);
  const opening = closing === ')' ? '(' : closing === ']' ? '[' : null;
  if (closing === undefined || opening === null) return trimmed;
  return trimmed.split(closing).length > trimmed.split(opening).length ? withoutTail(trimmed.slice(0, -1)) : trimmed;
}

function hrefOf(shown: string): string | null {
  const href = /^https?:/i.test(shown) ? shown : /^www\./i.test(shown) ? `https://${shown}` : `mailto:${shown}`;
  return URL.canParse(href) ? href : null;
}
