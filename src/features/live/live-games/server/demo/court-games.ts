import { join } from 'node:path';
import * as z from 'zod/mini';
import { instantAt, minutesBefore, toDay, toYear } from '#demo/calendar.ts';
import { findResidence, ResidenceCell } from '#demo/names.ts';
import { seededRandom } from '#demo/random.ts';
import { findDemoCompetition } from '#features/competition/competitions/server/demo/competitions.ts';
import { addGame } from '#features/competition/games/server/commands.ts';
import { findBoxScoreGame } from '#features/results/box-scores/server/stored-queries.ts';
import { planRoster, type RosterEntry } from '#features/teams/players/server/demo/fill.ts';
import { SportCell } from '#features/teams/sports/server/demo/sports.ts';
import { type DemoTeam, demoTeams } from '#features/teams/teams/server/demo/teams.ts';
import { NumberCell, readCsv } from '#server/data-files.ts';
import type { Write } from '#server/write.ts';
import type { PressedEvent } from '../../contract.ts';
import { addEvents } from '../commands.ts';
import { planOvers } from './overs.ts';
import type { CourtPlay } from './plays.ts';
import { planRallies } from './rallies.ts';

/** Games of the sports in sets and innings; their scores are whatever was played. */
const courtGames = readCsv(
  join(import.meta.dirname, 'court-games.csv'),
  z.strictObject({
    sport: SportCell,
    home: ResidenceCell,
    away: ResidenceCell,
    /** Days from today; without it the game is being played right now. */
    inDays: z.exactOptional(NumberCell),
    time: z._default(z.string(), ''),
  }),
);
type CourtGame = (typeof courtGames)[number];

export async function addCourtGames(write: Write): Promise<void> {
  const roster = planRoster(demoTeams);
  for (const game of courtGames) await playCourtGame(write, game, roster);
}

async function playCourtGame(write: Write, game: CourtGame, roster: readonly RosterEntry[]): Promise<void> {
  const { sport: sportId, inDays } = game;
  const [home, away] = [findTeam(sportId, game.home), findTeam(sportId, game.away)];
  // Begun before the live game of the occasions: the latest comes first on Home.
  const dateTime =
    inDays === undefined ? minutesBefore(write.now, 55) : instantAt(toDay(write.now) + inDays, game.time);
  const id = await addGame(write, {
    sportId,
    homeTeamId: home.id,
    awayTeamId: away.id,
    dateTime,
    location: `${findResidence(game.home).name} Hall`,
    category: 'league',
    season: String(toYear(write.now)),
    competitionId: findDemoCompetition(sportId, 'league')?.id ?? null,
  });
  const stored = await findBoxScoreGame(write.db, id);
  if (!stored || (inDays ?? 0) > 0) return;
  const ofTeam = ({ id: teamId }: DemoTeam) => roster.filter(({ team }) => team.id === teamId);
  const events = planEvents({
    gameId: id,
    definition: stored.definition,
    random: seededRandom(`court ${home.slug} ${away.slug}`),
    rosters: { home: ofTeam(home), away: ofTeam(away) },
    edge: 0.5 + (home.strength - away.strength) / 5,
    startsAt: dateTime,
    now: inDays === undefined ? write.now : null,
  });
  // Nobody of the village pressed them: the audit log says nothing, and nobody is notified.
  await addEvents({ ...write, audit: async () => undefined, happened: () => undefined }, id, events);
}

const planEvents = (play: CourtPlay): PressedEvent[] =>
  play.definition.innings ? planOvers(play, play.definition.innings) : planRallies(play);

function findTeam(sportId: number, residence: string): DemoTeam {
  const team = demoTeams.find((one) => one.sportId === sportId && one.residence === residence);
  if (!team) throw new Error(`No team of ${residence} plays sport ${sportId}`);
  return team;
}
