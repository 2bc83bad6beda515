import type { PlanGame } from '#features/seasons/season-plans/contract.ts';
import type { Database } from '#server/database/schema.ts';
import type { BracketMatch } from '../contract.ts';
import { endingOf, type Ruling } from '../progress-rules.ts';
import { listPlayed } from './standing-queries.ts';

type Decided = Pick<BracketMatch, 'wentOn' | 'isAsked'>;

/** What officers decided about games of a published competition, or have yet to decide, by their keys. */
export async function readDecided(db: Database, games: readonly PlanGame[]): Promise<ReadonlyMap<string, Decided>> {
  const asked = await db
    .selectFrom('bracket_questions as asked')
    .innerJoin('plan_games', (join) =>
      join
        .onRef('plan_games.plan_id', '=', 'asked.plan_id')
        .onRef('plan_games.competition_key', '=', 'asked.competition_key'),
    )
    .select(['asked.cause', 'asked.kind', 'asked.state', 'asked.answer'])
    .where('plan_games.id', '=', games[0]?.id ?? 0)
    .where('asked.kind', 'in', ['undecided', 'changed'])
    .where('asked.state', 'in', ['open', 'applied'])
    .orderBy('asked.id')
    .execute();
  if (asked.length === 0) return new Map();
  const causes = Map.groupBy(asked, ({ cause }) => cause);
  const about = games.filter(({ key }) => causes.has(key));
  const played = await listPlayed(
    db,
    about.flatMap(({ gameId }) => gameId ?? []),
  );
  return new Map(
    about.map(({ key, gameId }): [string, Decided] => {
      const own = causes.get(key) ?? [];
      const ending = endingOf(gameId === null ? undefined : played.get(gameId));
      const ruled = own.findLast(({ kind, state }) => kind === 'undecided' && state === 'applied');
      const ruling: Ruling = JSON.parse(ruled?.answer ?? '[]');
      const first = ruling.find((id) => ending.kind === 'undecided' && ending.teamIds.includes(id));
      return [key, { wentOn: first ?? null, isAsked: own.some(({ state }) => state === 'open') }];
    }),
  );
}
