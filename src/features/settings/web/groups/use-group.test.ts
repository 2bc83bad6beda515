import { expect, test } from 'vitest';
import { defaultSettings } from '../../rules.ts';
import { editConflictsWith, emptyDraft, keepMine, takeTheirs, typedInto } from './use-group.ts';

const settings = { ...defaultSettings, season: '2026', homeSidePatterns: ['PV'] };
const typed = typedInto(emptyDraft, settings, { season: '2027', homeSidePatterns: ['PV', 'ResP'] });

test('separates typed values from the original ones', () => {
  expect(typed).toEqual({
    base: { season: '2026', homeSidePatterns: ['PV'] },
    typed: { season: '2027', homeSidePatterns: ['PV', 'ResP'] },
  });
});

test('leaves nothing to save after typing the original value', () => {
  expect(typedInto(typed, settings, { season: '2026' }).typed).toEqual({ homeSidePatterns: ['PV', 'ResP'] });
  expect(typedInto(emptyDraft, settings, { season: '2026' })).toEqual(emptyDraft);
});

test('finds conflicts only in settings that both changed to different values', () => {
  expect(editConflictsWith(typed, settings)).toEqual([]);
  expect(editConflictsWith(typed, { ...settings, productName: 'Kgotla' })).toEqual([]);
  expect(editConflictsWith(typed, { ...settings, season: '2027' })).toEqual([]);
  expect(editConflictsWith(typed, { ...settings, season: '2028' })).toEqual(['season']);
});

test('settles an edit conflict either way', () => {
  const theirs = { ...settings, season: '2028' };
  const mine = keepMine(typed, theirs, 'season');
  expect(editConflictsWith(mine, theirs)).toEqual([]);
  expect(mine.typed.season).toBe('2027');
  expect(takeTheirs(typed, 'season').typed).toEqual({ homeSidePatterns: ['PV', 'ResP'] });
});
