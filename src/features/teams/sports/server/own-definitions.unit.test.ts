import { expect, it } from 'vitest';
import { getDefinition } from '../rules.ts';
import { korfball } from '../testing/korfball.ts';

it('reads a definition that the village made from its text, the same one each time', () => {
  const text = JSON.stringify(korfball);
  const definition = getDefinition(text);
  expect([definition.name, definition.key]).toEqual(['Korfball', text]);
  expect(getDefinition(JSON.stringify(JSON.parse(text)))).toBe(definition);
  for (let other = 0; other < 200; other += 1) getDefinition(JSON.stringify({ ...korfball, about: String(other) }));
  expect(getDefinition(text)).toEqual(definition);
});

it('takes the general rules for a text that is no definition', () =>
  expect(getDefinition('{"key":').key).toBe('general'));
