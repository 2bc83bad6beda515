import { expect } from 'vitest';
import * as z from 'zod/mini';
import { findAccountId } from '#features/people/accounts/testing/rows.ts';
import type { Format } from '#features/seasons/timetables/contract.ts';
import { addPlayer } from '#features/teams/players/testing/rows.ts';
import type { Client } from '#testing/client.ts';
import type { World } from '#testing/world.ts';
import { Bracket, BracketQuestion } from '../contract.ts';
import { addCup, type Cup } from './rows.ts';

type People = Readonly<Record<'member' | 'officer' | 'adminWithWindow', Client>>;
export type Score = readonly [home: number, away: number];

/** Plays competitions over HTTP: an officer enters results and decides, a member reads the bracket. */
export function cupPlay(world: World, { member, officer, adminWithWindow }: People) {
  const start = (format: Format, teams: number) =>
    addCup(world, (path, body) => adminWithWindow.post(path, body), format, teams);
  const bracketOf = async ({ competitionId }: Cup) =>
    (await member.get(`/api/competitions/${competitionId}/bracket`)).as(Bracket);
  const match = async (cup: Cup, name: string) => {
    const found = (await bracketOf(cup)).matches.find((one) => one.name === name);
    if (!found) throw new Error(`No match ${name}`);
    return found;
  };
  const change = async (id: number | null, fields: object) => {
    const changed = await officer.patch(`/api/games/${id}`, fields);
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  };
  const gameOf = async (cup: Cup, name: string) => (await match(cup, name)).gameId;
  const questionsOf = async ({ competitionId }: Cup, client = officer) =>
    (await client.get('/api/bracket-questions'))
      .as(z.array(BracketQuestion))
      .filter(({ competition }) => competition.id === competitionId);
  return {
    start,
    bracketOf,
    match,
    gameOf,
    change,
    questionsOf,
    roundOf: async (cup: Cup, stage: number) => (await bracketOf(cup)).matches.filter((one) => one.stage === stage),
    sidesOf: async (cup: Cup, name: string) => {
      const { home, away } = await match(cup, name);
      return [home.team?.id ?? null, away.team?.id ?? null];
    },
    endGame: (id: number | null, [homeScore, awayScore]: Score, more: object = {}) =>
      change(id, { homeScore, awayScore, status: 'completed', ...more }),
    end: async (cup: Cup, name: string, [homeScore, awayScore]: Score, more: object = {}) =>
      change(await gameOf(cup, name), { homeScore, awayScore, status: 'completed', ...more }),
    remove: async (cup: Cup, name: string) =>
      expect((await adminWithWindow.delete(`/api/games/${await gameOf(cup, name)}`)).status).toBe(200),
    /** The only question about it. */
    onlyQuestion: async (cup: Cup, client = officer) => {
      const [asked, ...others] = await questionsOf(cup, client);
      if (!asked || others.length > 0) throw new Error(`${others.length + Number(asked !== undefined)} questions`);
      return asked;
    },
    decide: ({ id, version, basis }: BracketQuestion, decision: object, client = officer) =>
      client.post(`/api/bracket-questions/${id}/decision`, { version, basis, ...decision }),
    /** Lets the officer play in a team until the returned function is called. */
    enlistOfficer: async (team_id: number) => {
      const player_id = await addPlayer(world);
      const account_id = await findAccountId(world, 'officer');
      const link = { player_id, team_id, account_id, since: '2026-08-03', until: null };
      await world.db.insertInto('player_links').values(link).execute();
      return () => world.db.deleteFrom('player_links').where('player_id', '=', player_id).execute();
    },
  };
}
