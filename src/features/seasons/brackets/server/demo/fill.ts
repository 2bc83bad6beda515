import { join } from 'node:path';
import * as z from 'zod/mini';
import { instantAt, toDay, toYear } from '#demo/calendar.ts';
import { addCompetition } from '#features/competition/competitions/server/commands.ts';
import { maxScore } from '#features/competition/games/contract.ts';
import { addGame } from '#features/competition/games/server/commands.ts';
import { seasonPlansTag } from '#features/seasons/season-plans/cache-tags.ts';
import type { Place, PlanCompetition, SeasonSetup } from '#features/seasons/season-plans/contract.ts';
import type { TimetableGame } from '#features/seasons/timetables/contract.ts';
import { gamesOf } from '#features/seasons/timetables/format-rules.ts';
import { resolveSides } from '#features/seasons/timetables/progress-rules.ts';
import { SportCell } from '#features/teams/sports/server/demo/sports.ts';
import { demoTeams } from '#features/teams/teams/server/demo/teams.ts';
import { readJson } from '#server/data-files.ts';
import type { Write } from '#server/write.ts';
import { count } from '#shared/fields.ts';

const Score = z.optional(z.tuple([count(maxScore), count(maxScore)]));

/** A cup in its semi-finals: one has been played, the other is to come. */
const cup = readJson(
  join(import.meta.dirname, 'cup.json'),
  z.strictObject({
    name: z.string(),
    sport: SportCell,
    location: z.string(),
    minutes: z.int(),
    /** By the key of the game in its competition. Days are counted from today; before today it has a score. */
    games: z.record(z.string(), z.strictObject({ inDays: z.int(), time: z.string(), score: Score, shootout: Score })),
  }),
);

const key = 'cup';
type Planned = (typeof cup.games)[string];

export async function addDemoCup(write: Write): Promise<void> {
  const entered = demoTeams.filter(({ sportId }) => sportId === cup.sport);
  const teamIds = entered.toSorted((one, other) => other.strength - one.strength).map(({ id }) => id);
  const season = String(toYear(write.now));
  const { sport: sportId, name, minutes } = cup;
  const competitionId = await addCompetition(write, { name, kind: 'cup', sportId, season, teamIds });
  const format = { kind: 'knockout', places: 3 } as const;
  const entry: PlanCompetition = {
    ...{ key, competitionId, sportId, name, kind: 'cup', teamIds, format, minutes, venueIds: [] },
    ...{ gamesPerWeek: 1, gamesPerDay: 1, restDays: 1, daysBetweenReturns: 0, firstDay: null, lastDay: null },
  };
  const games = gamesOf(format, { competition: key, teams: teamIds.map(String), minutes });
  const planId = await addPlan(write, season, entry);
  const outcomes = new Map<string, { home: string; away: string; winner: string }>();
  for (const game of games) {
    const planned = cup.games[game.id.slice(key.length + 1)];
    if (!planned) throw new Error(`No day for ${game.id}`);
    const sides = resolveSides(games, { outcomes, tables: new Map(), entrants: new Map() }).get(game.id);
    const [home, away] = [sides?.home ?? null, sides?.away ?? null];
    const place: Place = {
      dateTime: instantAt(toDay(write.now) + planned.inDays, planned.time),
      venueId: null,
      court: null,
    };
    const isKnown = home !== null && away !== null;
    const gameId = isKnown ? await addCupGame(write, game, { competitionId, home, away, planned, place }) : null;
    if (isKnown && planned.score) outcomes.set(game.id, { home, away, winner: isHomeWin(planned) ? home : away });
    await addPlanGame(write, planId, game, { home, away, place, gameId });
  }
  write.changed(seasonPlansTag);
}

const isHomeWin = ({ score, shootout }: Planned): boolean => {
  const [home = 0, away = 0] = score ?? [];
  return home === away ? (shootout?.[0] ?? 0) > (shootout?.[1] ?? 0) : home > away;
};

async function addPlan({ db, now }: Write, season: string, entry: PlanCompetition): Promise<number> {
  const [from, until] = [-20, 40].map((days) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10));
  const days = { firstDay: from ?? '', lastDay: until ?? '' };
  const setup: SeasonSetup = { ...days, venues: [], daysOff: [], competitions: [entry], wishes: [] };
  const at = now.toISOString();
  const { id } = await db
    .insertInto('season_plans')
    .values({
      ...{ name: cup.name, season, status: 'published', setup: JSON.stringify(setup) },
      ...{ created_at: at, changed_at: at, published_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface CupGame {
  competitionId: number;
  home: string;
  away: string;
  planned: Planned;
  place: Place;
}

const addCupGame = (
  write: Write,
  { round }: TimetableGame,
  { competitionId, home, away, planned: { score, shootout }, place }: CupGame,
): Promise<number> =>
  addGame(write, {
    sportId: cup.sport,
    homeTeamId: Number(home),
    awayTeamId: Number(away),
    dateTime: place.dateTime ?? undefined,
    location: cup.location,
    competitionId,
    category: 'playoff',
    round,
    ...(score && { homeScore: score[0], awayScore: score[1], status: 'completed' as const }),
    ...(shootout && { homeShootout: shootout[0], awayShootout: shootout[1] }),
  });

interface Known {
  home: string | null;
  away: string | null;
  place: Place;
  gameId: number | null;
}

async function addPlanGame({ db }: Write, plan_id: number, game: TimetableGame, { home, away, place, gameId }: Known) {
  const { id, stage, minutes, group, round } = game;
  await db
    .insertInto('plan_games')
    .values({
      ...{ plan_id, key: id, competition_key: key, stage, minutes, group_name: group, round },
      ...{ home: JSON.stringify(game.home), away: JSON.stringify(game.away) },
      home_team_id: home === null ? null : Number(home),
      away_team_id: away === null ? null : Number(away),
      ...{ date_time: place.dateTime, venue_id: null, court: null, game_id: gameId, published: JSON.stringify(place) },
    })
    .execute();
  if (gameId === null) return;
  const published = { plan_id, key: id, game_id: gameId, place: JSON.stringify(place) };
  await db.insertInto('published_plan_games').values(published).execute();
}
