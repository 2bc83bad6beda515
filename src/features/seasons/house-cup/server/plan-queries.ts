import { decidingFinal } from '#features/seasons/timetables/double-elimination-rules.ts';
import type { Database } from '#server/database/schema.ts';
import { type SeasonGame, winnerOf } from './game-queries.ts';

/**
 * The competitions whose published plan has games to come that nobody can make yet, as their sides are not known: their
 * places do not stand, though all games that there are have been played.
 */
export async function competitionsToGoOn(db: Database, games: readonly SeasonGame[]): Promise<Set<number>> {
  const waiting = await db
    .selectFrom('plan_games')
    .innerJoin('season_plans', 'season_plans.id', 'plan_games.plan_id')
    .select(['plan_id', 'competition_key', 'stage', 'round', 'home'])
    .where('season_plans.status', '=', 'published')
    .where('published', 'is not', null)
    .where('game_id', 'is', null)
    .where(({ eb, or }) => or([eb('home_team_id', 'is', null), eb('away_team_id', 'is', null)]))
    .execute();
  if (waiting.length === 0) return new Set();
  const made = await db
    .selectFrom('plan_games')
    .select(['plan_id', 'competition_key', 'key', 'stage', 'game_id'])
    .where('plan_id', 'in', [...new Set(waiting.map(({ plan_id }) => plan_id))])
    .where('game_id', 'is not', null)
    .execute();
  const known = new Map(games.map((game) => [game.id, game]));
  const madeOf = Map.groupBy(made, nameOf);
  const isToCome = (slot: (typeof waiting)[number], own: typeof made): boolean => {
    // A round is drawn as a whole: a game of it that nobody was drawn for is not played.
    if ('drawn' in sideOf(slot.home)) return own.every(({ stage }) => stage !== slot.stage);
    return slot.round !== decidingFinal || !isDecided(slot.home, own, known);
  };
  return new Set(
    waiting.flatMap((slot) => {
      const own = madeOf.get(nameOf(slot)) ?? [];
      if (!isToCome(slot, own)) return [];
      return own.flatMap(({ game_id }) => known.get(game_id ?? 0)?.competition_id ?? []);
    }),
  );
}

const nameOf = ({ plan_id, competition_key }: { plan_id: number; competition_key: string }): string =>
  `${plan_id} ${competition_key}`;

const sideOf = (text: string): object => JSON.parse(text);

/** A deciding final is not played if the final's home side, which had not lost, won it. */
function isDecided(
  home: string,
  own: readonly { key: string; game_id: number | null }[],
  known: ReadonlyMap<number, SeasonGame>,
): boolean {
  const from = sideOf(home);
  const final = own.find(({ key }) => 'winnerOf' in from && from.winnerOf === key);
  const game = known.get(final?.game_id ?? 0);
  return game !== undefined && winnerOf(game) === game.home_team_id;
}

/** Who won the games whose result says nothing, as officers ruled. */
export async function ruledWinners(db: Database): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('bracket_questions as question')
    .innerJoin('plan_games', (join) =>
      join.onRef('plan_games.plan_id', '=', 'question.plan_id').onRef('plan_games.key', '=', 'question.cause'),
    )
    .select(['game_id', 'answer'])
    .where('question.kind', '=', 'undecided')
    .where('question.state', '=', 'applied')
    .where('game_id', 'is not', null)
    .orderBy('question.id')
    .execute();
  return new Map(
    rows.flatMap(({ game_id, answer }): [number, number][] => {
      const [winner]: number[] = JSON.parse(answer ?? '[]');
      return game_id === null || winner === undefined ? [] : [[game_id, winner]];
    }),
  );
}
