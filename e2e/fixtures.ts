import {
  type Browser,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Response,
  type Route,
} from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { clockShift, shiftClock } from '#testing/clock.ts';
import { getPassword, type Person } from './people.ts';

/** Every test runs against the app that was started for it, and fails if the browser logs an error meanwhile. */
export const test = base.extend<{ quietBrowser: undefined }, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      if (clockShift !== 0) shiftPages(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ headless: _ }, use) => {
    const address = process.env['APP_URL'];
    if (!address) throw new Error('The app under test did not say where it is open');
    await use(address);
  },
  page: async ({ page }, use) => {
    fetchInTheBrowser(page);
    await use(page);
  },
  quietBrowser: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (isComplaint(message, failingServers.has(page)))
          complaints.push(`${message.text()} (${message.location().url})`);
      });
      await use(undefined);
      // Requests still inside a route handler would otherwise be reported in the next test.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(complaints, 'errors in the console, breaches of the content security policy among them').toEqual([]);
    },
    { auto: true },
  ],
});

/** Shifts the clock in every page of this browser, whoever opens its context. */
function shiftPages(browser: Browser) {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(shiftClock, clockShift);
    return context;
  };
}

/** Opens a page of the app and waits until the app has started, because its page replays earlier presses, but not every key. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await untilStarted(page);
  return response;
}

export async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await untilStarted(page);
}

/** If the code never loads, the test is about that. */
const untilStarted = (page: Page) => page.waitForFunction(isStarted, undefined, { timeout: 30_000 }).catch(() => null);

/** True once the app has started, and on pages that are not the app's. */
const isStarted = () => !document.getElementById('root') || performance.getEntriesByName('app-open').length > 0;

const fetchingInTheBrowser = new WeakSet<Page>();

/**
 * A test that routes API calls means those of the browser. From then on, pages come without the data that the server rendered, so
 * that the app fetches everything itself, as it does when the server had no time to render.
 */
function fetchInTheBrowser(page: Page) {
  const route = page.route.bind(page);
  page.route = async (url, handler, options) => {
    if (!fetchingInTheBrowser.has(page) && isApiPattern(url)) {
      fetchingInTheBrowser.add(page);
      await route(isPage, withoutState);
    }
    return route(url, handler, options);
  };
  const unrouteAll = page.unrouteAll.bind(page);
  page.unrouteAll = async (options) => {
    fetchingInTheBrowser.delete(page);
    await unrouteAll(options);
  };
}

const isApiPattern = (url: unknown): boolean => typeof url === 'function' || /api(?!.*live)/.test(String(url));

const isPage = ({ pathname }: URL): boolean => !/^\/(api|assets|art|uploads)\//.test(pathname);

async function withoutState(route: Route) {
  if (route.request().resourceType() !== 'document') return route.fallback();
  try {
    const response = await route.fetch({ maxRedirects: 0 });
    const page = await response.text();
    const body = page
      .replace(/<div id="root">.*<noscript>/s, '<div id="root"></div><noscript>')
      .replace(/<script type="application\/json" id="state">.*?<\/script>/s, '');
    await route.fulfill({ response, body });
  } catch {
    await route.continue().catch(() => undefined);
  }
}

const failingServers = new WeakSet<Page>();

/** To be called before the server fails on purpose, because the browser logs that as an error too. */
export const expectServerFailure = (page: Page) => failingServers.add(page);

/** Waits until the app handles input itself. The page replays earlier presses and typing. */
export const untilOpen = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('app-open').length > 0);

/** Logs in as a demo account, in the page's own browser context. */
export async function login(page: Page, person: Person): Promise<void> {
  const reply = await page.request.post('/api/login', {
    data: { username: person, password: getPassword(person) },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}

/** Registers a new member, whom no other test uses. */
export async function register(page: Page): Promise<void> {
  const data = { username: `new-${crypto.randomUUID().slice(0, 8)}`, password: 'moonlit-touchline-12' };
  const reply = await page.request.post('/api/register', { data, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(reply.status(), await reply.text()).toBeLessThan(300);
}

/**
 * Silences the live stream, so that no event refetches what the test is about to retry. Not by a route: beside one, the
 * browser asks Playwright about each of a page's hundred requests, and caches none.
 */
export async function withoutStream(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const silent = class extends EventTarget {
      static readonly CLOSED = 2;
      readyState = 1;
      close() {
        this.readyState = 2;
      }
    };
    Object.assign(window, { EventSource: silent });
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Expects no axe finding, of any impact, on the current screen. Frames are of others. */
export async function expectNoAxeFindings(page: Page, rules?: string[]): Promise<void> {
  // A colour halfway between two themes has any contrast.
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
  // Not @axe-core/playwright: it loads the half megabyte anew for each check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'], iframes: false, ...(rules && { runOnly: rules }) };
  const violations = await page.evaluate(
    async (chosen) => (await window.axe.run(document, chosen)).violations,
    options,
  );
  const findings = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map((node) => node.target.join(' ')),
  }));
  expect(findings).toEqual([]);
}

/** Also checks the other theme, which differs only in colours; the screen keeps its own theme. */
export async function expectNoAxeFindingsInBothThemes(page: Page): Promise<void> {
  const shown = await page.evaluate(() => document.documentElement.dataset['theme'] ?? '');
  await setTheme(page, shown === 'light' ? 'dark' : 'light');
  await expectNoAxeFindings(page, ['color-contrast', 'link-in-text-block']);
  await setTheme(page, shown);
  await expectNoAxeFindings(page);
}

const setTheme = (page: Page, theme: string) =>
  page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
  }, theme);

/** Ignores refused calls and requests made offline: the browser logs both as errors, and many tests cause them on purpose. */
function isComplaint(message: ConsoleMessage, serverMayFail: boolean): boolean {
  if (message.type() !== 'error') return false;
  if (message.text().includes('net::ERR_INTERNET_DISCONNECTED')) return false;
  const status = Number(
    /^Failed to load resource: the server responded with a status of (\d+)/.exec(message.text())?.[1],
  );
  // An overloaded server answers 503, and the app tries again.
  const isRefused = (status >= 400 && status < 500) || status === 503 || (status >= 500 && serverMayFail);
  const { pathname } = new URL(message.location().url || 'about:blank');
  return !(isRefused && (pathname.startsWith('/api/') || (serverMayFail && pathname.startsWith('/assets/'))));
}
