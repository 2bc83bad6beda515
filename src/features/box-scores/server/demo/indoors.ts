import type { Random } from '#demo/random.ts';
import type { PeriodScore } from '../../contract.ts';
import { add, handOut, handOutAll, type Play, type Player, type SidePlay } from './play.ts';

/** Maps to 13 rounds. The deaths of one side are the kills of the other. */
export const playEsports: Play = (random, home, away) => {
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
export const playChess: Play = (random, home, away) => {
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

export const playPool: Play = (random, home, away) => {
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
export const playCheerleading: Play = (random, home, away) => {
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

export const playFitness: Play = (random, home, away) => {
  for (const side of [home, away]) {
    handOut(random, side, 'points', side.score);
    for (const { counts } of side.players) {
      add(counts, 'events', random.between(2, 4));
      add(counts, 'repetitions', random.between(60, 180));
    }
  }
  return [];
};
