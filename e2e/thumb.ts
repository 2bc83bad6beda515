import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { GameEvents } from '#features/live/live-games/contract.ts';
import { liveState } from '#features/live/live-games/rules.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import type { Play } from './meant-game.ts';

export const taps = (page: Page) => page.getByRole('group', { name: 'Plays' });
export const court = (page: Page) => page.getByRole('group', { name: /^Player \(optional\)/ });
export const sideKeys = (page: Page) => page.getByRole('region', { name: 'Scoring for' }).getByRole('button');

interface KeyWatch {
  moved: string[];
  undoHidden: number;
  frames: number;
  /** The place of each key, by its name. */
  positions: Record<string, string>;
}

/** Checks in every frame whether a key has moved, and whether Undo can be pressed or is below an open sheet. */
export async function watchKeys(page: Page): Promise<() => Promise<KeyWatch>> {
  const watched = await page.evaluateHandle(() => {
    const seen: KeyWatch = { moved: [], undoHidden: 0, frames: 0, positions: {} };
    const check = () => {
      seen.frames += 1;
      const keys = document.querySelectorAll<HTMLElement>(
        'fieldset[aria-label="Plays"] button, section[aria-label="Scoring for"] button, header button[aria-label^="Undo"]',
      );
      for (const [index, key] of keys.entries()) {
        // A side is named by its place, because what it shows beside its name changes; Undo says what it takes back.
        const label = key.getAttribute('aria-label') ?? `side ${index}`;
        const name = label.startsWith('Undo') ? 'Undo' : label;
        const { offsetLeft, offsetTop, offsetWidth, offsetHeight, parentElement } = key;
        const scrolled = parentElement?.closest('.overflow-y-auto')?.scrollTop;
        const position = [offsetLeft, offsetTop, offsetWidth, offsetHeight, scrolled].join();
        seen.positions[name] ??= position;
        if (seen.positions[name] !== position) seen.moved.push(`${name}: ${seen.positions[name]} to ${position}`);
      }
      const undo = document.querySelector<HTMLElement>('button[aria-label^="Undo"]')?.getBoundingClientRect();
      const atUndo = undo && document.elementFromPoint(undo.x + undo.width / 2, undo.y + undo.height / 2);
      const isReachable = atUndo?.closest('button[aria-label^="Undo"]') || document.querySelector('dialog[open]');
      if (!isReachable && !document.querySelector('.pointer-events-none.console')) seen.undoHidden += 1;
      requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
    return seen;
  });
  return () => watched.jsonValue();
}

/** The keys of the pad that are too small, beyond the window or below something else. */
export const keysOutOfSight = (page: Page): Promise<string[]> =>
  taps(page)
    .getByRole('button')
    .evaluateAll((keys) =>
      keys
        .filter((key) => {
          const { x, y, width, height, right, bottom } = key.getBoundingClientRect();
          const isSmall = Math.min(width, height) < 44;
          const isBeyond = x < 0 || y < 0 || right > innerWidth || bottom > innerHeight;
          return isSmall || isBeyond || !key.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        })
        .map((key) => key.getAttribute('aria-label') ?? ''),
    );

/** Presses as a thumb would, and records the intended plays. */
export class Thumb {
  readonly plays: Play[] = [];
  smallest = Number.POSITIVE_INFINITY;
  lowest = 0;
  presses = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator): Promise<void> {
    const box = await target.boundingBox();
    if (!box) throw new Error('What should be pressed is not on the screen');
    this.smallest = Math.min(this.smallest, box.width, box.height);
    this.lowest = Math.max(this.lowest, box.y + box.height);
    this.presses += 1;
    await target.click();
  }

  async play(turn: number, period: number): Promise<void> {
    const side = turn % 3 === 2 ? 1 : 0;
    const sideKey = sideKeys(this.#page).nth(side);
    // Also ends the moment in which a player who is pressed gets the play before.
    const isAsked = await court(this.#page).getByText('Who?').isVisible();
    if (isAsked || (await sideKey.getAttribute('aria-pressed')) === 'false') await this.press(sideKey);
    const players = court(this.#page).getByRole('button', { name: /^\d/, disabled: false });
    const count = await players.count();
    const player = count > 0 && turn % 4 !== 3 ? players.nth(turn % count) : null;
    const number = player && Number.parseInt((await player.getAttribute('aria-label')) ?? '', 10);
    if (player) await this.press(player);
    const key = taps(this.#page).getByRole('button', { name: /^(?!More plays|Yellow|Foul)/ });
    const button = key.nth(turn % (await key.count()));
    const name = (await button.getAttribute('aria-label')) ?? '';
    await this.press(button);
    this.plays.push({ side: side === 0 ? 'home' : 'away', tap: name, number, period });
  }
}

const fetchEvents = async (page: Page, url: string): Promise<GameEvents> =>
  (await page.request.get(`${url}/events`)).json();

/** The plays that count in the end, by the names of their keys, whoever pressed them. */
export async function countedPlays(page: Page, url: string): Promise<Play[]> {
  const { events, definition } = await fetchEvents(page, url);
  const known = getDefinition(definition);
  const game = await (await page.request.get(url)).json();
  const rosters = await Promise.all(
    [game.homeTeamId, game.awayTeamId].map(async (teamId) =>
      (await page.request.get(new URL(`/api/teams/${teamId}/players`, url).href)).json(),
    ),
  );
  const numbers = new Map(
    rosters.flat().map((player: { id: number; jerseyNumber: number }) => [player.id, player.jerseyNumber]),
  );
  return liveState(known, events).shown.flatMap((event) => {
    if (event.kind !== 'tap') return [];
    const tap = known.taps.find(({ key }) => key === event.tap);
    const name = tap && (`${tap.name} `.startsWith(`${tap.label} `) ? tap.name : `${tap.label} ${tap.name}`);
    const { side, period } = event;
    return [{ side, tap: name ?? '', number: numbers.get(event.playerId ?? 0) ?? null, period }];
  });
}

/** Sorted, because two phones press at the same time, so that their order may differ. */
export const withoutOrder = (plays: readonly Play[]): string[] =>
  plays.map(({ side, tap, number, period }) => `${period} ${side} ${number} ${tap}`).sort();

/** Presses a key for the away side, as a second scorer of the same game on another screen. */
export async function pressAsSecondScorer(second: Page, tap: string): Promise<void> {
  const away = sideKeys(second).nth(1);
  if ((await away.getAttribute('aria-pressed')) === 'false') await away.click();
  await taps(second).getByRole('button', { name: tap, exact: true }).click();
}

/** Counts requests to keep the screen on, and vibrations. */
export const countWakeLocksAndVibrations = (context: BrowserContext) =>
  context.addInitScript(() => {
    const pressEffects = { wakeLocks: 0, vibrations: 0 };
    Object.assign(window, { pressEffects });
    Object.defineProperty(navigator, 'vibrate', {
      value: () => {
        pressEffects.vibrations += 1;
        return true;
      },
    });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          pressEffects.wakeLocks += 1;
          return { release: async () => undefined };
        },
      },
    });
  });
