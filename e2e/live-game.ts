import { expect, type Page } from '@playwright/test';
import type { Game } from '#features/competition/games/contract.ts';
import type { Team } from '#features/teams/teams/contract.ts';
import { login, openPage } from './fixtures.ts';

export const fromTheApp = { 'sec-fetch-site': 'same-origin' };

/** Logs in as a member, opens a page and waits for its live stream. */
export async function openLive(page: Page, path: string) {
  await login(page, 'member');
  await openListening(page, path);
}

/** Opens a page and waits for its live stream. */
export async function openListening(page: Page, path: string) {
  const listening = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/live');
  await openPage(page, path);
  await listening;
}

/** Adds a game that is live now, between two teams of the village. */
export async function startGame(admin: Page, location: string): Promise<Game> {
  const teams: Team[] = await (await admin.request.get('/api/teams')).json();
  const home = teams[0];
  const away = teams.find((team) => team.sportId === home?.sportId && team.id !== home.id);
  if (!home || !away) throw new Error('The village has no two teams of one sport');
  const reply = await admin.request.post('/api/games', {
    data: {
      sportId: home.sportId,
      homeTeamId: home.id,
      awayTeamId: away.id,
      dateTime: new Date().toISOString(),
      location,
      status: 'live',
      category: 'friendly',
      homeScore: 31,
      awayScore: 28,
    },
    headers: fromTheApp,
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return reply.json();
}
