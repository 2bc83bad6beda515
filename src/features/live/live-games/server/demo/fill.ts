import { seededRandom } from '#demo/random.ts';
import { planDemoGames } from '#features/competition/games/server/demo/games.ts';
import type { DemoGame } from '#features/competition/games/server/demo/scores.ts';
import { findBoxScoreGame, listLines, storedBoxScore } from '#features/results/box-scores/server/stored-queries.ts';
import { batches } from '#server/database/engine.ts';
import type { Write } from '#server/write.ts';
import { eventsTag } from '../../cache-tags.ts';
import type { PressedEvent } from '../../contract.ts';
import { addEvents, getOrigin, toRow } from '../commands.ts';
import { addCourtGames } from './court-games.ts';
import { liveGameTaps, livePeriods } from './live-game.ts';
import { planPlays } from './plays.ts';
import { type DemoTap, tapsFor } from './taps.ts';

/** Adds the plays of the game that is live, and of a few that are over, and the games in sets and innings. */
export async function addDemoPlays(write: Write): Promise<void> {
  const games = planDemoGames(write.now);
  const live = games.find(({ status }) => status === 'live');
  if (live) await playLive(write, live);
  for (const game of playedGames(games)) await recordPlays(write, game);
  await addCourtGames(write);
}

/** The game of the box-score pages, and the latest ones of two sports whose box scores are made of taps alone. */
function playedGames(games: readonly DemoGame[]): DemoGame[] {
  const [netball, soccer] = [2, 3];
  const latest = (sportId: number) =>
    games
      .filter((game) => game.sportId === sportId && game.status === 'completed' && game.resultType === null)
      .toSorted((a, b) => (a.dateTime < b.dateTime ? 1 : -1))
      .slice(0, 1);
  return [...games.filter(({ id }) => id === 115), ...latest(netball), ...latest(soccer)];
}

/** Its score, its period and its box score come from the plays, as if somebody had pressed them. */
async function playLive(write: Write, { id, dateTime, homeTeamId, awayTeamId }: DemoGame): Promise<void> {
  const game = await findBoxScoreGame(write.db, id);
  if (!game) return;
  const random = seededRandom(`plays ${id}`);
  const taps = liveGameTaps(random, { home: homeTeamId, away: awayTeamId });
  const plan = {
    gameId: id,
    definition: game.definition,
    taps,
    periods: livePeriods,
    startsAt: dateTime,
    now: write.now,
  };
  const noScore = { home_score: null, away_score: null };
  await write.db.updateTable('games').set(noScore).where('id', '=', id).execute();
  // Nobody of the village pressed them, so the audit log says nothing.
  await addEvents({ ...write, audit: async () => undefined }, id, planPlays(random, plan));
}

/** Plays that add up to the box score that is stored already. */
async function recordPlays(write: Write, { id, dateTime }: DemoGame): Promise<void> {
  const game = await findBoxScoreGame(write.db, id);
  const stored = await storedBoxScore(write.db, id);
  if (!game || !stored) return;
  const { definition } = game;
  const counted = [
    ...(await listLines(write.db, id)).map(({ side, player_id, stats }) => ({
      side,
      playerId: player_id,
      counts: stats,
    })),
    { side: 'home' as const, playerId: null, counts: stored.teamStats.home },
    { side: 'away' as const, playerId: null, counts: stored.teamStats.away },
  ];
  const taps = counted.flatMap(({ side, playerId, counts }): DemoTap[] =>
    tapsFor(definition, counts).map((tap) => ({ side, tap, playerId })),
  );
  const random = seededRandom(`plays ${id}`);
  const plan = { gameId: id, definition, taps, periods: game.periodScores, startsAt: dateTime, now: null };
  await storePlays(write, id, planPlays(random, plan));
}

async function storePlays(write: Write, gameId: number, plays: readonly PressedEvent[]): Promise<void> {
  const rows = plays.map((event, at) => toRow(gameId, at + 1, event, getOrigin(write)));
  for (const some of batches(rows)) await write.db.insertInto('game_events').values(some).execute();
  write.changed(eventsTag(gameId));
}
