import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { isForeignKeyViolation } from '#server/database/constraints.ts';
import { flag } from '#server/database/schema.ts';
import { badField } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { nameKey } from '#shared/name-key.ts';
import type { NewSport, NewTeam, Sport, SportChange, Team, TeamChange } from '../contract.ts';

export async function addSport(write: Write, { name }: NewSport): Promise<number> {
  const { id } = await write.db
    .insertInto('sports')
    .values({ name, name_key: nameKey(name) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changeSport(write: Write, current: Sport, fields: z.infer<typeof SportChange>): Promise<void> {
  const name = fields.name ?? current.name;
  await write.db
    .updateTable('sports')
    .set({ name, name_key: nameKey(name), version: sql<number>`version + 1` })
    .where('id', '=', current.id)
    .execute();
}

export async function removeSport(write: Write, current: Sport): Promise<void> {
  await write.db.deleteFrom('sports').where('id', '=', current.id).execute();
}

export async function addTeam(write: Write, fresh: NewTeam): Promise<number> {
  await mustBeASport(write, fresh.sportId);
  const { id } = await write.db
    .insertInto('teams')
    .values({
      name: fresh.name,
      name_key: nameKey(fresh.name),
      sport_id: fresh.sportId,
      logo: fresh.logo ?? null,
      gender: fresh.gender,
      games_played: 0,
      wins: 0,
      losses: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changeTeam(write: Write, current: Team, fields: z.infer<typeof TeamChange>): Promise<void> {
  if (fields.sportId !== undefined && fields.sportId !== current.sportId)
    await mustBeFreeToMove(write, current, fields.sportId);
  const name = fields.name ?? current.name;
  await write.db
    .updateTable('teams')
    .set((eb) => ({
      name,
      name_key: nameKey(name),
      sport_id: fields.sportId ?? current.sportId,
      logo: fields.logo === undefined ? current.logo : fields.logo,
      gender: fields.gender ?? current.gender,
      // A record that follows from games is not for typing.
      games_played: keepIfDerived('games_played', fields.gamesPlayed ?? eb.ref('games_played')),
      wins: keepIfDerived('wins', fields.wins ?? eb.ref('wins')),
      losses: keepIfDerived('losses', fields.losses ?? eb.ref('losses')),
      version: sql<number>`version + 1`,
    }))
    .where('id', '=', current.id)
    .execute()
    // Games point to a team together with its sport; also those to come.
    .catch((error: unknown) => {
      throw isForeignKeyViolation(error) ? staysInItsSport() : error;
    });
}

export async function removeTeam(write: Write, current: Team): Promise<void> {
  await write.db.deleteFrom('teams').where('id', '=', current.id).execute();
}

export interface TeamRecord {
  teamId: number;
  gamesPlayed: number;
  wins: number;
  losses: number;
}

/** Sets a team's record from its completed games; the games feature calls this whenever a result changes. */
export async function recordTeamResults(write: Write, record: TeamRecord): Promise<void> {
  await write.db
    .updateTable('teams')
    .set({
      games_played: record.gamesPlayed,
      wins: record.wins,
      losses: record.losses,
      record_derived: flag(record.gamesPlayed > 0),
    })
    .where('id', '=', record.teamId)
    .execute();
  write.changed('teams', `team:${record.teamId}`);
}

function keepIfDerived(column: string, typed: unknown) {
  return sql<number>`case when record_derived = 1 then ${sql.ref(column)} else ${typed} end`;
}

async function mustBeASport(write: Write, sportId: number): Promise<void> {
  const sport = await write.db.selectFrom('sports').select('id').where('id', '=', sportId).executeTakeFirst();
  if (!sport) throw badField('sportId', 'is not a sport of this village');
}

/** A team's games are games of its sport, so a team that has played stays in its sport. */
async function mustBeFreeToMove(write: Write, current: Team, sportId: number): Promise<void> {
  await mustBeASport(write, sportId);
  if (current.gamesPlayed > 0) throw staysInItsSport();
}

const staysInItsSport = () => badField('sportId', 'cannot change while the team has games');
