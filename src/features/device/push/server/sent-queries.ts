import type { Database, Row } from '#server/database/schema.ts';
import { afterCursor, inOrder, type OrderColumn, type Page, toPage } from '#server/resources/paging.ts';
import type { SentNotification } from '../contract.ts';
import { findChoices, findNotifiedTeams, unchosen } from './choice-queries.ts';

const newestFirst: OrderColumn[] = [{ column: 'push_deliveries.id', holds: 'number', descending: true }];
const perPage = 20;

/** What a person was told or will be told, and why. */
export async function listSent(
  db: Database,
  accountId: number,
  cursor: string | undefined,
): Promise<Page<SentNotification>> {
  const choices = (await findChoices(db, accountId)) ?? unchosen;
  const chosen = new Set<string>(choices.kinds);
  const notifiedTeams = await findNotifiedTeams(db, accountId, choices);
  const rows = await db
    .selectFrom('push_deliveries')
    .leftJoin('teams', 'teams.id', 'push_deliveries.team_id')
    .selectAll('push_deliveries')
    .select('teams.name as team_name')
    .where('push_deliveries.account_id', '=', accountId)
    .where('push_deliveries.kind', '!=', 'email')
    .where(afterCursor(newestFirst, cursor))
    .orderBy(inOrder(newestFirst))
    .limit(perPage + 1)
    .execute();
  const page = toPage(rows, (row) => [row.id], perPage);
  const isForNotifiedTeam = ({ team_id }: SentRow) => team_id !== null && notifiedTeams.has(team_id);
  const present = (row: SentRow) => presentSent(row, { kind: chosen.has(row.kind), team: isForNotifiedTeam(row) });
  return { rows: page.rows.map(present), next: page.next };
}

type SentRow = Row<'push_deliveries'> & { team_name: string | null };

const presentSent = (row: SentRow, can: { kind: boolean; team: boolean }): SentNotification => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  text: row.text,
  link: row.link,
  why: row.why,
  state: shownStates[row.state],
  at: row.sent_at ?? row.created_at,
  canStop: can.kind,
  team: can.kind && can.team ? row.team_name : null,
});

const shownStates = {
  waiting: 'waiting',
  sending: 'sent',
  sent: 'sent',
  app: 'app',
  dropped: 'dropped',
  digest: 'digest',
  digested: 'digest',
} as const;
