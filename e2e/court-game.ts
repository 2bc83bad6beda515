import { expect, type Page } from '@playwright/test';
import { fromTheApp } from './live-game.ts';
import { sides } from './meant-game.ts';

const surnames = ['Dube', 'van der Merwe', 'Nkosi', 'Mahlangu', 'Tshabalala'];
const firstNames = ['Lerato', 'Thabo', 'Zanele', 'Sipho', 'Naledi'];
const getName = (number: number) => `${firstNames[Math.floor((number - 1) / 5)]} ${surnames[(number - 1) % 5]}`;
const category = 'friendly';

export async function addAs(admin: Page, url: string, data: object): Promise<{ id: number }> {
  const response = await admin.request.post(url, { headers: fromTheApp, data });
  expect(response.status(), await response.text()).toBe(201);
  return response.json();
}

/** The sport of this name, which the demo village may have. */
export async function findOrAddSport(admin: Page, url: string, name: string): Promise<{ id: number }> {
  const sports: { id: number; name: string }[] = await (await admin.request.get(url)).json();
  return sports.find((sport) => sport.name === name) ?? addAs(admin, url, { name });
}

/** Adds games of today between two new teams, which no other test scores. */
export function todaysGameAdder(at: (path: string) => string) {
  return async (admin: Page, sportId: number, players: number, more = { category }) => {
    const add = (path: string, data: object) => addAs(admin, at(path), data);
    const word = crypto.randomUUID().slice(0, 6);
    const teams = { home: `North Residence ${word}`, away: `South Residence ${word}` };
    const [home, away] = await Promise.all(
      sides.map((side) => add('/api/teams', { name: teams[side], sportId, gender: 'Mixed' })),
    );
    const [homeTeamId, awayTeamId] = [home?.id ?? 0, away?.id ?? 0];
    const numbers = Array.from({ length: players }, (_, index) => index + 1);
    await Promise.all(
      [homeTeamId, awayTeamId].flatMap((teamId) =>
        numbers.map((jerseyNumber) => add('/api/players', { name: getName(jerseyNumber), teamId, jerseyNumber })),
      ),
    );
    const when = { dateTime: new Date(Date.now() + 60_000).toISOString(), location: `Court ${word}`, ...more };
    const { id } = await add('/api/games', { sportId, homeTeamId, awayTeamId, ...when });
    const shirts = sides.flatMap((side) => numbers.map((number) => ({ side, number, name: getName(number) })));
    return { id, sportId, teams, shirts, location: when.location };
  };
}
