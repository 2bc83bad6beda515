import './src/testing/clock.ts';
import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findChromium, quietChromium } from './scripts/chromium.ts';
import { isWholeRun } from './src/testing/whole-run.ts';

const chromium = findChromium();
const timed = '*.timed.spec.ts';
// The gate runs each journey once, on a phone, and those with the tag `@wide` in a wide window too. A whole run
// (`npm run test:all`) adds the tests with the tag `@whole`, and runs all on both, except those of what only a phone shows (`@phone`).
const onPhone = isWholeRun ? {} : { grepInvert: /@whole/ };
const inWideWindow = isWholeRun ? { grepInvert: /@phone/ } : { grep: /@wide/ };
const phone = {
  userAgent: devices['Pixel 7'].userAgent,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
const desktop = { viewport: { width: 1280, height: 800 } };
/** Animations cost a sixth of a run's processor time, so that only the whole run and the tests with time limits show them. */
const motion = isWholeRun ? {} : { contextOptions: { reducedMotion: 'reduce' as const } };

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // Two workers more than cores: a test that waits leaves its core to another.
  workers: Math.min(4, availableParallelism() + 2),
  // Four browsers, a server and axe share two cores, sometimes with other programs, so no timeout here measures speed. A step
  // that hangs ends by its own timeout, which names the step; a whole test may take as long as its steps do.
  timeout: 900_000,
  expect: { timeout: 30_000 },
  // If the app does not open at all, every test would wait until its timeout.
  maxFailures: 20,
  use: {
    // The service worker downloads files during a test, and its cached responses would hide requests; tests about it allow it.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: { args: quietChromium, ...(chromium ? { executablePath: chromium } : {}) },
  },
  projects: [
    { name: 'phone', testIgnore: timed, use: { ...phone, ...motion }, ...onPhone },
    { name: 'desktop', testIgnore: timed, use: { ...desktop, ...motion }, ...inWideWindow },
    // Tests with time limits run only in a whole run, after all others, one at a time.
    { name: 'timed-phone', testMatch: timed, use: phone, dependencies: ['phone', 'desktop'], workers: 1 },
  ],
  webServer: {
    command: 'node e2e/serve.ts',
    // The app takes a free port and prints its address; tests find it in APP_URL.
    wait: { stdout: /is open at (?<app_url>http:\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    timeout: 300_000,
  },
});
