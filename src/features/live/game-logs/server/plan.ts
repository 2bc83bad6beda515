import { getDefinition } from '#features/teams/sports/rules.ts';
import { teamsByName } from '#features/teams/teams/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import { namedLike, nameKey } from '#shared/names.ts';
import { fixtureText } from '#shared/notation.ts';
import type { Side } from '../../live-games/contract.ts';
import { compareOutcomes, findFaults } from './check-rules.ts';
import type { GameLog, LoggedPlayer } from './game-log.ts';

/** What an import of a log will find and what it will make: the preview shows it, and the import does it. */
export interface LogPlan {
  /** Why it cannot be imported. */
  refusals: string[];
  notes: string[];
  /** Null where it is made. */
  sport: { id: number | null; name: string };
  teams: Record<Side, { id: number | null; name: string }>;
  players: (LoggedPlayer & { knownId: number | null })[];
  competitionId: number | null;
}

const sides = ['home', 'away'] as const;
/** A preview lists no more of them: the first say what kind of difference it is. */
const maxFaults = 20;

export async function planLog(db: Database, log: GameLog): Promise<LogPlan> {
  const sport = await findSport(db, log);
  const findTeam = sport ? await teamsByName(db, sport.id) : () => undefined;
  const team = (side: Side) => ({ id: findTeam(log.game[side].name) ?? null, name: log.game[side].name });
  const teams = { home: team('home'), away: team('away') };
  const { players, notes } = await matchPlayers(db, log, teams);
  const competition = sport && (await findCompetition(db, sport.id, log));
  return {
    refusals: [
      ...findFaults(log).slice(0, maxFaults),
      ...(nameKey(teams.home.name) === nameKey(teams.away.name) ? ['Both sides have the same name'] : []),
      ...(sport ? compareRules(sport, log) : []),
      ...(await findSameGame(db, teams, log)),
    ],
    notes: [...notes, ...(competition === null || sport === undefined ? withoutCompetition(log) : [])],
    sport: sport ?? { id: null, name: log.sport.name },
    teams,
    players,
    competitionId: competition?.id ?? null,
  };
}

async function findSport(db: Database, { sport }: GameLog) {
  const rows = await db.selectFrom('sports').select(['id', 'name', 'definition']).orderBy('id').execute();
  return namedLike(rows, ({ name }) => name).find(sport.name);
}

/** The village's own rules of that sport must come to the same, whatever else they say. */
function compareRules({ name, definition }: { name: string; definition: string }, log: GameLog): string[] {
  const [first] = compareOutcomes(getDefinition(definition), log);
  if (first === undefined || findFaults(log).length > 0) return [];
  return [`${name} counts differently in this village. By its rules: ${first}`];
}

async function findSameGame(db: Database, { home, away }: LogPlan['teams'], { game }: GameLog): Promise<string[]> {
  if (home.id === null || away.id === null) return [];
  const same = await db
    .selectFrom('games')
    .select('id')
    .where('home_team_id', '=', home.id)
    .where('away_team_id', '=', away.id)
    .where('date_time', '=', game.dateTime)
    .executeTakeFirst();
  return same ? [`${fixtureText(home.name, away.name)} of that day and time is in this village already`] : [];
}

/** Undefined where the game was in none; null where this village has none of that name and season. */
async function findCompetition(db: Database, sportId: number, { game }: GameLog) {
  if (game.competition === null) return undefined;
  const rows = await db
    .selectFrom('competitions')
    .select(['id', 'name'])
    .where('sport_id', '=', sportId)
    .where('season', '=', game.season)
    .orderBy('id')
    .execute();
  return namedLike(rows, ({ name }) => name).find(game.competition) ?? null;
}

const withoutCompetition = ({ game: { competition, season } }: GameLog): string[] =>
  competition === null
    ? []
    : [
        `There is no competition “${competition}” of ${season} here: the game will be in none, and its plays are all kept`,
      ];

interface KnownPlayer {
  id: number;
  name: string;
  team_id: number;
  jersey_number: number | null;
}

/** Players of the same name in the same team, each once: of several the one with that number, else the first. */
async function matchPlayers(db: Database, { players }: GameLog, teams: LogPlan['teams']) {
  const teamIds = sides.flatMap((side) => teams[side].id ?? []);
  const known: KnownPlayer[] =
    teamIds.length === 0
      ? []
      : await db
          .selectFrom('players')
          .select(['id', 'name', 'team_id', 'jersey_number'])
          .where('team_id', 'in', teamIds)
          .orderBy('id')
          .execute();
  const taken = new Set<number>();
  const notes: string[] = [];
  const matched = players.map((player) => {
    const { id: teamId, name: team } = teams[player.side];
    const named = known.filter((one) => one.team_id === teamId && nameKey(one.name) === nameKey(player.name));
    const free = named.filter(({ id }) => !taken.has(id));
    const match = free.find(({ jersey_number }) => jersey_number === player.number) ?? free[0];
    if (match) taken.add(match.id);
    if (named.length > 1 && match?.jersey_number !== player.number)
      notes.push(`${team} has ${named.length} players called ${player.name}: the first of them is meant`);
    return { ...player, knownId: match?.id ?? null };
  });
  return { players: matched, notes };
}
