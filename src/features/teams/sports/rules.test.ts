import { describe, expect, it } from 'vitest';
import type { SportDefinition, Statistic } from './definitions/definition.ts';
import { sportDefinitions } from './definitions/list.ts';
import {
  completed,
  computePercentage,
  computeScore,
  contradictions,
  countsIn,
  definitionNamed,
  findCountKey,
  getDefinition,
  performanceLabel,
  pickBand,
  pickHighlight,
  pickTrackedStats,
  shownStats,
  sumCounts,
} from './rules.ts';

const countKeys = ({ statistics }: SportDefinition): string[] =>
  statistics.flatMap((statistic) => {
    if (statistic.kind === 'pair') return [statistic.made.key, statistic.attempted.key];
    return statistic.kind === 'count' ? [statistic.key] : [];
  });

const basketball = getDefinition('basketball');
const statistic = (abbreviation: string): Statistic => {
  const found = basketball.statistics.find((candidate) => candidate.abbreviation === abbreviation);
  if (!found) throw new Error(`Basketball has no ${abbreviation}`);
  return found;
};
const findPair = (abbreviation: string) => {
  const found = statistic(abbreviation);
  if (found.kind !== 'pair') throw new Error(`${abbreviation} is no pair`);
  return found;
};

describe.each(sportDefinitions.map((definition) => [definition.name, definition] as const))('%s', (_, definition) => {
  it('has unique keys, names and abbreviations', () => {
    const keys = countKeys(definition);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(findCountKey(definition, key), key).toBe(key);
    const { statistics, taps } = definition;
    for (const { abbreviation } of statistics) {
      expect(statistics.filter((candidate) => candidate.abbreviation === abbreviation)).toHaveLength(1);
    }
    expect(new Set(taps.map(({ key }) => key)).size).toBe(taps.length);
  });

  it('has a position for each who plays at once, if it has any, and gives taps to known ones alone', () => {
    const keys = definition.positions?.map(({ key }) => key) ?? [];
    expect(new Set(keys).size).toBe(keys.length);
    if (definition.positions) expect(keys).toHaveLength(definition.onCourt ?? 0);
    for (const { positions = [] } of definition.taps) expect(keys).toEqual(expect.arrayContaining([...positions]));
  });

  it('names each usual event once, if it has events with places', () => {
    const names = definition.placings?.events.map(({ name }) => name) ?? [];
    expect(new Set(names).size).toBe(names.length);
  });

  it('is found by its key and by its name', () => {
    expect(getDefinition(definition.key)).toBe(definition);
    expect(definitionNamed(definition.name.toUpperCase())).toBe(definition);
  });

  it('has a tap that scores, and no tap with unknown keys or contradictory counts', () => {
    expect(definition.taps.some(({ adds }) => computeScore(definition, adds) > 0)).toBe(true);
    for (const { adds } of definition.taps) {
      expect(countKeys(definition)).toEqual(expect.arrayContaining(Object.keys(adds)));
      expect(contradictions(definition, adds)).toEqual([]);
    }
  });

  it('orders its labels, highlights and bands from the highest down', () => {
    const { labelsOver, highlightsOver } = definition.performance;
    expect([...labelsOver].sort((a, b) => b - a)).toEqual(labelsOver);
    expect([...highlightsOver].sort((a, b) => b - a)).toEqual(highlightsOver);
    for (const counted of definition.statistics) {
      if (counted.kind !== 'count' && counted.bands) expect(counted.bands.upper).toBeGreaterThan(counted.bands.lower);
    }
  });
});

it('uses the general rules for an unknown sport', () => {
  expect(getDefinition('quidditch').key).toBe('general');
  expect(definitionNamed('Quidditch').key).toBe('general');
});

