import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, test as base, type ConsoleMessage, expect, type Page, type Route } from '@playwright/test';
import { clockShift, shiftClock } from '#testing/clock.ts';
import { type Person, passwordOf } from './people.ts';

/** Every test runs against the app that was started for it, and fails if the browser complained meanwhile. */
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
    readInTheBrowser(page);
    beginWithTheApp(page);
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
      // Calls still on their way through an interception would be reported to whichever test comes next.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(complaints, 'errors in the console, breaches of the content security policy among them').toEqual([]);
    },
    { auto: true },
  ],
});

/** Every page of this browser begins at the moment of the run, whoever opens its context. */
function shiftPages(browser: Browser) {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(shiftClock, clockShift);
    return context;
  };
}

/**
 * Opens pages as somebody does who waits until the app is there: what is pressed before is kept for it, but not each key.
 * `waitUntil` is for what is about that moment itself.
 */
function beginWithTheApp(page: Page) {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  // Where its code never comes, what follows is about that.
  const open = () => page.waitForFunction(isOpen, undefined, { timeout: 30_000 }).catch(() => null);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil === undefined) await open();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil === undefined) await open();
    return answer;
  };
}

/** Or no page of the app. */
const isOpen = () => !document.getElementById('root') || performance.getEntriesByName('app-open').length > 0;

const readingInTheBrowser = new WeakSet<Page>();

/**
 * A test that answers calls itself means those of the browser. What the server read to render a page is taken out of it: the app
 * then reads all by itself, as it does where the server had no time to render.
 */
function readInTheBrowser(page: Page) {
  const route = page.route.bind(page);
  page.route = async (url, handler, options) => {
    if (!readingInTheBrowser.has(page) && isOfCalls(url)) {
      readingInTheBrowser.add(page);
      await route(isOfPages, withoutState);
    }
    return route(url, handler, options);
  };
  const unrouteAll = page.unrouteAll.bind(page);
  page.unrouteAll = async (options) => {
    readingInTheBrowser.delete(page);
    await unrouteAll(options);
  };
}

const isOfCalls = (url: unknown): boolean => typeof url === 'function' || /api(?!.*live)/.test(String(url));

const isOfPages = ({ pathname }: URL): boolean => !/^\/(api|assets|art|uploads)\//.test(pathname);

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

/** A test that has the server fail says so before: the browser notes that as well. */
export const expectServerFailure = (page: Page) => failingServers.add(page);

/** Until the app itself answers what is done. What is pressed or typed before is kept for it. */
export const untilOpen = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('app-open').length > 0);

/** Logs in as a demo account, in the page's own browser context. */
export async function login(page: Page, person: Person): Promise<void> {
  const answer = await page.request.post('/api/login', {
    data: { username: person, password: passwordOf(person) },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Somebody new, whom no other test knows. */
export async function register(page: Page): Promise<void> {
  const data = { username: `new-${crypto.randomUUID().slice(0, 8)}`, password: 'moonlit-touchline-12' };
  const answer = await page.request.post('/api/register', { data, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
}

/** Nothing is told over the stream: word of a change may read anew what a person is about to try again. */
export async function withoutStream(page: Page): Promise<void> {
  const silence = { contentType: 'text/event-stream', body: 'retry: 600000\n\n' };
  await page.route(/\/api\/live(\?|$)/, (route) => route.fulfill(silence));
}

/** No finding of axe, of any weight, on the screen as it is now. */
export async function expectNoAxeFindings(page: Page, rules?: string[]): Promise<void> {
  // Otherwise a second page is opened for each, to put together what frames say: half of its cost, and no screen has one of ours.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const findings = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map((node) => node.target.join(' ')),
  }));
  expect(findings).toEqual([]);
}

/** Nor in the other theme, which differs in its colours alone; the screen stays in the one that it has. */
export async function expectNoAxeFindingsInBothThemes(page: Page): Promise<void> {
  const shown = await page.evaluate(() => document.documentElement.dataset['theme'] ?? '');
  await putOn(page, shown === 'light' ? 'dark' : 'light');
  await expectNoAxeFindings(page, ['color-contrast', 'link-in-text-block']);
  await putOn(page, shown);
  await expectNoAxeFindings(page);
}

const putOn = (page: Page, theme: string) =>
  page.evaluate(async (chosen) => {
    document.documentElement.dataset['theme'] = chosen;
    const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  }, theme);

/** The browser notes every refused call, and everything that is asked for offline; both are often what a test is about. */
function isComplaint(message: ConsoleMessage, serverMayFail: boolean): boolean {
  if (message.type() !== 'error') return false;
  if (message.text().includes('net::ERR_INTERNET_DISCONNECTED')) return false;
  const status = Number(
    /^Failed to load resource: the server responded with a status of (\d+)/.exec(message.text())?.[1],
  );
  // One that is behind says 503, and is asked again.
  const isRefused = (status >= 400 && status < 500) || status === 503 || (status >= 500 && serverMayFail);
  const { pathname } = new URL(message.location().url);
  return !(isRefused && (pathname.startsWith('/api/') || (serverMayFail && pathname.startsWith('/assets/'))));
}
