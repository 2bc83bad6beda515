import type { Game } from '#features/competition/games/contract.ts';
import { storedDay } from '#features/competition/games/day-rules.ts';
import { listJudges } from '#features/people/accounts/server/queries.ts';
import type { Case } from '#features/teams/player-links/server/own-case-policy.ts';
import { playersSince } from '#features/teams/player-links/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import { notFound } from '#server/failure.ts';

/** Why somebody may not decide an objection. */
export const othersDecide =
  'It is about your own residence or team, or you objected yourself: another officer or an admin decides';

/** Why somebody may not rate a game. */
export const othersRate =
  'You live with one of these teams or play for it: another officer or an admin rates this game';

/** How teams behaved is the own case of those who live in their residences, and of those who play for them. */
export async function caseOfGame(
  db: Database,
  { homeTeamId, awayTeamId, dateTime }: Pick<Game, 'homeTeamId' | 'awayTeamId' | 'dateTime'>,
): Promise<Case> {
  const judges = await listJudges(db);
  const teamIds = [homeTeamId, awayTeamId];
  const teams = await db
    .selectFrom('teams')
    .select(['residence_id', 'second_residence_id'])
    .where('id', 'in', teamIds)
    .execute();
  const residences = new Set(teams.flatMap((team) => [team.residence_id, team.second_residence_id]));
  const stays = await staysOf(db, judges);
  const players = await playersSince(db, teamIds, storedDay(dateTime).slice(0, 10));
  const neighbours = stays.filter(({ residence_id }) => residences.has(residence_id));
  return { judges, involved: accounts([...neighbours.map(({ account_id }) => account_id), ...players.map(toAccount)]) };
}

/**
 * Whose own case an objection is: of whoever objected, of the people of the residence and the team whose points these are,
 * and of those of the residence where the one who objected lives, who would gain by it.
 */
export async function caseOfObjection(db: Database, id: number): Promise<Case> {
  const open = (await casesOfObjections(db, [id])).get(id);
  if (!open) throw notFound('This objection');
  return open;
}

export async function casesOfObjections(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, Case>> {
  if (ids.length === 0) return new Map();
  const judges = await listJudges(db);
  const objections = await db
    .selectFrom('cup_objections as objection')
    .leftJoin('cup_entries as entry', 'entry.id', 'objection.entry_id')
    .leftJoin('account_residences as stay', (join) =>
      join.onRef('stay.account_id', '=', 'objection.account_id').on('stay.until_day', 'is', null),
    )
    .select(['objection.id', 'objection.residence_id', 'objection.account_id', 'stay.residence_id as lives_at'])
    .select(['entry.account_id as given_by', 'entry.team_id', 'entry.at'])
    .where('objection.id', 'in', [...ids])
    .execute();
  const stays = await staysOf(db, judges);
  const teamIds = objections.flatMap(({ team_id }) => team_id ?? []);
  const days = objections.flatMap(({ at }) => at?.slice(0, 10) ?? []).sort();
  const players = teamIds.length === 0 ? [] : await playersSince(db, teamIds, days[0] ?? '');
  return new Map(
    objections.map(({ id, residence_id, account_id, lives_at, given_by, team_id, at }) => {
      const neighbours = stays.filter((stay) => stay.residence_id === residence_id || stay.residence_id === lives_at);
      const played = players.filter(
        ({ teamId, until }) => teamId === team_id && (until === null || until >= (at ?? '').slice(0, 10)),
      );
      const own = [account_id, given_by].filter((one) => one !== null);
      return [
        id,
        {
          judges,
          involved: accounts([...own, ...neighbours.map((stay) => stay.account_id), ...played.map(toAccount)]),
        },
      ];
    }),
  );
}

/** Where those who could decide live now. */
const staysOf = (db: Database, judges: Case['judges']) =>
  db
    .selectFrom('account_residences')
    .select(['account_id', 'residence_id'])
    .where('until_day', 'is', null)
    .where(
      'account_id',
      'in',
      judges.map(({ id }) => id),
    )
    .execute();

const toAccount = ({ accountId }: { accountId: number }): number => accountId;

const accounts = (ids: readonly number[]): ReadonlySet<number> => new Set(ids);