describe('basketball', () => {
  it('has the columns of the specification, in its order, and fouls after them', () => {
    const columns = basketball.statistics.filter(({ withoutColumn }) => !withoutColumn);
    expect(columns.map(({ abbreviation }) => abbreviation)).toEqual([
      'PTS',
      'REB',
      'AST',
      'STL',
      'BLK',
      'FG',
      '3PT',
      'FT',
      'TS%',
      'PF',
    ]);
  });

  it.each(
    Object.entries({
      pts: 'points',
      REB: 'rebounds',
      Ast: 'assists',
      stl: 'steals',
      BLK: 'blocks',
      fg: 'shotsMade',
      FGM: 'shotsMade',
      fga: 'shotsTaken',
      fg_made: 'shotsMade',
      shotsTaken: 'shotsTaken',
      '3PM': 'threePointersMade',
      '3pa': 'threePointersTaken',
      three_pt_attempted: 'threePointersTaken',
      ft_made: 'freeThrowsMade',
      FTA: 'freeThrowsTaken',
      ts_percentage: null,
      fieldGoalPct: null,
      turnovers: undefined,
    }),
  )('takes %s as %s', (name, key) => {
    expect(findCountKey(basketball, name)).toBe(key);
  });

  it.each([
    ['FG', 0, 0, 0, 'low'],
    ['FG', 0, 7, 0, 'low'],
    ['FG', 7, 7, 100, 'good'],
    ['FG', 3, 10, 30, 'low'],
    ['FG', 31, 100, 31, 'fair'],
    ['FG', 1, 2, 50, 'fair'],
    ['FG', 51, 100, 51, 'good'],
    ['3PT', 0, 0, 0, 'low'],
    ['3PT', 1, 5, 20, 'low'],
    ['3PT', 21, 100, 21, 'fair'],
    ['3PT', 2, 5, 40, 'fair'],
    ['3PT', 41, 100, 41, 'good'],
    ['FT', 0, 0, 0, 'low'],
    ['FT', 0, 3, 0, 'low'],
    ['FT', 3, 3, 100, 'good'],
    ['FT', 1, 2, 50, 'low'],
    ['FT', 51, 100, 51, 'fair'],
    ['FT', 4, 5, 80, 'fair'],
    ['FT', 81, 100, 81, 'good'],
  ])('%s of %i in %i is %i, %s', (abbreviation, made, attempted, expected, band) => {
    const pair = findPair(abbreviation);
    const shown = computePercentage(pair, { [pair.made.key]: made, [pair.attempted.key]: attempted });
    expect(shown).toBe(expected);
    expect(pair.bands && pickBand(shown, pair.bands)).toBe(band);
  });

  it.each([
    [19, 14, 3, 62, 'good'],
    [0, 0, 0, 0, 'low'],
    [0, 6, 2, 0, 'low'],
    [8, 4, 0, 100, 'good'],
    [1, 1, 0, 50, 'fair'],
    [3, 5, 0, 30, 'low'],
    [51, 50, 0, 51, 'good'],
    [31, 50, 0, 31, 'fair'],
  ])(
    'TS%% of %i points from %i shots and %i free throws is %i, %s',
    (points, shotsTaken, freeThrowsTaken, ts, band) => {
      const shown = shownStats(basketball, { points, shotsTaken, freeThrowsTaken });
      const { bands } = { bands: undefined, ...statistic('TS%') };
      expect([shown['trueShooting'], shown['ts_percentage']]).toEqual([ts, ts]);
      expect(bands && pickBand(ts, bands)).toBe(band);
    },
  );

  it.each([
    [0, 'Role Player', null],
    [5, 'Role Player', null],
    [6, 'Solid Contribution', 'yellow'],
    [10, 'Solid Contribution', 'yellow'],
    [11, 'Strong Performance', 'orange'],
    [15, 'Strong Performance', 'orange'],
    [16, 'Elite Performance', 'orange'],
  ])('%i points are a %s, shown in %s', (points, label, highlight) => {
    expect(performanceLabel(basketball, { points })).toBe(label);
    expect(pickHighlight(basketball, { points })).toBe(highlight);
  });

  it('derives points from the shots made until points are typed', () => {
    const shots = { shotsMade: 8, shotsTaken: 14, threePointersMade: 1, threePointersTaken: 2, freeThrowsMade: 2 };
    expect(completed(basketball, shots)['points']).toBe(19);
    expect(completed(basketball, { ...shots, points: 17 })['points']).toBe(17);
    expect(completed(basketball, { rebounds: 1 })).toEqual({ rebounds: 1 });
  });

  it.each([
    [{ shotsMade: 3, shotsTaken: 2 }, ['shotsMade']],
    [{ shotsMade: 2, shotsTaken: 2 }, []],
    [{ freeThrowsMade: 1 }, ['freeThrowsMade']],
    [{ shotsMade: 2, shotsTaken: 9, threePointersMade: 3, threePointersTaken: 3 }, ['threePointersMade']],
    [{ shotsMade: 2, shotsTaken: 3, threePointersTaken: 4 }, ['threePointersTaken']],
    [{ shotsMade: 8, shotsTaken: 9, threePointersTaken: 2 }, ['threePointersTaken']],
    [{ shotsMade: 8, shotsTaken: 10, threePointersTaken: 2 }, []],
  ])('%j contradicts itself in %j', (counts, keys) => {
    expect(contradictions(basketball, counts).map(({ key }) => key)).toEqual(keys);
  });
});

