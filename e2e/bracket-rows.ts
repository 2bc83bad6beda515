import { DatabaseSync } from 'node:sqlite';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Bracket } from '#features/seasons/brackets/contract.ts';
import type { PlanCompetition, SeasonSetup } from '#features/seasons/season-plans/contract.ts';
import type { Format } from '#features/seasons/timetables/contract.ts';
import { gamesOf } from '#features/seasons/timetables/format-rules.ts';
import { nameKey } from '#shared/names.ts';

interface Shape {
  name: string;
  format: Format;
  /** In the order of their seeds. */
  teams: readonly string[];
}

export interface StoredBracket {
  id: number;
  teams: { id: number; name: string }[];
}

type Score = readonly [home: number, away: number];

/** What goes with each request to an app: where it is, and that the app itself sends it. */
export interface Asking {
  request: APIRequestContext;
  at: (path: string) => string;
}

const fromTheApp = { 'sec-fetch-site': 'same-origin' };
const place = { dateTime: '2027-03-05T16:00:00.000Z', venueId: null, court: null };

/** A competition of new teams as a published plan leaves it: games whose sides are known are entered by an admin, the others wait. */
export async function storeBracket({ request, at }: Asking, folder: string, shape: Shape): Promise<StoredBracket> {
  const database = new DatabaseSync(`${folder}/village.sqlite`, { timeout: 10_000 });
  const add = (table: string, row: Record<string, string | number | null>): number => {
    const columns = Object.keys(row);
    const values = columns.map(() => '?').join();
    const sql = `insert into ${table} (${columns.join()}) values (${values})`;
    return Number(database.prepare(sql).run(...Object.values(row)).lastInsertRowid);
  };
  const { name, format } = shape;
  const sportId = add('sports', { name: `${name} sport`, name_key: nameKey(`${name} sport`), definition: 'general' });
  const teams = shape.teams.map((title) => ({
    id: add('teams', { name: title, name_key: nameKey(title), sport_id: sportId, gender: 'Mixed' }),
    name: title,
  }));
  const teamIds = teams.map(({ id }) => id);
  const competitionId = add('competitions', {
    ...{ name, name_key: nameKey(name), kind: 'cup', sport_id: sportId, season: '2027', team_ids: '[]' },
    ...{ table_order: 'sport', bonuses: 1, first_tie_break: 'sport', head_to_head_again: 1, walk_ons: 'scorers' },
  });
  const entry: PlanCompetition = {
    ...{ key: 'cup', competitionId, sportId, name, kind: 'cup', teamIds, format, minutes: 40, venueIds: [] },
    ...{ gamesPerWeek: 1, gamesPerDay: 1, restDays: 1, daysBetweenReturns: 0, firstDay: null, lastDay: null },
  };
  const days = { firstDay: '2027-02-01', lastDay: '2027-05-09' };
  const setup: SeasonSetup = { ...days, venues: [], daysOff: [], competitions: [entry], wishes: [] };
  const when = '2026-12-01T08:00:00.000Z';
  const plan = add('season_plans', {
    ...{ name, season: '2027', status: 'published', setup: JSON.stringify(setup) },
    ...{ created_at: when, changed_at: when, published_at: when },
  });
  for (const game of gamesOf(format, { competition: 'cup', teams: teamIds.map(String), minutes: 40 })) {
    const [home = null, away = null] = [game.home, game.away].map((side) =>
      'team' in side ? Number(side.team) : null,
    );
    const entered = home !== null && away !== null ? await enter(home, away, game) : null;
    add('plan_games', {
      ...{ plan_id: plan, key: game.id, competition_key: 'cup', home_team_id: home, away_team_id: away },
      ...{ home: JSON.stringify(game.home), away: JSON.stringify(game.away), group_name: game.group },
      ...{ round: game.round, stage: game.stage, minutes: game.minutes, date_time: place.dateTime },
      ...{ venue_id: null, court: null, published: JSON.stringify(place), game_id: entered },
    });
    if (entered !== null) {
      add('published_plan_games', { plan_id: plan, key: game.id, game_id: entered, place: JSON.stringify(place) });
    }
  }
  database.close();
  return { id: competitionId, teams };

  async function enter(home: number, away: number, { group, round }: { group: string | null; round: string | null }) {
    const stage = { group: group ?? undefined, round: round ?? undefined };
    const category = group === null ? 'playoff' : 'tournament';
    const added = await request.post(at('/api/games'), {
      headers: fromTheApp,
      data: {
        ...{ sportId, homeTeamId: home, awayTeamId: away, competitionId, category, ...stage },
        ...{ dateTime: place.dateTime, location: 'Village Court' },
      },
    });
    expect(added.status(), await added.text()).toBe(201);
    const { id }: { id: number } = await added.json();
    return id;
  }
}

export async function readBracket({ request, at }: Asking, { id }: StoredBracket): Promise<Bracket> {
  return (await request.get(at(`/api/competitions/${id}/bracket`))).json();
}

/** Enters the result of a match; what follows from it follows. */
export async function endMatch(asking: Asking, bracket: StoredBracket, name: string, score: Score): Promise<void> {
  const match = (await readBracket(asking, bracket)).matches.find((one) => one.name === name);
  await changeGame(asking, match?.gameId ?? 0, { homeScore: score[0], awayScore: score[1], status: 'completed' });
}

export async function changeGame({ request, at }: Asking, id: number, fields: object): Promise<void> {
  const changed = await request.patch(at(`/api/games/${id}`), { headers: fromTheApp, data: fields });
  expect(changed.status(), await changed.text()).toBe(200);
}
