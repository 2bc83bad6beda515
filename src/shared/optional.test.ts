import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PictureUrl } from './links.ts';
import { optional } from './optional.ts';
import { optionalText } from './text.ts';

const Team = z.strictObject({ logo: optional(PictureUrl), motto: optionalText({ max: 10 }) });
const read = (input: unknown) => z.safeParse(Team, input);

it.each([
  [{}, {}],
  [{ logo: null }, { logo: null }],
  [{ logo: '' }, { logo: null }],
  [{ logo: ' \n' }, { logo: null }],
  [{ logo: 'https://pv.example/crest.png' }, { logo: 'https://pv.example/crest.png' }],
  [{ motto: '' }, { motto: null }],
  [{ motto: '  ' }, { motto: null }],
  [{ motto: ' Go! ' }, { motto: 'Go!' }],
])('%j is read as %j', (input, expected) => {
  expect(read(input).data).toEqual(expected);
});

it.each([
  [{ logo: 'crest' }, 'logo', 'must be an https address'],
  [{ motto: 'x'.repeat(11) }, 'motto', 'must have at most 10 characters'],
])('%j is refused with a message about its field', (input, field, message) => {
  expect(read(input).error?.issues).toMatchObject([{ path: [field], message }]);
});

it.each([{ logo: 5 }, { motto: [] }, { motto: false }])('%j is refused', (input) => {
  expect(read(input).success).toBe(false);
});

it('has a JSON schema of the values that it may hold', () => {
  const described = z.core.toJSONSchema(Team, { io: 'input' });
  expect(described).toMatchObject({ properties: { logo: { anyOf: [{ type: 'string' }, { type: 'null' }] } } });
  expect(described.required ?? []).toEqual([]);
});
