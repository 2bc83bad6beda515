import { expect, test } from 'vitest';
import { packagesToInstall } from './packages.mjs';

const locked = {
  '': {},
  'node_modules/fastify': { version: '5.0.1' },
  'node_modules/vitest': { version: '5.1.0', dev: true },
  'node_modules/other-system': { version: '1.0.0', optional: true },
};
const fastify = { 'node_modules/fastify': { version: '5.0.1' } };
const oldFastify = { 'node_modules/fastify': { version: '4.9.0' } };
const vitest = { 'node_modules/vitest': { version: '5.1.0' } };
const oldVitest = { 'node_modules/vitest': { version: '4.0.0' } };
const running = { needed: 'running', locked, nodeIsThere: true } as const;
const all = { ...running, needed: 'all' } as const;

test.each([
  ['a fresh clone is started', { ...running, installed: {} }, 'running'],
  ['a fresh clone is tested', { ...all, installed: {} }, 'all'],
  ['it is started again', { ...running, installed: fastify }, undefined],
  ['what runs is tested', { ...all, installed: fastify }, 'all'],
  ['a folder is started in which npm ci ran', { ...running, installed: { ...fastify, ...vitest } }, undefined],
  ['it is tested again', { ...all, installed: { ...fastify, ...vitest } }, undefined],
  ['a newer lock is started', { ...running, installed: oldFastify }, 'running'],
  ['a newer lock is started where test tools are', { ...running, installed: { ...oldFastify, ...vitest } }, 'all'],
  ['a newer test tool is wanted', { ...all, installed: { ...fastify, ...oldVitest } }, 'all'],
  ['Node is missing', { ...running, installed: fastify, nodeIsThere: false }, 'running'],
  [
    'Node is missing where test tools are',
    { ...running, installed: { ...fastify, ...vitest }, nodeIsThere: false },
    'all',
  ],
])('%s', (_, state, expected) => {
  expect(packagesToInstall(state)).toBe(expected);
});
