import { expect, test } from 'vitest';
import { packagesToInstall, stampOf } from './packages.mjs';

const running = { needed: 'running', lock: 'new', nodeIsThere: true } as const;
const all = { ...running, needed: 'all' } as const;

test.each([
  ['a fresh clone is started', { ...running, stamp: '' }, 'running'],
  ['a fresh clone is tested', { ...all, stamp: '' }, 'all'],
  ['it is started again', { ...running, stamp: 'new running' }, undefined],
  ['what runs is tested', { ...all, stamp: 'new running' }, 'all'],
  ['what was tested is started', { ...running, stamp: 'new' }, undefined],
  ['it is tested again', { ...all, stamp: 'new' }, undefined],
  ['a newer lock is started', { ...running, stamp: 'old running' }, 'running'],
  ['a newer lock is started where test tools are', { ...running, stamp: 'old' }, 'all'],
  ['a newer lock is tested', { ...all, stamp: 'old running' }, 'all'],
  ['Node is missing', { ...running, stamp: 'new running', nodeIsThere: false }, 'running'],
  ['Node is missing where test tools are', { ...running, stamp: 'new', nodeIsThere: false }, 'all'],
])('%s', (_, state, expected) => {
  expect(packagesToInstall(state)).toBe(expected);
});

test('installs nothing when the stamp matches', () => {
  for (const set of ['running', 'all'] as const) {
    expect(packagesToInstall({ needed: set, lock: 'new', stamp: stampOf('new', set), nodeIsThere: true })).toBe(
      undefined,
    );
  }
});
