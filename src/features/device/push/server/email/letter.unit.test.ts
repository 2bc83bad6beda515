import { expect, it } from 'vitest';
import { unlinked } from './letter.ts';
import { normaliseMailbox } from './mailboxes.ts';

it.each([
  ['Thandi M.', 'Thandi M.'],
  ['J.P. Botha', 'J. P. Botha'],
  ['win-a-prize.com', 'win-a-prize. com'],
  ['www.win.example', 'www. win. example'],
  ['https://evil.example', 'https: / / evil. example'],
  ['me@evil.example', 'me@ evil. example'],
  ['prize。com', 'prize。 com'],
  ['two\nlines', 'two lines'],
])('mail programs make no link of the name %j', (name, shown) => expect(unlinked(name)).toBe(shown));

it('counts all spellings of one mailbox as one', () => {
  const spellings = [
    ...['thandi@gmail.com', 'Thandi@Gmail.com', 't.handi@gmail.com', 't.h.a.n.d.i@gmail.com', 'thandi+1@gmail.com'],
    ...[
      'th.andi+a+b@gmail.com',
      'thandi@googlemail.com',
      '.thandi.@gmail.com',
      'THANDI+.@gmail.com',
      'thand.i@gmail.com',
    ],
  ];
  expect(new Set(spellings.map(normaliseMailbox))).toEqual(new Set(['thandi@gmail.com']));
  expect(normaliseMailbox('sipho@gmail.com')).not.toBe(normaliseMailbox('thandi@gmail.com'));
  expect(normaliseMailbox('thandi@example.org')).not.toBe(normaliseMailbox('thandi@gmail.com'));
});
