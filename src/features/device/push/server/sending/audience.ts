import type { Game } from '#features/competition/games/contract.ts';
import { batches } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import type { Choices } from '../../contract.ts';
import { type GameKind, ofRsvps } from '../../kind-keys.ts';
import { choicesIn, isNotStopped } from '../choice-queries.ts';

export interface Recipient {
  accountId: number;
  choices: Omit<Choices, 'sportIds'>;
  hasDevice: boolean;
  /** What may go to their confirmed address. */
  byEmail: { digest: boolean; results: boolean };
  why: string;
  /** The team that is the reason. */
  teamId: number | null;
  /** The chosen kind that is the reason. */
  by: string;
}

type Someone = Omit<Recipient, 'why' | 'by' | 'teamId'>;

/** All people of these accounts (or of all accounts) who have stored choices and may log in. */
export async function people(db: Database, accountIds?: readonly number[]): Promise<Someone[]> {
  const found: Someone[] = [];
  const portions = accountIds ? batches([...new Set(accountIds)]) : [undefined];
  for (const some of portions) {
    const query = db
      .selectFrom('push_choices')
      .innerJoin('accounts', 'accounts.id', 'push_choices.account_id')
      .leftJoin('push_emails', (join) =>
        join
          .onRef('push_emails.account_id', '=', 'push_choices.account_id')
          .on('push_emails.confirmed_at', 'is not', null)
          .on('push_emails.refused_at', 'is', null),
      )
      .selectAll('push_choices')
      .select(['push_emails.sends_digest', 'push_emails.sends_results'])
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('push_subscriptions')
            .select('push_subscriptions.id')
            .whereRef('push_subscriptions.account_id', '=', 'push_choices.account_id'),
        ).as('has_device'),
      )
      .where('accounts.suspended_at', 'is', null)
      .orderBy('push_choices.account_id');
    const rows = await (some ? query.where('push_choices.account_id', 'in', some) : query).execute();
    for (const row of rows)
      found.push({
        accountId: row.account_id,
        choices: choicesIn(row),
        hasDevice: Boolean(row.has_device),
        byEmail: { digest: row.sends_digest === 1, results: row.sends_results === 1 },
      });
  }
  return found;
}

/** Whom news of a game concerns, and why. The closest reason counts. */
export async function findGameAudience(db: Database, kind: GameKind, game: Game): Promise<Recipient[]> {
  const going = await goingTo(db, game.id);
  const [players, followers, fans] = [
    await playersIn(db, game),
    await listFollowers(db, game),
    await listFans(db, game),
  ];
  const getName = (teamId: number) => (teamId === game.homeTeamId ? game.homeTeam : game.awayTeam).name;
  const concerned = [...going, ...players.keys(), ...followers.keys(), ...fans];
  return (await people(db, concerned)).flatMap((person) => {
    const { accountId, choices } = person;
    const isChosen = choices.kinds.includes(kind);
    if (going.has(accountId) && choices.kinds.includes('rsvps') && ofRsvps.includes(kind))
      return { ...person, by: 'rsvps', teamId: null, why: 'You are going' };
    if (!isChosen) return [];
    const [own, followed] = [choices.myTeams ? players.get(accountId) : undefined, followers.get(accountId)];
    if (own !== undefined) return { ...person, by: kind, teamId: own, why: `Your team ${getName(own)}` };
    if (followed !== undefined)
      return { ...person, by: kind, teamId: followed, why: `You follow ${getName(followed)}` };
    return fans.has(accountId) ? { ...person, by: kind, teamId: null, why: `You follow ${game.sport.name}` } : [];
  });
}

async function goingTo(db: Database, gameId: number): Promise<Set<number>> {
  const rows = await db.selectFrom('rsvps').select('account_id').distinct().where('game_id', '=', gameId).execute();
  return new Set(rows.flatMap(({ account_id }) => account_id ?? []));
}

export async function playersIn(db: Database, game: Game): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('player_links')
    .select(['account_id', 'team_id'])
    .where('team_id', 'in', [game.homeTeamId, game.awayTeamId])
    .where('until', 'is', null)
    .where(isNotStopped)
    .execute();
  return new Map(rows.map(({ account_id, team_id }) => [account_id, team_id]));
}

async function listFollowers(db: Database, game: Game): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('push_follows')
    .select(['account_id', 'team_id'])
    .where('team_id', 'in', [game.homeTeamId, game.awayTeamId])
    .where('stopped', '=', 0)
    .execute();
  return new Map(rows.map(({ account_id, team_id }) => [account_id, team_id]));
}

async function listFans(db: Database, { sportId }: Game): Promise<Set<number>> {
  const rows = await db.selectFrom('push_sports').select('account_id').where('sport_id', '=', sportId).execute();
  return new Set(rows.map(({ account_id }) => account_id));
}
