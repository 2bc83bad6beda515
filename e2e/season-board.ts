import { expect, type Page } from '@playwright/test';
import type { StoredPlan } from './plan-rows.ts';

export const card = (page: Page, id: number) => page.locator(`[data-game="${id}"]`);
export const tray = (page: Page) => page.getByRole('region', { name: 'Without a place' });
export const sheet = (page: Page) => page.getByRole('dialog', { name: /^Move / });
export const freePlaces = (page: Page) =>
  sheet(page).getByRole('list', { name: 'Free places, the best first' }).getByRole('button');
export const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ });
export const redo = (page: Page) => page.getByRole('button', { name: /^Redo/ });

/** Opens the best free place of a game in its sheet, and presses it. */
export async function moveToBest(page: Page, id: number): Promise<void> {
  await card(page, id).click();
  await freePlaces(page).first().click();
  await expect(sheet(page)).toBeHidden();
}

export interface StoredPlace {
  id: number;
  version: number;
  dateTime: string | null;
  venueId: number | null;
  court: number | null;
  isLocked: boolean;
}

/** The games of a plan as the server has them. */
export async function storedGames(page: Page, { plan }: StoredPlan): Promise<StoredPlace[]> {
  return (await page.request.get(`/api/season-plans/${plan}/games`)).json();
}

export async function storedGame(page: Page, stored: StoredPlan, id: number) {
  const game = (await storedGames(page, stored)).find((one) => one.id === id);
  if (!game) throw new Error(`The plan has no game ${id}`);
  return { ...game, place: `${game.dateTime} ${game.venueId}:${game.court}` };
}

/** As another officer would on another screen. */
export async function moveStored(page: Page, stored: StoredPlan, id: number, to: Partial<StoredPlace>): Promise<void> {
  const { place: _, version, dateTime, venueId, court, isLocked } = await storedGame(page, stored, id);
  const moves = [{ id, version, dateTime, venueId, court, isLocked, ...to }];
  const answer = await page.request.patch(`/api/season-plans/${stored.plan}/games`, {
    data: { moves },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
