import * as z from 'zod/mini';
import { Game } from '#features/competition/games/contract.ts';
import { findAccountId } from '#features/people/accounts/testing/rows.ts';
import { Notice, WaitingList } from '#features/people/notices/contract.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { type Database, flag } from '#server/database/schema.ts';
import type { Client } from '#testing/client.ts';
import type { Person, usernames } from '#testing/usernames.ts';
import { insertRow, type World } from '#testing/world.ts';
import { Confirmation } from '../contract.ts';

const day = 24 * 60 * 60_000;

interface Arena {
  db: Database;
  as: Record<Person, Client>;
}

/** Test helpers for what captains and officers do about results. */
export function confirmingIn(arena: Arena, world: World) {
  const { db, as } = arena;
  const seen = async (id: number, person: Person = 'member') =>
    (await as[person].get(`/api/games/${id}/confirmation`)).as(Confirmation);
  /** The id of the latest question; 0 if none was asked. */
  const findRequest = async (id: number) => {
    const questions = db.selectFrom('result_events').select('id').where('game_id', '=', id).where('kind', '=', 'asked');
    return (await questions.orderBy('id', 'desc').executeTakeFirst())?.id ?? 0;
  };
  return {
    seen,
    findRequest,
    confirm: async (id: number, person: Person, requestId?: number) =>
      as[person].post(`/api/games/${id}/confirmation`, { requestId: requestId ?? (await findRequest(id)) }),
    dispute: async (id: number, person: Person, reason: unknown = 'We counted 69.') =>
      as[person].post(`/api/games/${id}/dispute`, { requestId: await findRequest(id), reason }),
    takeBack: (id: number, person: Person) => as[person].delete(`/api/games/${id}/dispute`),
    decide: async (id: number, fields: object = {}, person: Person = 'officer') =>
      as[person].post(`/api/games/${id}/decision`, {
        ...{ requestId: await findRequest(id), reason: 'The sheet says so.' },
        ...fields,
      }),
    /** A game between these teams that an officer has just completed, 72 to 65. */
    completed: async (teams?: { homeTeamId: number; awayTeamId: number }, fields: object = {}) => {
      const at = { dateTime: '2026-03-01T16:00:00Z', location: 'Court' };
      const game = { ...(await sides.of(world)), ...teams, ...at };
      const { id } = (await as.adminWithWindow.post('/api/games', game)).as(Game);
      const ended = { homeScore: 72, awayScore: 65, status: 'completed', ...fields };
      const answer = await as.officer.patch(`/api/games/${id}`, ended);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return id;
    },
    change: (id: number, fields: object) => as.officer.patch(`/api/games/${id}`, fields),
    /** Moves all events of a game's result one day into the past. */
    letADayPass: async (id: number) => {
      for (const row of await db.selectFrom('result_events').selectAll().where('game_id', '=', id).execute()) {
        const at = new Date(Date.parse(row.at) - day).toISOString();
        await db.updateTable('result_events').set({ at }).where('id', '=', row.id).execute();
      }
    },
    resultNotices: async (person: Person) =>
      (await as[person].get('/api/notices')).as(z.array(Notice)).filter(({ kind }) => kind === 'result'),
    disputesWaiting: async (person: Person = 'officer') => {
      const waiting = (await as[person].get('/api/waiting')).as(z.array(WaitingList));
      return waiting.find(({ link }) => link === '/disputed-results')?.count ?? 0;
    },
    readAudit: (id: number) =>
      db.selectFrom('audit_log').selectAll().where('subject', '=', `game:${id}`).orderBy('id').execute(),
    addCaptain: async (teamId: number, person: keyof typeof usernames) =>
      linkCaptain(world, teamId, await findAccountId(world, person)),
  };
}

/** Adds a player with the captain mark, linked to an account, and returns the player's id. */
export async function linkCaptain(world: World, team_id: number, account_id: number): Promise<number> {
  const name = world.word();
  const named = { name, display_name: name, name_key: name, team_id, is_captain: flag(true) };
  const unknown = { position: null, jersey_number: null, photo: null, bio: null };
  const player_id = await insertRow(
    world.db
      .insertInto('players')
      .values({ ...named, ...unknown })
      .returning('id'),
  );
  const row = { player_id, team_id, account_id, since: '2026-08-03', until: null };
  await world.db.insertInto('player_links').values(row).execute();
  return player_id;
}
