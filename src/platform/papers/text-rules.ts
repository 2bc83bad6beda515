/** A part of a paper, as it is shown. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'paragraph'; text: string };

/**
 * Reads a text as people write it in any editor: an empty line ends a paragraph, `## ` and `### ` begin headings, `- `
 * begins an entry of a list. Everything else is text.
 */
export function blocksIn(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let items: string[] = [];
  const end = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join('\n') });
    if (items.length > 0) blocks.push({ kind: 'list', items });
    [lines, items] = [[], []];
  };
  for (const line of text.split('\n').map((typed) => typed.trim())) {
    const [, marks, rest = ''] = /^(#{1,3}|[-*•])\s+(.*)$/.exec(line) ?? [];
    if (marks?.startsWith('#')) {
      end();
      blocks.push({ kind: 'heading', level: marks === '###' ? 3 : 2, text: rest });
    } else if (marks) {
      if (lines.length > 0) end();
      items.push(rest);
    } else {
      if (line === '' || items.length > 0) end();
      if (line !== '') lines.push(line);
    }
  }
  end();
  return blocks;
}
