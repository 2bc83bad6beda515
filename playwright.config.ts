import './src/testing/clock.ts';
import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findChromium, quietChromium } from './scripts/chromium.ts';

const chromium = findChromium();
const timed = '*.timed.spec.ts';
// What stands no differently in a wide window is walked on a phone alone; `E2E=all` walks all of it twice.
const alike = [
  'account',
  'admin-dashboard',
  'ai',
  'anchors',
  'announcements',
  'box-scores',
  'calendar',
  'clashes',
  'clubs',
  'comments',
  'compare',
  'confirmations',
  'console',
  'console-toast',
  'courtside',
  'courtside-offline',
  'docs',
  'emails',
  'first-moment',
  'installed',
  'keyboard',
  'invitations',
  'join',
  'large-text',
  'lobby',
  'login-dialog',
  'manage-anchors',
  'managers',
  'media-manager',
  'more',
  'notices',
  'notifications',
  'officer',
  'offline-reading',
  'offline-writing',
  'older-browsers',
  'own-numbers',
  'people',
  'places',
  'player-links',
  'player-merges',
  'playlist',
  'progress',
  'real-files',
  'reports',
  'residences',
  'results',
  'rows',
  'rsvp',
  'scorer-links',
  'second-press',
  'session-end',
  'set-up',
  'settings',
  'several-rows',
  'spreadsheets',
  'step-up',
  'takeover',
  'tap-editor',
  'thoughts',
  'thoughts-form',
  'training',
  'turning',
  'updates',
  'upload',
  'venues',
  'weight',
  'without-https',
];
const onPhoneAlone = process.env['E2E'] === 'all' ? [] : alike.map((name) => `${name}.spec.ts`);
const phone = {
  userAgent: devices['Pixel 7'].userAgent,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
const desktop = { viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // One more than there are cores: a test that waits leaves its core to another.
  workers: Math.min(4, availableParallelism() + 1),
  // Three browsers, a server and axe share two cores, now and then with others: no limit here is a measure. What hangs ends by the
  // limit of its step, which says what it was; a whole test may take as long as its steps do.
  timeout: 900_000,
  expect: { timeout: 30_000 },
  // A test that passes only on a second try is named in the closing lines.
  retries: 1,
  // Where the app does not open at all, each would wait for it till its limits.
  maxFailures: 20,
  use: {
    // Its files come beside whatever a test is about, and its answers would hide a call; tests that are about it allow it.
    serviceWorkers: 'block',
    // Recording costs a third of a test's processor time: only the second try of one that failed is recorded.
    trace: 'on-first-retry',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: { args: quietChromium, ...(chromium ? { executablePath: chromium } : {}) },
  },
  projects: [
    { name: 'phone', testIgnore: timed, use: phone },
    { name: 'desktop', testIgnore: [timed, ...onPhoneAlone], use: desktop },
    // What holds the app to a time: after all others, one at a time, tried once.
    { name: 'timed-phone', testMatch: timed, use: phone, dependencies: ['phone', 'desktop'], workers: 1, retries: 0 },
  ],
  webServer: {
    command: 'node e2e/serve.ts',
    // The app takes a free port and says which; tests find the address in APP_URL.
    wait: { stdout: /is open at (?<app_url>http:\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    timeout: 300_000,
  },
});
