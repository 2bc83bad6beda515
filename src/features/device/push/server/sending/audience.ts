import type { Game } from '#features/competition/games/contract.ts';
import { type Reason, reasons } from '#features/teams/my-teams/rules.ts';
import { teamsOwnedBy } from '#features/teams/my-teams/server/queries.ts';
import { batches } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import { type GameKind, ofRsvps, reminderKind } from '../../kind-keys.ts';
import { choicesIn, chosenReasons, isNotStopped, type StoredChoices } from '../choice-queries.ts';
import { remindedOf } from '../reminder-queries.ts';

export interface Recipient {
  accountId: number;
  choices: StoredChoices;
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
  const [going, fans] = [await goingTo(db, game.id), await listFans(db, game)];
  const reminded = ofRsvps.includes(kind) ? await remindedOf(db, game.id) : new Set<number>();
  const owners = {
    player: await ownersOf(db, game, 'player'),
    followed: await ownersOf(db, game, 'followed'),
    residence: await ownersOf(db, game, 'residence'),
  };
  const getName = (teamId: number) => (teamId === game.homeTeamId ? game.homeTeam : game.awayTeam).name;
  const concerned = [...going, ...reminded, ...reasons.flatMap((reason) => [...owners[reason].keys()]), ...fans];
  return (await people(db, concerned)).flatMap((person) => {
    const { accountId, choices } = person;
    if (reminded.has(accountId))
      return { ...person, by: reminderKind, teamId: null, why: 'You asked to be reminded of this game' };
    if (going.has(accountId) && choices.kinds.includes('rsvps') && ofRsvps.includes(kind))
      return { ...person, by: 'rsvps', teamId: null, why: 'You are going' };
    if (!choices.kinds.includes(kind)) return [];
    for (const reason of chosenReasons(choices)) {
      const teamId = owners[reason].get(accountId);
      if (teamId !== undefined) return { ...person, by: kind, teamId, why: `${becauseOf[reason]} ${getName(teamId)}` };
    }
    return fans.has(accountId) ? { ...person, by: kind, teamId: null, why: `You follow ${game.sport.name}` } : [];
  });
}

const becauseOf: Readonly<Record<Reason, string>> = {
  player: 'Your team',
  followed: 'You follow',
  residence: "Your residence's team",
};

async function goingTo(db: Database, gameId: number): Promise<Set<number>> {
  const rows = await db.selectFrom('rsvps').select('account_id').distinct().where('game_id', '=', gameId).execute();
  return new Set(rows.flatMap(({ account_id }) => account_id ?? []));
}

/** The teams of a game, by the accounts whose own they are for this reason, unless they stopped their news. */
export async function ownersOf(db: Database, game: Game, reason: Reason): Promise<Map<number, number>> {
  const owners = teamsOwnedBy(db, reason)
    .where('mine.team_id', 'in', [game.homeTeamId, game.awayTeamId])
    .where(isNotStopped);
  // A residence may have thousands of people, of whom few chose this.
  const choosers = db.selectFrom('push_choices').select('account_id').where('residence_teams', '=', 1);
  const rows = await (reason === 'residence' ? owners.where('mine.account_id', 'in', choosers) : owners).execute();
  return new Map(rows.map(({ account_id, team_id }) => [account_id, team_id]));
}

async function listFans(db: Database, { sportId }: Game): Promise<Set<number>> {
  const rows = await db.selectFrom('push_sports').select('account_id').where('sport_id', '=', sportId).execute();
  return new Set(rows.map(({ account_id }) => account_id));
}
