import { createHash } from 'node:crypto';
import type { PlanGame } from '#features/seasons/season-plans/contract.ts';
import type { TeamName } from '#features/teams/teams/contract.ts';
import type { Database } from '#server/database/schema.ts';
import type { DrawPreview } from '../contract.ts';
import { type Draw, drawCause, roundsBefore, type StoredDraw } from '../draw-rules.ts';
import { listPlayed } from './standing-queries.ts';

export function presentDraw(
  draw: Draw,
  named: (ids: readonly number[]) => TeamName[],
  venues: ReadonlyMap<number, string>,
): DrawPreview {
  const { round, pairings, games, byes, points } = draw;
  return {
    ...{ round, byes: named(byes) },
    pairings: pairings.flatMap((pairing, board) => {
      const [home, away] = named([pairing.home, pairing.away]);
      const { dateTime = null, venueId = null } = games[board] ?? {};
      const location = (venueId !== null && venues.get(venueId)) || null;
      return home && away ? [{ home, away, dateTime, location }] : [];
    }),
    points: points.flatMap((one) => named([one.teamId]).map((team) => ({ team, points: one.points }))),
  };
}

/** The same as long as the same would be drawn for the same games at the same times. */
export const basisOf = ({ games, pairings, points, rounds }: Draw): string =>
  digest([games.map(({ id, version }) => [id, version]), pairings, points, rounds]);

/** Short, and another one for anything else. */
export const digest = (of: unknown): string => createHash('sha256').update(JSON.stringify(of)).digest('base64url');

/** The rounds of a published competition that were drawn from other results than there are now. */
export async function listCorrectedDraws(db: Database, games: readonly PlanGame[]): Promise<string[]> {
  const draws = await listDraws(db, games[0]?.id ?? 0);
  if (draws.size === 0) return [];
  const played = await listPlayed(
    db,
    games.flatMap(({ gameId }) => gameId ?? []),
  );
  const rounds = new Map(games.map(({ stage, round }) => [stage, round ?? `Round ${stage}`]));
  return [...rounds].flatMap(([stage, round]) => {
    const drawn = draws.get(drawCause(stage));
    return drawn && !isSame(drawn.rounds, roundsBefore(games, stage, played)) ? [round] : [];
  });
}

const isSame = (one: Draw['rounds'], other: Draw['rounds'] | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The latest draw of each round of the competition of this game of a plan, by cause. */
async function listDraws(db: Database, planGameId: number): Promise<Map<string, StoredDraw>> {
  const rows = await db
    .selectFrom('bracket_questions as asked')
    .innerJoin('plan_games', (join) =>
      join
        .onRef('plan_games.plan_id', '=', 'asked.plan_id')
        .onRef('plan_games.competition_key', '=', 'asked.competition_key'),
    )
    .select(['asked.cause', 'asked.answer'])
    .where('plan_games.id', '=', planGameId)
    .where('asked.kind', '=', 'draw')
    .where('asked.state', '=', 'applied')
    .orderBy('asked.id')
    .execute();
  return new Map(rows.map(({ cause, answer }): [string, StoredDraw] => [cause, JSON.parse(answer ?? '{}')]));
}
