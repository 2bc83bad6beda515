import { expect, type Page } from '@playwright/test';
import { fromTheApp } from './live-game.ts';
import { type Side, sides } from './meant-game.ts';

const surnames = ['Dube', 'van der Merwe', 'Nkosi', 'Mahlangu', 'Tshabalala'];
const firstNames = ['Lerato', 'Thabo', 'Zanele', 'Sipho', 'Naledi'];
const getName = (at: number) => `${firstNames[Math.floor(at / 5)]} ${surnames[at % 5]}`;
const category = 'friendly';

export interface RosterShirt {
  number: number;
  position?: string;
}

const numbered = (players: number): RosterShirt[] => Array.from({ length: players }, (_, at) => ({ number: at + 1 }));

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

/** Adds games of today between two new teams, which no other test scores. `players`: how many, or the shirts of each side. */
export function todaysGameAdder(at: (path: string) => string) {
  return async (
    admin: Page,
    sportId: number,
    players: number | Record<Side, readonly RosterShirt[]>,
    more = { category },
  ) => {
    const add = (path: string, data: object) => addAs(admin, at(path), data);
    const word = crypto.randomUUID().slice(0, 6);
    const teams = { home: `North Residence ${word}`, away: `South Residence ${word}` };
    const [home, away] = await Promise.all(
      sides.map((side) => add('/api/teams', { name: teams[side], sportId, gender: 'Mixed' })),
    );
    const [homeTeamId, awayTeamId] = [home?.id ?? 0, away?.id ?? 0];
    const rosters = typeof players === 'number' ? { home: numbered(players), away: numbered(players) } : players;
    const shirts = sides.flatMap((side) =>
      rosters[side].map((shirt, index) => ({ ...shirt, side, name: getName(index) })),
    );
    await Promise.all(
      shirts.map(({ side, name, number, position }) => {
        const teamId = side === 'home' ? homeTeamId : awayTeamId;
        return add('/api/players', { name, teamId, jerseyNumber: number, ...(position && { position }) });
      }),
    );
    const when = { dateTime: new Date(Date.now() + 60_000).toISOString(), location: `Court ${word}`, ...more };
    const { id } = await add('/api/games', { sportId, homeTeamId, awayTeamId, ...when });
    return { id, sportId, teams, shirts, location: when.location };
  };
}
