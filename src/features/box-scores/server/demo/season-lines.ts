import { seededRandom } from '#demo/random.ts';
import type { DemoGame } from '#features/games/server/demo/demo-game.ts';
import { planRoster, type RosterPlace } from '#features/players/server/demo/roster.ts';
import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import { definitionNamed } from '#features/sports/rules.ts';
import { demoSports } from '#features/sports/server/demo/sports.ts';
import { demoTeams } from '#features/teams/server/demo/teams.ts';
import type { PeriodScore, Side } from '../../contract.ts';
import { playDiski, playHockey, playNetball, playSoccer } from './goals.ts';
import { playCheerleading, playChess, playEsports, playFitness, playPool } from './indoors.ts';
import type { Play, SidePlay } from './play.ts';
import { isPlaying } from './playing.ts';
import { playRugby } from './rugby.ts';

export interface PlayedGame {
  game: DemoGame;
  definition: SportDefinition;
  sides: Record<Side, SidePlay>;
  periodScores: PeriodScore[];
}

/** By the definition of the sport. Basketball is not among them: of its games, two of last year alone have box scores. */
const plays: Record<string, Play> = {
  netball: playNetball,
  soccer: playSoccer,
  rugby: playRugby,
  esports: playEsports,
  diski: playDiski,
  chess: playChess,
  cheerleading: playCheerleading,
  'fitness-club': playFitness,
  pool: playPool,
  hockey: playHockey,
};

/** What each player did in every completed game of these sports; the same at every start. */
export function planSeasonLines(games: readonly DemoGame[]): PlayedGame[] {
  const rosters = Map.groupBy(planRoster(demoTeams), ({ team }) => team.id);
  return games.flatMap((game) => {
    const { status, homeScore, awayScore } = game;
    if (status !== 'completed' || homeScore === null || awayScore === null) return [];
    const definition = definitionNamed(demoSports.find(({ id }) => id === game.sportId)?.name ?? '');
    const play = plays[definition.key];
    if (!play) return [];
    const sides = {
      home: sideOf(rosters.get(game.homeTeamId) ?? [], game.id, homeScore),
      away: sideOf(rosters.get(game.awayTeamId) ?? [], game.id, awayScore),
    };
    return [{ game, definition, sides, periodScores: play(seededRandom(`game ${game.id}`), sides.home, sides.away) }];
  });
}

function sideOf(roster: readonly RosterPlace[], gameId: number, score: number): SidePlay {
  const random = seededRandom(`lines ${roster[0]?.team.slug} ${gameId}`);
  const players = roster.filter((place) => isPlaying(random, place)).map((place) => ({ place, counts: {} }));
  return { players, score, team: {} };
}
