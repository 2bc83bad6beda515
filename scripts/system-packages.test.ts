import { expect, test } from 'vitest';
import { wholeChromium } from './chromium.ts';
import { missingPackages } from './system-packages.ts';

const all = { browser: true, wholeBrowser: true, postgres: true };

test.each([
  ['nothing is missing', all, []],
  [
    'a bare machine',
    { browser: false, wholeBrowser: false, postgres: false },
    ['chromium-headless-shell', 'chromium', 'postgresql'],
  ],
  ['only the headless shell, which cannot show notifications', { ...all, wholeBrowser: false }, ['chromium']],
  ['no database', { ...all, postgres: false }, ['postgresql']],
])('%s', (_, found, expected) => {
  expect(missingPackages(found)).toEqual(expected);
});

test('without the whole Chromium, its test says in one line what to install', () => {
  expect(() => wholeChromium(undefined, false)).toThrow(
    'Notifications need the whole Chromium, not chromium-headless-shell. Install for the tests: chromium (on Debian: sudo apt-get install chromium)',
  );
});
