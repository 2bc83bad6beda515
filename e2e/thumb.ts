import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { GameEvents } from '#features/live-games/contract.ts';
import { liveState } from '#features/live-games/rules.ts';
import { definitionOf } from '#features/sports/rules.ts';
import type { Meant } from './meant-game.ts';

export const taps = (page: Page) => page.getByRole('group', { name: 'Plays' });
export const court = (page: Page) => page.getByRole('group', { name: /^Player \(optional\)/ });
export const sideKeys = (page: Page) => page.getByRole('region', { name: 'Scoring for' }).getByRole('button');

interface Watched {
  moved: string[];
  undoHidden: number;
  frames: number;
  /** The place of each key, by its name. */
  places: Record<string, string>;
}

/** Checks in every frame whether a key has moved, and whether Undo can be pressed or is below an open sheet. */
export async function watchKeys(page: Page): Promise<() => Promise<Watched>> {
  const watched = await page.evaluateHandle(() => {
    const seen: Watched = { moved: [], undoHidden: 0, frames: 0, places: {} };
    const look = () => {
      seen.frames += 1;
      for (const key of document.querySelectorAll<HTMLElement>('fieldset[aria-label="Plays"] button')) {
        const name = key.getAttribute('aria-label') ?? '';
        const { offsetLeft, offsetTop, offsetWidth, offsetHeight, parentElement } = key;
        const scrolled = parentElement?.closest('.overflow-y-auto')?.scrollTop;
        const place = [offsetLeft, offsetTop, offsetWidth, offsetHeight, scrolled].join();
        seen.places[name] ??= place;
        if (seen.places[name] !== place) seen.moved.push(`${name}: ${seen.places[name]} to ${place}`);
      }
      const undo = document.querySelector<HTMLElement>('button[aria-label^="Undo"]')?.getBoundingClientRect();
      const atUndo = undo && document.elementFromPoint(undo.x + undo.width / 2, undo.y + undo.height / 2);
      const isThere = atUndo?.closest('button[aria-label^="Undo"]') || document.querySelector('dialog[open]');
      if (!isThere && !document.querySelector('.pointer-events-none.console')) seen.undoHidden += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return seen;
  });
  return () => watched.jsonValue();
}

/** Presses as a thumb would, and records the intended plays. */
export class Thumb {
  readonly meant: Meant[] = [];
  smallest = Number.POSITIVE_INFINITY;
  lowest = 0;
  presses = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(what: Locator): Promise<void> {
    const box = await what.boundingBox();
    if (!box) throw new Error('What should be pressed is not on the screen');
    this.smallest = Math.min(this.smallest, box.width, box.height);
    this.lowest = Math.max(this.lowest, box.y + box.height);
    this.presses += 1;
    await what.click();
  }

  async play(turn: number, period: number): Promise<void> {
    const side = turn % 3 === 2 ? 1 : 0;
    const chosen = sideKeys(this.#page).nth(side);
    if ((await chosen.getAttribute('aria-pressed')) === 'false') await this.press(chosen);
    const places = court(this.#page).getByRole('button', { name: /^\d/, disabled: false });
    const count = await places.count();
    const place = count > 0 && turn % 4 !== 3 ? places.nth(turn % count) : null;
    const number = place && Number.parseInt((await place.getAttribute('aria-label')) ?? '', 10);
    if (place) await this.press(place);
    const key = taps(this.#page).getByRole('button', { name: /^(?!More plays|Yellow|Foul)/ });
    const button = key.nth(turn % (await key.count()));
    const name = (await button.getAttribute('aria-label')) ?? '';
    await this.press(button);
    this.meant.push({ side: side === 0 ? 'home' : 'away', tap: name, number, period });
  }
}

const eventsOf = async (page: Page, url: string): Promise<GameEvents> =>
  (await page.request.get(`${url}/events`)).json();

/** The plays that count in the end, by the names of their keys, whoever pressed them. */
export async function played(page: Page, url: string): Promise<Meant[]> {
  const { events, definition } = await eventsOf(page, url);
  const known = definitionOf(definition);
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
export const withoutOrder = (meant: readonly Meant[]): string[] =>
  meant.map(({ side, tap, number, period }) => `${period} ${side} ${number} ${tap}`).sort();

/** Presses a key for the away side, as a second scorer of the same game on another screen. */
export async function pressElsewhere(second: Page, tap: string): Promise<void> {
  const away = sideKeys(second).nth(1);
  if ((await away.getAttribute('aria-pressed')) === 'false') await away.click();
  await taps(second).getByRole('button', { name: tap, exact: true }).click();
}

/** Counts requests to keep the screen on, and vibrations. */
export const countSenses = (context: BrowserContext) =>
  context.addInitScript(() => {
    const senses = { awake: 0, trembled: 0 };
    Object.assign(window, { senses });
    Object.defineProperty(navigator, 'vibrate', {
      value: () => {
        senses.trembled += 1;
        return true;
      },
    });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          senses.awake += 1;
          return { release: async () => undefined };
        },
      },
    });
  });
