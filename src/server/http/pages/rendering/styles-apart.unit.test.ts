import { expect, test } from 'vitest';
import { stylesApart } from '../page.ts';

test('turns each style into one rule, and refers to it in place of the attribute', () => {
  const { markup, sheet } = stylesApart(
    '<b style="color:red">1</b><i style="color:blue">2</i><b style="color:red">3</b>',
  );
  expect(markup).toBe('<b data-style="0">1</b><i data-style="1">2</i><b data-style="0">3</b>');
  expect(sheet).toBe('[data-style="0"]{color:red}[data-style="1"]{color:blue}');
});

test('decodes the character references that React writes', () => {
  expect(stylesApart('<b style="background:url(&quot;/a?b=1&amp;c&quot;)"></b>').sheet).toBe(
    '[data-style="0"]{background:url("/a?b=1&c")}',
  );
});

test.each(['color:red}html{display:none', 'a:&lt;/style&gt;&lt;script&gt;', 'a:\\7d', 'a:&nbsp;'])(
  'leaves out %s, which could reach beyond its rule',
  (style) => {
    expect(stylesApart(`<b style="${style}">1</b>`)).toEqual({ markup: '<b>1</b>', sheet: '' });
  },
);

test('leaves text that looks like a style alone', () => {
  const markup = '<p> style=&quot;color:red&quot;</p>';
  expect(stylesApart(markup)).toEqual({ markup, sheet: '' });
});
