import { expect, type Page } from '@playwright/test';
import { todaysGameAdder } from './court-game.ts';
import { openPage, test } from './fixtures.ts';
import { ownApp } from './own-app.ts';

const { at, logInAs } = ownApp({ demo: true });

/** The window of a small phone, less the browser's own bars. */
test.use({ viewport: { width: 390, height: 664 } });

const addTodaysGame = todaysGameAdder(at);
const presses = 60;

/** Presses "+1" for a side, as fast as two thumbs, and returns every score that was shown meanwhile: `[home, away]`. */
const pressAndRead = (page: Page, side: number) =>
  page.evaluate(
    async ([count, pressed]) => {
      const shown: number[][] = [];
      const read = () =>
        shown.push(
          [...document.querySelectorAll('header .score.inline-block')].map(({ textContent }) => Number(textContent)),
        );
      new MutationObserver(read).observe(document.body, { subtree: true, childList: true, characterData: true });
      const keys = [...document.querySelectorAll<HTMLElement>('section[aria-label="Scoring for"] button')];
      keys[pressed]?.click();
      for (let press = 0; press < count; press += 1) {
        // Two presses within 150 ms are one.
        await new Promise((resolve) => setTimeout(resolve, 160 + 10 * (press % 25)));
        const buttons = [...document.querySelectorAll<HTMLElement>('button')];
        buttons.find(({ textContent }) => textContent.startsWith('+1'))?.click();
      }
      return shown;
    },
    [presses, side] as const,
  );

const fallsIn = (shown: readonly number[][]) =>
  shown.flatMap((score, index) => {
    const before = shown[index - 1] ?? [];
    return score.some((points, side) => points < (before[side] ?? 0)) ? [`${before} to ${score}`] : [];
  });

test('a score never falls while two phones score together', { tag: '@whole' }, async ({ page, browser }) => {
  const second = await browser.newPage();
  await logInAs(second, 'admin');
  await logInAs(page, 'officer');
  const { id } = await addTodaysGame(second, 1, 8);
  await openPage(page, at(`/games/${id}/console`));
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'All saved' })).toBeVisible();
  await openPage(second, at(`/games/${id}/console`));
  await second.getByRole('button', { name: 'Score together' }).click();
  const phones = [page, second];
  for (const phone of phones) {
    const devTools = await phone.context().newCDPSession(phone);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  const shown = await Promise.all(phones.map(pressAndRead));
  for (const phone of phones) {
    const score = phone.locator('header').locator('.score.inline-block');
    await expect(score).toHaveText([`${presses}`, `${presses}`]);
  }
  expect(shown.map(fallsIn)).toEqual([[], []]);
  await second.close();
});
