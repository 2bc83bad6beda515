import { expect, type Locator, type Page } from '@playwright/test';
import type { Play, Side } from './meant-game.ts';
import type { Change, ScoreSheet, Step } from './score-sheets/sheet.ts';
import { court, keysOutOfSight, sideKeys, taps } from './thumb.ts';

/** Presses the plays of a score sheet as an officer with one phone would. */
export class SheetScorer {
  readonly #page: Page;
  #last: Play | null = null;
  /** Where each key was when it was first touched. */
  readonly #places = new Map<string, { x: number; y: number; width: number; height: number }>();

  constructor(page: Page) {
    this.#page = page;
  }

  async start({ starters }: ScoreSheet): Promise<void> {
    for (const [index, numbers] of [starters?.home ?? [], starters?.away ?? []].entries()) {
      if (numbers.length > 0) await sideKeys(this.#page).nth(index).click();
      const lineUp = this.#page.getByRole('group', { name: 'Line-up' });
      for (const number of numbers) await lineUp.getByRole('button', { name: shirtName(number) }).click();
    }
    await this.#page.getByRole('button', { name: 'Start the game' }).click();
    await expect(taps(this.#page)).toBeVisible();
    await this.#untilKeysAnswer();
  }

  async score(steps: readonly Step[]): Promise<void> {
    for (const step of steps) await ('play' in step ? this.#press(step.play) : this.#change(step.change));
    expect(await keysOutOfSight(this.#page)).toEqual([]);
  }

  async startPeriod(number: number, { set }: ScoreSheet): Promise<void> {
    if (set) {
      await this.#page.getByRole('button', { name: `${set} ${number}`, exact: true }).click();
    } else {
      await this.#openFlow();
      await this.#page
        .getByRole('dialog')
        .getByRole('button', { name: /^Start / })
        .click();
    }
    await expect(
      this.#page.getByRole('button', { name: new RegExp(`^\\D+${number}\\b.*next period or end$`) }),
    ).toBeVisible();
    await this.#untilKeysAnswer();
  }

  async end(): Promise<void> {
    await this.#openFlow();
    for (const name of ['The game', 'End the game?']) {
      await this.#page.getByRole('dialog', { name }).getByRole('button', { name: 'End the game' }).click();
    }
    await expect(this.#page.getByRole('status').filter({ hasText: 'All saved' })).toBeVisible();
  }

  async #press(play: Play): Promise<void> {
    await this.#choose(play.side);
    if (play.number !== null) await this.#choosePlayer(play.side, play.number);
    if (this.#last?.side === play.side && this.#last.tap === play.tap) await this.#pastOneTouch();
    await this.#pressKey(play.tap);
    this.#last = play;
  }

  /** Pressing the side also ends the moment in which the next player who is pressed gets the play before. */
  async #choose(side: Side): Promise<void> {
    if (this.#last?.side === side && this.#last.number !== null) return;
    await this.#touch(side, sideKeys(this.#page).nth(side === 'home' ? 0 : 1));
  }

  async #choosePlayer(side: Side, number: number): Promise<void> {
    const name = `${side} ${number}`;
    const keys = court(this.#page).getByRole('button', { name: shirtName(number) });
    const onCourt = keys.filter({ hasNotText: 'other players and line-up' });
    if (this.#places.has(name) || (await onCourt.count()) > 0) return this.#touch(name, onCourt);
    await this.#touch('others', court(this.#page).getByRole('button', { name: /other players and line-up$/ }));
    const others = this.#page.getByRole('group', { name: 'Other players' });
    await others.getByRole('button', { name: shirtName(number) }).click();
    await this.#untilKeysAnswer();
  }

  async #pressKey(name: string): Promise<void> {
    const key = taps(this.#page).getByRole('button', { name, exact: true });
    if (this.#places.has(name) || (await key.count()) > 0) return this.#touch(name, key);
    await this.#touch('more', this.#page.getByRole('button', { name: 'More plays' }));
    await this.#page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    await this.#untilKeysAnswer();
  }

  /** Presses where the key was the first time: no key moves. */
  async #touch(name: string, key: Locator): Promise<void> {
    const known = this.#places.get(name);
    const box = known ?? (await key.boundingBox());
    if (!box) throw new Error(`${name} is not on the screen`);
    this.#places.set(name, box);
    await this.#page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }

  /** Two touches of a key within a moment are one: the next play comes later. */
  #pastOneTouch(): Promise<void> {
    return this.#letPass(160);
  }

  /** For a moment after a dialog, what is below it takes no touch: it may be the second of a double tap. */
  #untilKeysAnswer(): Promise<void> {
    return this.#letPass(400);
  }

  /** By the clock of the page. */
  async #letPass(ms: number): Promise<void> {
    const since = await this.#page.evaluate(() => performance.now());
    await this.#page.waitForFunction((until) => performance.now() > until, since + ms);
  }

  /** Brings a player on in the position of another. */
  async #change({ side, on, off }: Change): Promise<void> {
    await this.#choose(side);
    await this.#openFlow();
    await this.#page.getByRole('button', { name: 'Change positions' }).click();
    const sheet = this.#page.getByRole('dialog', { name: 'Positions' });
    await sheet.getByRole('button', { name: shirtName(off) }).click();
    await sheet.getByRole('button', { name: shirtName(on) }).click();
    await expect(
      sheet.getByRole('group', { name: 'Bench' }).getByRole('button', { name: shirtName(off) }),
    ).toBeVisible();
    await sheet.getByRole('button', { name: 'Done' }).click();
    await this.#untilKeysAnswer();
    for (const number of [on, off]) this.#places.delete(`${side} ${number}`);
    this.#last = null;
  }

  async #openFlow(): Promise<void> {
    await this.#page.getByRole('button', { name: /next period or end$/ }).click();
  }
}

/** The key of a player, with or without the bib before the number. */
const shirtName = (number: number) => new RegExp(`^([A-Z]{1,2} )?${number} `);
