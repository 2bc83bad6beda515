import { expect, it } from 'vitest';
import { CheckedSportFile } from '../definitions/checked-file.ts';
import { korfball } from '../testing/korfball.ts';

const [goals] = korfball.statistics;
const [goal] = korfball.taps;

const faultsOf = (changed: object): string[] => {
  const { error } = CheckedSportFile.safeParse({ ...korfball, ...changed });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
};

it('takes a definition as a village would make it', () => expect(faultsOf({})).toEqual([]));

it.each<[changed: object, fault: string]>([
  [{ statistics: [goals, goals], taps: [goal] }, 'statistics.1.key is the key of another statistic, too: goals'],
  [
    { statistics: [{ ...goals, key: 'constructor' }], taps: [{ ...goal, adds: { constructor: 1 } }] },
    'statistics.0.key is a word that cannot be a key',
  ],
  [{ statistics: [{ ...goals, label: '' }], taps: [goal] }, 'statistics.0.label is required'],
  [{ statistics: [{ ...goals, worth: 0 }], taps: [goal] }, 'statistics must have one that is worth points'],
  [{ statistics: [{ ...goals, worth: 1.5 }], taps: [goal] }, 'statistics.0.worth must be a whole number'],
  [{ statistics: [] }, 'statistics must have one or more'],
  [{ taps: [{ ...goal, adds: { tries: 1 } }] }, 'taps.0.adds names tries, which is not there'],
  [{ taps: [goal, goal] }, 'taps.1.key is the key of another tap, too: goal'],
  [{ taps: [{ ...goal, dismissal: { text: 'out' } }] }, 'taps.0 is a ball, in a sport without innings'],
  [
    { innings: { overs: 20, ballsPerOver: 6, players: 11 }, periods: { ...korfball.periods, count: 4 } },
    'periods.count must be 2: each side has one innings',
  ],
  [
    { fouls: { taps: ['foul'], limit: 5, limitWord: 'Out', disqualifies: [] } },
    'fouls.taps names foul, which is not there',
  ],
  [{ performance: { ...korfball.performance, by: { kills: 1 } } }, 'performance.by names kills, which is not there'],
  [{ periods: { ...korfball.periods, count: 13 } }, 'periods.count must be at most 12'],
])('refuses %j', (changed, fault) => expect(faultsOf(changed)).toContain(fault));
