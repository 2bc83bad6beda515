import { describe, expect, it } from 'vitest';
import { getDefinition, pickTrackedStats } from '#features/teams/sports/rules.ts';
import type { Side } from './contract.ts';
import { countText, topPerformers } from './performer-rules.ts';

const performers = (key: string, ...lines: [Side, number, Record<string, number>][]) => {
  const definition = getDefinition(key);
  const line = ([side, playerId, counts]: (typeof lines)[number]) => {
    const stats = pickTrackedStats(definition, counts, null);
    return { side, playerId, name: `P${playerId}`, position: null, stats };
  };
  const { home, away } = topPerformers(definition, lines.map(line));
  return [...home, ...away].map(({ playerId, most, also }) => [playerId, most, also]);
};

describe('the top performers', () => {
  it('are the two of each side that did most by the measure of the sport', () => {
    expect(
      performers(
        'netball',
        ['home', 1, { goals: 12, goalAttempts: 14 }],
        ['home', 2, { goals: 19, goalAttempts: 24, assists: 1, rebounds: 2, intercepts: 3 }],
        ['home', 3, { goals: 1, goalAttempts: 1 }],
        ['away', 4, { intercepts: 7 }],
        ['away', 5, { goals: 3, goalAttempts: 3 }],
      ),
    ).toEqual([
      [2, '19 goals, 79%', '1 goal assist, 2 rebounds'],
      [1, '12 goals, 86%', null],
      [5, '3 goals, 100%', null],
    ]);
    expect(performers('esports', ['home', 1, { kills: 3 }], ['home', 2, { kills: 18, deaths: 9, assists: 4 }])).toEqual(
      [
        [2, '18 kills', '4 assists'],
        [1, '3 kills', null],
      ],
    );
  });

  it('are nobody where nobody did anything, and where only the score is known', () => {
    expect(performers('soccer')).toEqual([]);
    expect(performers('soccer', ['home', 1, {}], ['away', 2, { yellowCards: 1 }])).toEqual([]);
  });
});

it.each([
  [1, 'Tries', '1 try'],
  [2, 'Tries', '2 tries'],
  [1, 'Tumbling passes', '1 tumbling pass'],
  [1, 'Centre pass receives', '1 centre pass receive'],
  [1, 'Boards won', '1 board won'],
  [1, 'First kills of a round', '1 first kill of a round'],
])('counts %i %s as %s', (count, label, text) => expect(countText(count, label)).toBe(text));
