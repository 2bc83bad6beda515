import { publishGame } from '#features/seasons/season-plans/server/publish-commands.ts';
import { badField, conflict } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import type { QuestionDecision } from '../contract.ts';
import type { Draw } from '../draw-rules.ts';
import { basisOf, resultsOf, type StoredDraw } from './draw-queries.ts';
import { putSides } from './progress-commands.ts';
import type { FollowedCompetition } from './standing-queries.ts';

/** Makes the games of a Swiss round as its preview said; the plan is locked. */
export async function drawRound(
  write: Write,
  { planId }: FollowedCompetition,
  draw: Draw | null,
  { basis }: QuestionDecision,
): Promise<StoredDraw> {
  if (basis === undefined) throw badField('basis', 'Say which draw you have seen');
  if (!draw || basisOf(draw) !== basis)
    throw conflict('A result or the plan changed since. Look at the new draw first');
  if (draw.pairings.length > draw.games.length) {
    throw conflict('The plan has too few games for this round: make its games again first');
  }
  for (const [board, { home, away }] of draw.pairings.entries()) {
    const id = draw.games[board]?.id ?? 0;
    await putSides(write, planId, id, { homeTeamId: home, awayTeamId: away });
    await publishGame(write, id);
  }
  return { results: resultsOf(draw.rounds), pairings: draw.pairings };
}
