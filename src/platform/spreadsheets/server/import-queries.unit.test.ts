import { expect, it } from 'vitest';
import { sportNamed } from './import-queries.ts';

const sports = ['Soccer', 'Netball', 'Pool', 'Water Polo'].map((name, at) => ({ id: at + 1, name }));

it.each([
  ['soccer', 'Soccer'],
  ['Inter-res soccer 2026', 'Soccer'],
  ['NETBALL (women)', 'Netball'],
  ['water  polo', 'Water Polo'],
  ['Soccer and netball', undefined],
  ['Carpool', undefined],
  ['', undefined],
])('%j names the sport %s', (text, name) => expect(sportNamed(sports, text)?.name).toBe(name));
