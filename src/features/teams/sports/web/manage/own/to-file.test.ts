import { describe, expect, it } from 'vitest';
import { CheckedSportFile } from '../../../definitions/checked-file.ts';
import type { SportFile } from '../../../definitions/file.ts';
import { newRow, type SportDraft, toDraft } from './draft.ts';
import { kinds } from './kinds.ts';
import { atFields } from './places.ts';
import { toFile } from './to-file.ts';

const getKind = (wanted: string): SportFile => {
  const found = kinds.find(({ value }) => value === wanted);
  if (!found) throw new Error(wanted);
  return found.file;
};

const change = (file: SportFile, changed: (draft: SportDraft) => Partial<SportDraft>) => {
  const draft = toDraft(file, 'Ultimate');
  return toFile(file, { ...draft, ...changed(draft) }).file;
};

const faultsOf = (file: SportFile) => CheckedSportFile.safeParse(file).error?.issues ?? [];
const labels = ({ statistics }: SportFile) => statistics.map(({ label }) => label);

describe('a sport of a kind', () => {
  it.each(kinds.map(({ value }) => value))('begins as the one of the app, but for its name: %s', (value) => {
    const file = getKind(value);
    expect(toFile(file, toDraft(file, 'Ultimate')).file).toEqual({ ...file, key: 'ultimate', name: 'Ultimate' });
  });

  it.each(kinds.map(({ value }) => value))('is right with one statistic of its own and no other: %s', (value) => {
    const own = { ...newRow(), label: 'Points', abbreviation: 'PTS', worth: '1' };
    const file = change(getKind(value), () => ({ statistics: [own] }));
    expect(faultsOf(file)).toEqual([]);
    expect(labels(file)).toEqual(['Points']);
  });
});

describe('its statistics', () => {
  it('get a key each, and a pair a second for the attempts that failed', () => {
    const rows = [
      { ...newRow(), label: 'Mêlée!', abbreviation: 'MLE', worth: '1' },
      { ...newRow(), label: 'Long-distance throws', abbreviation: 'LDT', kind: 'pair' as const, worth: '2' },
      { ...newRow(), label: 'Точка', abbreviation: 'Т', teamOnly: true },
    ];
    const { statistics, taps } = change(getKind('points'), () => ({ statistics: rows }));
    expect(statistics.map(({ key }) => key)).toEqual(['points', 'melee', 'longDistanceThrows', 'stat']);
    expect(statistics[0]).toMatchObject({ kind: 'derived', of: { melee: 1, longDistanceThrowsMade: 2 } });
    expect(taps.map(({ key, label, adds }) => [key, label, adds])).toEqual([
      ['melee', 'Mêlée!', { melee: 1 }],
      ['long-distance-throws', 'LDT', { longDistanceThrowsMade: 1, longDistanceThrowsTaken: 1 }],
      ['long-distance-throws-mis', 'Miss LDT', { longDistanceThrowsTaken: 1 }],
      ['play', 'Точка', { stat: 1 }],
    ]);
  });

  it('take with them what speaks of them', () => {
    const file = change(getKind('points'), ({ statistics }) => ({
      statistics: statistics.filter(({ key }) => ['points', 'rebounds'].includes(key)),
    }));
    expect(faultsOf(file)).toEqual([]);
    expect(labels(file)).toEqual(['Points', 'Rebounds']);
    expect(file.taps.map(({ key, adds }) => [key, adds])).toEqual([
      ['free-throw', { points: 1 }],
      ['two', { points: 2 }],
      ['three', { points: 3 }],
      ['rebound', { rebounds: 1 }],
    ]);
    expect(file.fouls).toBe(undefined);
  });

  it('are in the order of the form, with the names, the worth and the keys that were typed', () => {
    const file = change(getKind('goals'), ({ statistics: [goals, assists, ...others] }) => ({
      statistics: [
        ...(assists ? [assists] : []),
        ...(goals ? [{ ...goals, label: 'Baskets', worth: '3', keys: [{ tap: 'goal', label: 'Basket' }] }] : []),
        ...others.filter(({ key }) => key !== 'shootOut'),
      ],
    }));
    expect(labels(file).slice(0, 2)).toEqual(['Assists', 'Baskets']);
    expect(file.statistics[1]).toMatchObject({ key: 'goals', worth: 3 });
    expect(file.taps[0]).toMatchObject({ key: 'goal', label: 'Basket', name: 'Basket' });
    expect(file.shootOut).toBe(undefined);
    const without = change(getKind('goals'), ({ statistics: [goals, ...others] }) => ({
      statistics: [...(goals ? [{ ...goals, keys: [] }] : []), ...others],
    }));
    expect(without.taps.some(({ key }) => key === 'goal')).toBe(false);
  });
});

describe('what is typed', () => {
  it('sets the periods, the table and what follows a level game', () => {
    const file = change(getKind('points'), () => ({
      ...{ periodName: 'Chukka', periodCount: '6', minutes: '', onCourt: '', level: 'draw' },
      ...{ win: '4', draw: '2', loss: '0', foulLimit: '3' },
    }));
    expect(file.periods).toMatchObject({ name: 'Chukka', short: 'C', count: 6 });
    expect([file.periods.minutes, file.periods.overtime, file.onCourt]).toEqual([undefined, undefined, undefined]);
    expect([file.table.points, file.fouls?.limit]).toEqual([{ win: 4, draw: 2, loss: 0 }, 3]);
    const events = change(getKind('places'), () => ({ measure: 'place', events: 'Sack race\n\n100 m men\n' }));
    expect(events.placings).toEqual({ measure: 'place', events: [{ name: 'Sack race' }, { name: '100 m men' }] });
  });

  it('is wrong beside its field', () => {
    const base = getKind('points');
    const draft = toDraft(base, '');
    const [points, rebounds] = draft.statistics;
    if (!points || !rebounds) throw new Error('basketball has them');
    const wrong = {
      ...draft,
      ...{ periodCount: 'four', win: '', foulLimit: '0' },
      statistics: [
        { ...points, worth: '1,5' },
        { ...rebounds, label: '', keys: [{ tap: 'rebound', label: '' }] },
        newRow(),
      ],
    };
    const made = toFile(base, wrong);
    const issues = faultsOf(made.file).map(({ path, message }) => ({ path: path.join('.'), message }));
    expect(new Map(atFields(issues, made, wrong).map(({ path, message }) => [path, message]))).toEqual(
      new Map([
        ['name', 'is required'],
        ['statistics.0.worth', 'must be a whole number'],
        ['statistics.1.label', 'is required'],
        ['statistics.1.keys.0.label', 'is required'],
        ['statistics.2.label', 'is required'],
        ['statistics.2.abbreviation', 'is required'],
        ['periodCount', 'must be a whole number'],
        ['win', 'must be a number'],
      ]),
    );
  });
});
