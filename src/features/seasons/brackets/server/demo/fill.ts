import { join } from 'node:path';
import * as z from 'zod/mini';
import { getMonday, instantAt, toDay, toYear } from '#demo/calendar.ts';
import { addCompetition } from '#features/competition/competitions/server/commands.ts';
import { maxScore } from '#features/competition/games/contract.ts';
import { addGame } from '#features/competition/games/server/commands.ts';
import { courtText } from '#features/competition/venues/area-rules.ts';
import { venueNames } from '#features/competition/venues/server/queries.ts';
import { seasonPlansTag } from '#features/seasons/season-plans/cache-tags.ts';
import {
  type Place,
  type PlanCompetition,
  PlayingTime,
  type SeasonSetup,
} from '#features/seasons/season-plans/contract.ts';
import { Format, type TimetableGame } from '#features/seasons/timetables/contract.ts';
import { gamesOf } from '#features/seasons/timetables/format-rules.ts';
import { type Outcome, resolveSides } from '#features/seasons/timetables/progress-rules.ts';
import { SportCell } from '#features/teams/sports/server/demo/sports.ts';
import { demoTeams } from '#features/teams/teams/server/demo/teams.ts';
import { readJson } from '#server/data-files.ts';
import type { Write } from '#server/write.ts';
import { count } from '#shared/fields.ts';
import { followCompetition } from '../progress-commands.ts';

const Score = z.optional(z.tuple([count(maxScore), count(maxScore)]));

/** A cup of which one semi-final is to come, and a Swiss competition whose third round an officer can draw. */
const shown = readJson(
  join(import.meta.dirname, 'brackets.json'),
  z.array(
    z.strictObject({
      key: z.string(),
      name: z.string(),
      sport: SportCell,
      format: Format,
      venue: z.string(),
      courts: z.int(),
      times: z.array(PlayingTime),
      minutes: z.int(),
      /** By the key of the game in its competition. Days are counted from this week's Monday, so that no other game of its teams is on the same; before it, a game has a score. */
      games: z.record(
        z.string(),
        z.strictObject({ inDays: z.int(), time: z.string(), court: z.int(), score: Score, shootout: Score }),
      ),
    }),
  ),
);

type Shown = (typeof shown)[number];
type Planned = Shown['games'][string];

export async function addDemoBrackets(write: Write): Promise<void> {
  for (const bracket of shown) await addBracket(write, bracket);
  write.changed(seasonPlansTag);
}

async function addBracket(write: Write, bracket: Shown): Promise<void> {
  const { key, sport: sportId, name, minutes, format } = bracket;
  const entered = demoTeams.filter((team) => team.sportId === sportId);
  const teamIds = entered.toSorted((one, other) => other.strength - one.strength).map(({ id }) => id);
  const season = String(toYear(write.now));
  const venueId = (await venueNames(write.db)).find((one) => one.name === bracket.venue)?.id;
  if (venueId === undefined) throw new RangeError(`No venue of the demo village is called ${bracket.venue}`);
  // As the setup of a plan has it: only a knock-out is a cup.
  const kind = format.kind === 'knockout' ? 'cup' : 'league';
  const competitionId = await addCompetition(write, { name, kind, sportId, season, teamIds });
  const entry: PlanCompetition = {
    ...{ key, competitionId, sportId, name, kind, teamIds, format, minutes, venueIds: [venueId] },
    ...{ gamesPerWeek: 1, gamesPerDay: 1, restDays: 1, daysBetweenReturns: 0, firstDay: null, lastDay: null },
  };
  const games = gamesOf(format, { competition: key, teams: teamIds.map(String), minutes });
  const venues = [{ venueId, courts: bracket.courts, times: bracket.times }];
  const planId = await addPlan(write, season, { entry, venues });
  const outcomes = new Map<string, Outcome>();
  const entrants = new Map([[key, teamIds.map(String)]]);
  for (const game of games) {
    const planned = bracket.games[game.id.slice(key.length + 1)];
    if (!planned) throw new Error(`No day for ${game.id}`);
    const sides = resolveSides(games, { outcomes, tables: new Map(), entrants }).get(game.id);
    const isDrawn = !('drawn' in game.home) || planned.score !== undefined;
    const [home, away] = isDrawn ? [sides?.home ?? null, sides?.away ?? null] : [null, null];
    const place: Place = {
      dateTime: instantAt(getMonday(toDay(write.now)) + planned.inDays, planned.time),
      venueId,
      court: planned.court,
    };
    const isKnown = home !== null && away !== null;
    const gameId = isKnown
      ? await addBracketGame(write, bracket, { competitionId, round: game.round, home, away, planned, place })
      : null;
    if (isKnown && planned.score) outcomes.set(game.id, { home, away, winner: winnerOf(planned, home, away) });
    await addPlanGame(write, planId, game, { home, away, place, gameId });
  }
  await followCompetition(write, planId, key);
}

function winnerOf({ score, shootout }: Planned, home: string, away: string): string | null {
  const [[one, other] = [0, 0], [first, second] = [0, 0]] = [score, shootout];
  const ahead = one - other || first - second;
  if (ahead === 0) return null;
  return ahead > 0 ? home : away;
}

interface Entered extends Pick<SeasonSetup, 'venues'> {
  entry: PlanCompetition;
}

async function addPlan({ db, now }: Write, season: string, { entry, venues }: Entered): Promise<number> {
  const [from, until] = [-20, 40].map((days) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10));
  const days = { firstDay: from ?? '', lastDay: until ?? '' };
  const setup: SeasonSetup = { ...days, venues, daysOff: [], competitions: [entry], wishes: [] };
  const at = now.toISOString();
  const { id } = await db
    .insertInto('season_plans')
    .values({
      ...{ name: entry.name, season, status: 'published', setup: JSON.stringify(setup) },
      ...{ created_at: at, changed_at: at, published_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface BracketGame {
  competitionId: number;
  round: string | null;
  home: string;
  away: string;
  planned: Planned;
  place: Place;
}

const addBracketGame = (
  write: Write,
  { sport, venue, courts, format }: Shown,
  { competitionId, round, home, away, planned: { score, shootout }, place }: BracketGame,
): Promise<number> =>
  addGame(write, {
    sportId: sport,
    homeTeamId: Number(home),
    awayTeamId: Number(away),
    dateTime: place.dateTime ?? undefined,
    location: courtText(venue, courts > 1 ? place.court : null),
    competitionId,
    category: format.kind === 'knockout' ? 'playoff' : 'league',
    ...(round !== null && { round }),
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
  const { id, competition, stage, minutes, group, round } = game;
  await db
    .insertInto('plan_games')
    .values({
      ...{ plan_id, key: id, competition_key: competition, stage, minutes, group_name: group, round },
      ...{ home: JSON.stringify(game.home), away: JSON.stringify(game.away) },
      home_team_id: home === null ? null : Number(home),
      away_team_id: away === null ? null : Number(away),
      ...{
        date_time: place.dateTime,
        venue_id: place.venueId,
        court: place.court,
        game_id: gameId,
        published: JSON.stringify(place),
      },
    })
    .execute();
  if (gameId === null) return;
  const published = { plan_id, key: id, game_id: gameId, place: JSON.stringify(place) };
  await db.insertInto('published_plan_games').values(published).execute();
}