describe('other sports', () => {
  it('count 5 for a try in rugby, 2 for its conversion, 3 for a kick, 7 for a penalty try', () => {
    const counts = {
      tries: 3,
      conversionsMade: 2,
      conversionsTaken: 3,
      penaltiesMade: 1,
      dropGoals: 1,
      penaltyTries: 1,
    };
    const rugby = getDefinition('rugby');
    expect(computeScore(rugby, counts)).toBe(15 + 4 + 3 + 3 + 7);
    expect(shownStats(rugby, counts)['points']).toBe(32);
    expect(rugby.table.countTries?.(counts)).toBe(4);
  });

  it.each([
    [{ own: 20, other: 27, tries: null }, 1],
    [{ own: 20, other: 28, tries: null }, 0],
    [{ own: 20, other: 20, tries: null }, 0],
    [{ own: 24, other: 27, tries: 4 }, 2],
    [{ own: 40, other: 7, tries: 4 }, 1],
    [{ own: 40, other: 7, tries: 3 }, 0],
  ])('in rugby %j earns %i bonus points', (side, expected) => {
    const bonuses = getDefinition('rugby').table.bonuses ?? [];
    expect(bonuses.reduce((times, bonus) => times + bonus.timesEarned({ ...side, periods: null }), 0)).toBe(expected);
  });

  it('divide kills and assists by at least one death', () => {
    const kda = (counts: Record<string, number>) => shownStats(getDefinition('esports'), counts)['killRatio'];
    expect([kda({ kills: 7, assists: 2 }), kda({ kills: 7, assists: 2, deaths: 4 }), kda({})]).toEqual([9, 2.3, 0]);
  });
});

it('sums counts that do not have the same keys', () => {
  expect(sumCounts([{ goals: 2 }, { goals: 1, assists: 1 }, {}])).toEqual({ goals: 3, assists: 1 });
});

describe('what nobody counted', () => {
  const soccer = getDefinition('soccer');
  it('is null under each of its names, but 0 if it makes the score', () => {
    const shown = pickTrackedStats(soccer, { fouls: 2 }, ['fouls']);
    expect(shown).toMatchObject({ goals: 0, fouls: 2, assists: null, tackles: null, shots: null, shotAccuracy: null });
    expect(pickTrackedStats(basketball, {}, [])).toMatchObject({
      points: 0,
      rebounds: null,
      reb: null,
      ts_percentage: null,
    });
    expect(pickTrackedStats(basketball, {}, ['shotsTaken'])).toMatchObject({
      fg_attempted: 0,
      fg_made: null,
      trueShooting: 0,
    });
    expect(pickTrackedStats(soccer, {}, null)).toEqual(shownStats(soccer, {}));
  });

  it('is left out of counts to compute with', () => {
    expect(countsIn({ goals: 0, assists: null })).toEqual({ goals: 0 });
  });
});
