import { type Random, seededRandom } from '#demo/random.ts';
import type { DemoGame } from '#features/competition/games/server/demo/scores.ts';
import { planRoster, type RosterEntry } from '#features/teams/players/server/demo/fill.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { definitionNamed } from '#features/teams/sports/rules.ts';
import { demoSports } from '#features/teams/sports/server/demo/sports.ts';
import { demoTeams } from '#features/teams/teams/server/demo/teams.ts';
import type { PeriodScore, Side } from '../../contract.ts';
import { playDiski, playHockey, playNetball, playSoccer } from './goals.ts';
import {
  add,
  handOut,
  handOutAll,
  inPeriods,
  isPlaying,
  type Play,
  type Player,
  type SidePlay,
  type Weights,
} from './play.ts';

/** Maps to 13 rounds. The deaths of one side are the kills of the other. */
const playEsports: Play = (random, home, away) => {
  const winners = random.shuffled([...wins('home', home.score), ...wins('away', away.score)]);
  const maps = winners.map((winner): PeriodScore => {
    const lost = random.between(4, 11);
    return winner === 'home' ? { home: 13, away: lost } : { home: lost, away: 13 };
  });
  for (const map of maps) {
    add(home.team, 'rounds', map.home);
    add(away.team, 'rounds', map.away);
    bringDown(random, home, away, map.home);
    bringDown(random, away, home, map.away);
  }
  return maps;
};

const wins = (side: 'home' | 'away', many: number) => Array.from({ length: many }, () => side);

function bringDown(random: Random, side: SidePlay, other: SidePlay, rounds: number): void {
  const kills = rounds * 3 + random.between(0, 2 * rounds);
  handOut(random, side, 'kills', kills, { 'Entry Fragger': 2, Sniper: 2 });
  handOut(random, side, 'assists', Math.round(kills / 3), { Support: 3 });
  handOut(random, side, 'firstKills', Math.round(rounds * 0.6), { 'Entry Fragger': 4, Sniper: 2 });
  handOut(random, other, 'deaths', kills);
}

const boards = 6;

/** Two game points for each board won, one for a draw. In a short side, some players play two boards. */
const playChess: Play = (random, home, away) => {
  const drawn = 2 * random.between(0, Math.floor(Math.min(home.score, away.score, 4) / 2)) + (home.score % 2);
  const won = (home.score - drawn) / 2;
  const results = random.shuffled([
    ...Array.from({ length: won }, () => ['wins', 'losses'] as const),
    ...Array.from({ length: drawn }, () => ['draws', 'draws'] as const),
    ...Array.from({ length: boards - won - drawn }, () => ['losses', 'wins'] as const),
  ]);
  for (const [at, [ours, theirs]] of results.entries()) {
    const moves = random.between(22, 58);
    playBoard(home.players, at, ours, moves);
    playBoard(away.players, at, theirs, moves);
  }
  return [];
};

function playBoard(players: readonly Player[], at: number, result: string, moves: number): void {
  const player = players[at % players.length];
  if (!player) return;
  add(player.counts, result);
  add(player.counts, 'moves', moves);
}

const playPool: Play = (random, home, away) => {
  for (const side of [home, away]) {
    handOut(random, side, 'frames', side.score);
    handOut(random, side, 'fouls', random.between(1, 6));
    for (const { counts } of side.players) {
      const frames = counts['frames'] ?? 0;
      const potted = 7 * frames + random.between(0, 9);
      add(counts, 'potsMade', potted);
      add(counts, 'potsTried', potted + random.between(4, 14));
      if (frames > 1 && random.chance(0.3)) add(counts, 'breakAndRuns');
    }
  }
  return [];
};

/** Judges' marks belong to the team. */
const playCheerleading: Play = (random, home, away) => {
  for (const side of [home, away]) {
    const difficulty = Math.round(side.score * (0.3 + random.next() * 0.08));
    const execution = Math.round(side.score * (0.36 + random.next() * 0.08));
    add(side.team, 'difficulty', difficulty);
    add(side.team, 'execution', execution);
    add(side.team, 'crowd', side.score - difficulty - execution);
    handOutAll(random, side, [
      { key: 'stunts', least: 12, most: 24, weights: { Flyer: 3, Base: 3, 'Back Spot': 2 } },
      { key: 'tumbles', least: 6, most: 16, weights: { Tumbler: 5 } },
    ]);
  }
  return [];
};

