import { expect, it } from 'vitest';
import { blocksIn } from './text-rules.ts';

it('reads paragraphs, headings and lists', () => {
  expect(blocksIn('# Who\nKaroo House\n2 Hill Road\n\n### Twice\n- one\n* two\nAfter it')).toEqual([
    { kind: 'heading', level: 2, text: 'Who' },
    { kind: 'paragraph', text: 'Karoo House\n2 Hill Road' },
    { kind: 'heading', level: 3, text: 'Twice' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'paragraph', text: 'After it' },
  ]);
});

it('takes everything else as it is typed', () => {
  const typed = '#1 in the table, **bold** <b>no</b> -5 degrees';
  expect(blocksIn(typed)).toEqual([{ kind: 'paragraph', text: typed }]);
});

it.each(['', '\n', ' \n\n '])('finds nothing in %j', (empty) => {
  expect(blocksIn(empty)).toEqual([]);
});
