import { publishGame } from '#features/seasons/season-plans/server/publish-commands.ts';
import { conflict } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import type { Draw, StoredDraw } from '../draw-rules.ts';
import { putSides } from './progress-commands.ts';
import type { FollowedCompetition } from './standing-queries.ts';

/** Makes the games of a Swiss round as its preview said; the plan is locked. */
export async function drawRound(write: Write, { planId }: FollowedCompetition, draw: Draw | null): Promise<StoredDraw> {
  if (!draw) throw conflict('The round before is not over');
  if (draw.pairings.length > draw.games.length) {
    throw conflict('The plan has too few games for this round: make its games again first');
  }
  for (const [board, { home, away }] of draw.pairings.entries()) {
    const id = draw.games[board]?.id ?? 0;
    await putSides(write, planId, id, { homeTeamId: home, awayTeamId: away });
    await publishGame(write, id);
  }
  return { rounds: draw.rounds, pairings: draw.pairings };
}
