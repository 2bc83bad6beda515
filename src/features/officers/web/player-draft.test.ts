import { expect, test } from 'vitest';
import { playerChange, playerDraft } from './player-draft.ts';
import { samplePlayer } from './testing/sample-player.ts';

const opened = playerDraft(samplePlayer());

test('a player opens with what they have', () => {
  expect(opened).toMatchObject({
    jerseyNumber: '7',
    position: 'Guard',
    'stats.points': '40',
    isMvp: '',
    isAllStar: 'true',
  });
  expect(playerDraft(samplePlayer({ jerseyNumber: null, position: null }))).toMatchObject({
    jerseyNumber: '',
    position: '',
  });
});

test.each([
  [{}, {}],
  [{ jerseyNumber: '' }, { jerseyNumber: null }],
  [{ jerseyNumber: '0' }, { jerseyNumber: 0 }],
  [{ position: '' }, { position: '' }],
  [{ 'stats.points': '' }, {}],
  [{ 'stats.points': '41', 'stats.rebounds': '' }, { stats: { points: 41 } }],
  [{ 'stats.steals': '0' }, { stats: { steals: 0 } }],
  [{ 'stats.steals': 'x' }, { stats: { steals: Number.NaN } }],
  [
    { isMvp: 'true', isAllStar: '' },
    { isMvp: true, isAllStar: false },
  ],
])('of %o only %o is sent', (typed, sent) => {
  expect(playerChange(opened, { ...opened, ...typed })).toEqual(sent);
});
