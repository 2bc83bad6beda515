import { sql } from 'kysely';
import { knownDay } from '#features/competition/games/day-rules.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import {
  changedMeanwhile,
  type ImportContext,
  type ImportKind,
  importKinds,
} from '#platform/spreadsheets/server/sheet/import-kind.ts';
import { refusals } from '#platform/spreadsheets/server/sheet/row-reader.ts';
import type { Database } from '#server/database/schema.ts';
import { lockForUpdate, lockRowForUpdate, type Write } from '#server/write.ts';
import { minutesIn } from '#shared/time-zone.ts';
import { replaceBoxScore } from './commands.ts';
import { type Known, type KnownGame, type PlannedGame, planLines } from './plan-lines.ts';
import { lockSeason } from './season-commands.ts';
import { lineColumns, lineReader, type SheetLine } from './sheet-lines.ts';
import { countsIn, findBoxScoreGame, listLines, storedBoxScore } from './stored-queries.ts';

const kindWith = (own: readonly SportDefinition[]): ImportKind<string, SheetLine> => ({
  name: 'box-scores',
  title: 'Box scores',
  columns: lineColumns(own),
  needs: [['date'], ['home'], ['away'], ['team'], ['player']],
  teamColumns: ['home', 'away'],
  inVillage: async (db) => kindWith(await ownDefinitions(db)),
  reader: () => lineReader(own),
  hold: async (write, sportId) => {
    await lockRowForUpdate(write.db, 'sports', sportId);
    await lockForUpdate(write.db, 'games', sql`sport_id = ${sportId}`);
  },
  prepare: ({ read, refused }, context) => ({
    plan: async (db) => {
      const plan = planLines(read, await loadKnown(db, context));
      return {
        rows: [...plan.rows, ...refusals([...refused, ...plan.refused])],
        newTeams: [],
        questions: [],
        apply: (write, progress) => applyGames(write, plan.games, progress),
      };
    },
  }),
});

export const boxScoreImport = importKinds.contribution(kindWith([]));

/** Those of sports that the village made. */
async function ownDefinitions(db: Database): Promise<SportDefinition[]> {
  const rows = await db.selectFrom('sports').select('definition').where('definition', 'like', '{%').execute();
  return rows.map(({ definition }) => getDefinition(definition));
}

async function loadKnown(db: Database, { sport, timeZone }: ImportContext): Promise<Known> {
  const { definition } = await db
    .selectFrom('sports')
    .select('definition')
    .where('id', '=', sport.id)
    .executeTakeFirstOrThrow();
  const players = await db
    .selectFrom('players')
    .innerJoin('teams', 'teams.id', 'team_id')
    .select(['players.id', 'players.name', 'jersey_number as number', 'teams.name as team'])
    .where('sport_id', '=', sport.id)
    .orderBy('players.id')
    .execute();
  return { definition: getDefinition(definition), games: await loadGames(db, sport.id, minutesIn(timeZone)), players };
}

/** All games of a sport with their box scores, in four reads. */
async function loadGames(db: Database, sportId: number, toWall: (at: string) => string): Promise<KnownGame[]> {
  const games = await db
    .selectFrom('games')
    .innerJoin('teams as home', 'home.id', 'home_team_id')
    .innerJoin('teams as away', 'away.id', 'away_team_id')
    .leftJoin('box_scores', 'box_scores.game_id', 'games.id')
    .select(['games.id', 'date_time', 'season', 'home.name as home', 'away.name as away', 'home_stats', 'away_stats'])
    .where('games.sport_id', '=', sportId)
    .orderBy('games.id')
    .execute();
  const lines = await db
    .selectFrom('box_score_lines')
    .innerJoin('games', 'games.id', 'game_id')
    .select(['game_id', 'player_id', 'side', 'did_not_play', 'note', 'stats'])
    .where('games.sport_id', '=', sportId)
    .execute();
  const walkOns = await db
    .selectFrom('box_score_walk_ons')
    .innerJoin('games', 'games.id', 'game_id')
    .select(['game_id', 'walk_on_id', 'side', 'name', 'jersey_number', 'stats'])
    .where('games.sport_id', '=', sportId)
    .execute();
  const linesOf = Map.groupBy(lines, ({ game_id }) => game_id);
  const walkOnsOf = Map.groupBy(walkOns, ({ game_id }) => game_id);
  return games.map(({ id, date_time, season, home, away, home_stats, away_stats }) => {
    const day = knownDay(date_time);
    const wall = day === null ? 'TBC' : toWall(day);
    return {
      id,
      day: wall.slice(0, 10),
      time: wall.slice(11),
      season,
      home,
      away,
      lines: [
        ...(linesOf.get(id) ?? []).map(({ player_id, side, did_not_play, note, stats }) => ({
          playerId: player_id,
          side,
          didNotPlay: did_not_play === 1,
          note,
          stats: countsIn(stats),
        })),
        ...(walkOnsOf.get(id) ?? []).map(({ walk_on_id, side, name, jersey_number, stats }) => ({
          playerId: walk_on_id,
          side,
          didNotPlay: false,
          note: null,
          stats: countsIn(stats),
          walkOn: { name, jerseyNumber: jersey_number },
        })),
      ],
      teams: { home: countsIn(home_stats ?? '{}'), away: countsIn(away_stats ?? '{}') },
    };
  });
}

async function applyGames(
  write: Write,
  games: readonly PlannedGame[],
  progress: (done: number) => Promise<void>,
): Promise<void> {
  await lockSeason(
    write,
    games.flatMap(({ lines }) => lines.map(({ playerId }) => playerId).filter((id) => id > 0)),
  );
  for (const [at, { id, lines, teams, isTapped }] of games.entries()) {
    const game = await findBoxScoreGame(write.db, id);
    if (!game) throw changedMeanwhile();
    const stored = await storedBoxScore(write.db, id);
    const before = await listLines(write.db, id);
    const { periodScores } = game;
    const wasTapped = stored !== undefined && stored.tracked !== null;
    const around = { teamStats: teams, periodScores, isTapped: isTapped || wasTapped };
    await replaceBoxScore(write, game, { stored, before }, { lines, ...around });
    await progress(at + 1);
  }
  if (games.length > 0)
    await write.audit({ act: 'list.import', subject: 'box-scores', detail: { games: games.map(({ id }) => id) } });
}
