import { expect, type Page, type Route } from '@playwright/test';
import { login, openPage, reloadPage, test, withoutStream } from './fixtures.ts';
import { getPassword } from './people.ts';

interface List {
  name: string;
  path: string;
  /** The path of its API call, and how many rows a response holds. */
  call: string;
  perPage: number;
  rowCount: number;
}

const lists: readonly List[] = [
  { name: 'games', path: '/games?status=past', call: '/api/games', perPage: 500, rowCount: 480 },
  { name: 'players', path: '/players', call: '/api/players/with-relations', perPage: 600, rowCount: 600 },
  { name: 'thoughts', path: '/thoughts', call: '/api/posts', perPage: 50, rowCount: 480 },
  { name: 'media', path: '/media', call: '/api/highlights', perPage: 50, rowCount: 330 },
  { name: 'lobby', path: '/social', call: '/api/shared-workouts', perPage: 50, rowCount: 240 },
];
const depths = [800, 3_000, 30_000];

for (const list of lists) {
  test(`the list of ${list.name} restores its scroll position, by Back and after a reload`, { tag: '@whole' }, async ({
    page,
  }) => {
    await withoutStream(page);
    await login(page, 'member');
    await withManyRows(page, list);
    await openPage(page, list.path);
    for (const depth of depths) {
      await scrollDownTo(page, depth);
      const before = await readPosition(page);
      expect(before.scrolled).toBe(depth);
      await openAnotherPage(page);
      await page.goBack();
      await expect.poll(() => positionNear(page, before), { message: `Back to ${depth}` }).toEqual(before);
      await reloadPage(page);
      await expect.poll(() => positionNear(page, before), { message: `${depth} after a reload` }).toEqual(before);
    }
    await openPage(page, `${list.path}${list.path.includes('?') ? '&' : '?'}from=elsewhere`);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect((await readPosition(page)).scrolled).toBe(0);
  });
}

test('Back after a login on a deep link skips the login', async ({ page }) => {
  await openPage(page, '/thoughts');
  await openPage(page, '/games?status=past');
  await page.getByLabel('Username').fill('member');
  await page.getByLabel(/^Password/).fill(getPassword('member'));
  await page.getByRole('button', { name: 'Initialize Connection' }).click();
  await expect(page).toHaveURL('/games?status=past');
  await expect(page.getByRole('heading', { level: 1, name: 'Games & Matches' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/thoughts');
});

test('a page that renders for longer than a view transition may last opens without one, and nothing fails', {
  tag: '@whole',
}, async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/games');
  const abort = await page.evaluateHandle(renderSlowly);
  await openAnotherPage(page);
  expect(await abort.evaluate(({ seen }) => seen)).toEqual(['TimeoutError', true]);
});

/** Slows down rendering; `seen` is what the aborted transition throws, and whether the app handled it. */
function renderSlowly() {
  const longerThanAny = 6_000;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) =>
    start(async () => {
      await (typeof update === 'function' ? update() : update?.update?.());
      await new Promise((resolve) => setTimeout(resolve, longerThanAny));
    });
  const seen = new Promise((resolve) =>
    addEventListener('unhandledrejection', (event) =>
      queueMicrotask(() => resolve([event.reason.name, event.defaultPrevented])),
    ),
  );
  return { seen };
}

/** Allows for one pixel, because rows with fractional heights are laid out again. */
async function positionNear(page: Page, { top }: { top: number }) {
  const position = await readPosition(page);
  return Math.abs(position.top - top) <= 1 ? { ...position, top } : position;
}

/** Answers with as many rows as a long season has, copied from the existing ones. */
async function withManyRows(page: Page, { call, perPage, rowCount }: List) {
  const rows = await listRows(page, call, rowCount);
  const address = new RegExp(`${call}(\\?(status=completed|from-row=\\d+))?$`);
  await page.route(address, (route) => route.fulfill(responseFrom(route, rows, call, perPage)));
}

async function listRows(page: Page, call: string, rowCount: number): Promise<Row[]> {
  const found: Row[] = await (await page.request.get(call === '/api/games' ? `${call}?status=completed` : call)).json();
  return Array.from({ length: rowCount }, (_, index) => {
    const row = found[index % found.length];
    if (!row) throw new Error(`The demo has no rows at ${call}`);
    return { ...row, id: typeof row.id === 'number' ? 100_000 + index : `${row.id}-${index}` };
  });
}

interface Row {
  id: number | string;
}

function responseFrom(route: Route, rows: readonly Row[], call: string, perPage: number) {
  const from = Number(new URL(route.request().url()).searchParams.get('from-row') ?? 0);
  const next = from + perPage;
  const headers: Record<string, string> = next < rows.length ? { link: `<${call}?from-row=${next}>; rel="next"` } : {};
  return { headers, json: rows.slice(from, next) };
}

/** Scrolls to this depth like a thumb, by less than a screen at a time; more rows load on the way. */
async function scrollDownTo(page: Page, depth: number) {
  await page.evaluate(async (end) => {
    // Chromium may never draw again after the machine stalled for seconds; then the retry runs in another browser.
    const frame = () =>
      new Promise((resolve, reject) => {
        requestAnimationFrame(resolve);
        setTimeout(reject, 20_000, new Error('the browser draws nothing any more'));
      });
    // A list that stops growing ends the test here, instead of at its timeout of a quarter of an hour.
    const giveUp = performance.now() + 60_000;
    while (scrollY < end && performance.now() < giveUp) {
      scrollTo(0, Math.min(end, scrollY + 600));
      await frame();
      await frame();
    }
  }, depth);
}

/** How far the page is scrolled, and which row is in the middle of the window. */
const readPosition = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('main :is(article, li:not(li li, article li))')];
    const middle = rows.findIndex((row) => row.getBoundingClientRect().bottom > innerHeight / 2);
    return {
      scrolled: Math.round(scrollY),
      row: middle,
      top: Math.round(rows[middle]?.getBoundingClientRect().top ?? 0),
    };
  });

async function openAnotherPage(page: Page) {
  await page.getByRole('navigation').getByRole('link', { name: 'More' }).locator('visible=true').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeVisible();
  expect((await readPosition(page)).scrolled).toBe(0);
}