const playFitness: Play = (random, home, away) => {
  for (const side of [home, away]) {
    handOut(random, side, 'points', side.score);
    for (const { counts } of side.players) {
      add(counts, 'events', random.between(2, 4));
      add(counts, 'repetitions', random.between(60, 180));
    }
  }
  return [];
};

const runs: Weights = { Wing: 5, Fullback: 4, Centre: 3, 'Number 8': 2 };
const heavy: Weights = { Flanker: 5, Lock: 4, 'Number 8': 4, Hooker: 3, Prop: 3, Centre: 2 };

const playRugby: Play = (random, home, away) => inPeriods(random, 2, playSide(random, home), playSide(random, away));

/** Returns the points of each try, converted or not, and of each penalty. */
function playSide(random: Random, side: SidePlay): number[] {
  const { tries, conversions, penalties } = scoredBy(side.score);
  handOut(random, side, 'tries', tries, runs);
  const kicker = side.players.find(({ entry }) => entry.position === 'Fly-half') ?? side.players[0];
  if (kicker) {
    add(kicker.counts, 'conversionsMade', conversions);
    add(kicker.counts, 'conversionsTaken', tries);
    add(kicker.counts, 'penaltiesMade', penalties);
    add(kicker.counts, 'penaltiesTaken', penalties + random.between(0, 2));
  }
  handOutAll(random, side, [
    { key: 'carries', least: 45, most: 75, weights: { ...heavy, ...runs } },
    { key: 'yellowCards', least: 0, most: 1, weights: heavy },
  ]);
  for (const { entry, counts } of side.players) {
    add(counts, 'metres', Math.round((counts['carries'] ?? 0) * (runs[entry.position] ?? 1.5) * (1 + random.next())));
    const made = Math.round((heavy[entry.position] ?? 1.5) * random.between(1, 4));
    add(counts, 'tacklesMade', made);
    add(counts, 'tacklesAttempted', made + random.between(0, 2));
  }
  return Array.from({ length: tries + penalties }, (_, at) => (at >= tries ? 3 : at < conversions ? 7 : 5));
}

/** As many tries as the points allow, some of them converted (2), and penalties (3). */
function scoredBy(points: number): { tries: number; conversions: number; penalties: number } {
  for (let tries = Math.floor(points / 5); tries >= 0; tries -= 1) {
    for (let conversions = tries; conversions >= 0; conversions -= 1) {
      const remaining = points - 5 * tries - 2 * conversions;
      if (remaining >= 0 && remaining % 3 === 0) return { tries, conversions, penalties: remaining / 3 };
    }
  }
  throw new RangeError(`Nobody scores ${points} in rugby`);
}

export interface PlayedGame {
  game: DemoGame;
  definition: SportDefinition;
  sides: Record<Side, SidePlay>;
  periodScores: PeriodScore[];
}

/** By the definition of the sport. Basketball is not included: only two of its games have box scores, both of last year. */
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

/** What each player did in every game of these sports that was played to its end; the same at every start. */
export function planSeasonLines(games: readonly DemoGame[]): PlayedGame[] {
  const rosters = Map.groupBy(planRoster(demoTeams), ({ team }) => team.id);
  return games.flatMap((game) => {
    const { status, homeScore, awayScore, resultType } = game;
    if (status !== 'completed' || resultType !== null || homeScore === null || awayScore === null) return [];
    const definition = definitionNamed(demoSports.find(({ id }) => id === game.sportId)?.name ?? '');
    const play = plays[definition.key];
    if (!play) return [];
    const sides = {
      home: simulateSide(rosters.get(game.homeTeamId) ?? [], game.id, homeScore),
      away: simulateSide(rosters.get(game.awayTeamId) ?? [], game.id, awayScore),
    };
    return [{ game, definition, sides, periodScores: play(seededRandom(`game ${game.id}`), sides.home, sides.away) }];
  });
}

function simulateSide(roster: readonly RosterEntry[], gameId: number, score: number): SidePlay {
  const random = seededRandom(`lines ${roster[0]?.team.slug} ${gameId}`);
  const players = roster.filter((entry) => isPlaying(random, entry)).map((entry) => ({ entry, counts: {} }));
  return { players, score, team: {} };
}
