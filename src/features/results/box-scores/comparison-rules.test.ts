import { expect, it } from 'vitest';
import { getDefinition, pickTrackedStats } from '#features/teams/sports/rules.ts';
import { compareSides } from './comparison-rules.ts';

const compare = (key: string, home: Record<string, number>, away: Record<string, number>, tracked?: string[]) => {
  const shown = (counts: Record<string, number>) => pickTrackedStats(getDefinition(key), counts, tracked ?? null);
  return compareSides(getDefinition(key), { home: shown(home), away: shown(away) });
};

it('compares pairs by their percentage and counts by their number, and leaves out what nobody did', () => {
  const home = { goals: 31, goalAttempts: 38, intercepts: 7, turnovers: 9 };
  const away = { goals: 28, goalAttempts: 38, intercepts: 3, turnovers: 12 };
  const rows = compare('netball', home, away);
  expect(rows.map(({ key }) => key)).toEqual(['shots', 'intercepts', 'turnovers']);
  expect(rows[0]).toMatchObject({
    home: { value: '82%', detail: '31/38' },
    away: { value: '74%', detail: '28/38' },
    homeShare: 82 / 156,
  });
  expect(rows[1]).toMatchObject({ home: { value: '7', detail: null }, away: { value: '3' }, homeShare: 0.7 });
});

it('leaves out the score itself, unless own goals are in it too', () => {
  expect(compare('soccer', { goals: 2, saves: 1 }, { goals: 1 }).map(({ key }) => key)).toEqual(['saves']);
  const withOwnGoal = compare('soccer', { goals: 1, ownGoalsFor: 1 }, { goals: 1 });
  expect(withOwnGoal.map(({ key }) => key)).toEqual(['goals', 'ownGoalsFor']);
});

it('leaves out what nobody counted, and has nothing to say of an empty box score', () => {
  const counted = compare('netball', { goals: 1, goalAttempts: 1, rebounds: 2 }, {}, ['goals', 'goalAttempts']);
  expect(counted.map(({ key }) => key)).toEqual(['shots']);
  expect(compare('general', {}, {})).toEqual([]);
});
