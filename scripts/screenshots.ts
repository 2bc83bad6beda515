// Takes the pictures of the README from the demo village: `npm run screenshots` (or `-- home console` for some of them).
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startApp } from './bench/process.ts';
import { findChromium, quietChromium } from './chromium.ts';

interface Shot {
  name: string;
  theme: 'dark' | 'light';
  isWide?: boolean;
  username: 'member' | 'officer' | 'admin';
  path: string;
  /** What stands between the address and the picture. */
  prepare?: (page: Page) => Promise<void>;
}

const password = 'lighthouse-keeper-1';
const folder = join(import.meta.dirname, '../docs/screenshots');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The live game that Home shows first. */
const liveGame = '/games/83';

const shots: Shot[] = [
  { name: 'home', theme: 'dark', username: 'member', path: '/home' },
  { name: 'live-game', theme: 'light', username: 'member', path: liveGame },
  {
    name: 'console',
    theme: 'dark',
    username: 'officer',
    path: `${liveGame}/console`,
    prepare: (page) => press(page, 'Score together'),
  },
  { name: 'box-score', theme: 'light', isWide: true, username: 'member', path: '/box-score' },
  { name: 'standings', theme: 'dark', isWide: true, username: 'member', path: '/standings' },
  {
    name: 'admin',
    theme: 'light',
    isWide: true,
    username: 'admin',
    path: '/admin/dashboard?tab=games',
  },
];

async function take(browser: Browser, url: string, shot: Shot): Promise<void> {
  const { name, theme, isWide = false, username, path, prepare } = shot;
  const size = isWide ? { width: 1440, height: 900 } : { width: 390, height: 844 };
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    colorScheme: theme,
    serviceWorkers: 'block',
  });
  await context.request.post(`${url}/api/login`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { username, password },
  });
  await context.addInitScript((chosen) => localStorage.setItem('village-arena-theme', chosen), theme);
  const page = await context.newPage();
  await page.goto(url + path, { waitUntil: 'load' });
  await prepare?.(page);
  await page.waitForFunction(() => document.querySelector('.shimmer') === null);
  await page.evaluate(() => document.fonts.ready);
  // Pictures below the window load when somebody scrolls to them.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture)
    .webp({ quality: 80 })
    .toFile(join(folder, `${name}.webp`));
  await context.close();
  console.log(`docs/screenshots/${name}.webp`);
}

const asked = process.argv.slice(2);
const data = mkdtempSync(join(tmpdir(), 'village-shown-'));
mkdirSync(folder, { recursive: true });
const app = await startApp({
  ...{ DATA_DIR: data, PORT: '0', HOST: '127.0.0.1', LIMITS: '1000', LOG_LEVEL: 'error' },
  ...{ DEMO_DATA: 'on', DEMO_PASSWORD: password, ADMIN_PASSWORD: password },
});
const executablePath = findChromium();
const browser = await chromium.launch({ args: quietChromium, ...(executablePath && { executablePath }) });
try {
  for (const shot of shots.filter(({ name }) => asked.length === 0 || asked.includes(name)))
    await take(browser, app.url, shot);
} finally {
  await browser.close();
  await app.stop();
  rmSync(data, { recursive: true, force: true });
}
