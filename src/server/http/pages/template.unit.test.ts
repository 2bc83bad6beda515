import { expect, test } from 'vitest';
import { fill, fillEach, Html } from './template.ts';

test('escapes texts, and leaves markup as it is', () => {
  const page = fill('<title>{{name}}</title><b title="{{name}}">{{content}}</b>', {
    name: 'Tom & "Jo" <$& 9>',
    content: new Html('<i>$&</i>'),
  });
  const name = 'Tom &#38; &#34;Jo&#34; &#60;$&#38; 9&#62;';
  expect(page.markup).toBe(`<title>${name}</title><b title="${name}"><i>$&</i></b>`);
});

test('shows what stands in an optional slot that has no value', () => {
  const template = '<p>{{#content}}Welcome to {{#logo}}<svg></svg>{{/logo}}{{/content}}</p>';
  expect(fill(template, {}).markup).toBe('<p>Welcome to <svg></svg></p>');
  expect(fill(template, { logo: 'a&b' }).markup).toBe('<p>Welcome to a&#38;b</p>');
  expect(fill(template, { content: '' }).markup).toBe('<p></p>');
});

test('fills no slot that came with a value', () => {
  expect(fill('{{content}}{{state}}', { content: new Html('{{state}}'), state: '{{content}}' }).markup).toBe(
    '{{state}}{{content}}',
  );
});

test('refuses a slot without a value', () => {
  expect(() => fill('<p>{{name}}</p>', {})).toThrow('slot name has no value');
});

test('fills an element for each value', () => {
  expect(fillEach('<link href="{{value}}">', ['/a', '/"b']).markup).toBe('<link href="/a"><link href="/&#34;b">');
});
