import type { Game } from '#features/competition/games/contract.ts';
import { scoreText } from '#features/competition/games/score-rules.ts';
import type { Database, Row } from '#server/database/schema.ts';
import type { Facts } from '../outbox-commands.ts';

type OutboxRow = Pick<Row<'push_outbox'>, 'kind' | 'game_id' | 'facts'>;
type Told = Pick<Row<'push_outbox'>, 'id' | 'facts' | 'told' | 'resolved_at'>;

/** A scorer can end a period or a game and undo that again and again. Such news is told once, and again only when it differs. */
const repeated: readonly string[] = ['period', 'final'];

const firstPause = 60_000;
const maxPause = 3_600_000;

/** The score that news of a game tells; null for news that is told each time. */
export const saidIn = ({ kind }: OutboxRow, game: Game): string | null =>
  repeated.includes(kind) ? scoreText(game) : null;

/** What was told of the same end of a period or game before, the latest first. */
export async function earlierTold(db: Database, row: OutboxRow): Promise<Told[]> {
  const period = periodIn(row);
  return (await listTold(db, row)).filter((told) => periodIn(told) === period);
}

/** Whether news has to wait: a minute after the last of its kind, and twice as long after each repetition. */
export async function hasToWait(db: Database, row: OutboxRow, now: Date): Promise<boolean> {
  const [last] = await listTold(db, row);
  if (!last?.resolved_at) return false;
  const { length } = await earlierTold(db, row);
  const pause = Math.min(maxPause, firstPause * 2 ** Math.max(0, length - 1));
  return now.getTime() < Date.parse(last.resolved_at) + pause;
}

async function listTold(db: Database, { kind, game_id }: OutboxRow): Promise<Told[]> {
  if (game_id === null || !repeated.includes(kind)) return [];
  return db
    .selectFrom('push_outbox')
    .select(['id', 'facts', 'told', 'resolved_at'])
    .where('game_id', '=', game_id)
    .where('kind', '=', kind)
    .where('told', 'is not', null)
    .orderBy('resolved_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

function periodIn({ facts }: Pick<OutboxRow, 'facts'>): number | undefined {
  const { period }: Facts = JSON.parse(facts);
  return period;
}
