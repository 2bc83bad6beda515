import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Random } from '#demo/random.ts';
import { planRoster } from '#features/teams/players/server/demo/fill.ts';
import { demoTeams } from '#features/teams/teams/server/demo/teams.ts';
import { readJson } from '#server/data-files.ts';
import type { Side } from '../../contract.ts';
import type { DemoTap } from './taps.ts';

const Sides = z.strictObject({ home: z.int(), away: z.int() });

const liveGame = readJson(
  join(import.meta.dirname, 'live-game.json'),
  z.strictObject({
    periods: z.array(Sides),
    /** How often each was pressed so far. */
    taps: z.record(z.string(), Sides),
    /** How likely a player of each position is to do it; others never do. */
    positions: z.record(z.string(), z.record(z.string(), z.number())),
  }),
);

export const livePeriods = liveGame.periods;

/** Who did what so far in the game that is live. */
export function liveGameTaps(random: Random, teamIds: Record<Side, number>): DemoTap[] {
  const roster = planRoster(demoTeams);
  return (['home', 'away'] as const).flatMap((side) => {
    const players = roster.filter(({ team }) => team.id === teamIds[side]);
    return Object.entries(liveGame.taps).flatMap(([tap, times]) =>
      Array.from({ length: times[side] }, (): DemoTap => {
        const weights = liveGame.positions[tap] ?? {};
        const { id } = random.pickWeighted(players, ({ position, skill }) => skill * (weights[position] ?? 0));
        return { side, tap, playerId: id };
      }),
    );
  });
}
