import * as z from 'zod/mini';
import { Notice } from '#features/people/notices/contract.ts';
import type { Database } from '#server/database/schema.ts';
import type { Client } from '#testing/client.ts';
import { type Person, usernames } from '#testing/usernames.ts';
import { OwnPlayers, PlayerClaim, PlayerLink } from '../../contract.ts';

type Someone = keyof typeof usernames;

interface Arena {
  db: Database;
  as: Record<Person, Client>;
}

/** Helpers for tests of claims and links. */
export const linksIn = (arena: Arena) => {
  const own = async (person: Person) => (await arena.as[person].get('/api/user/players')).as(OwnPlayers);
  const claims = async () => (await arena.as.officer.get('/api/player-claims')).as(z.array(PlayerClaim));
  return {
    own,
    claims,
    ownIds: async (person: Person) => (await own(person)).players.map(({ player }) => player.id),
    claim: (person: Person, player: number) => arena.as[person].post(`/api/players/${player}/claim`),
    findClaim: async (player: number, person: Someone = 'member') =>
      (await claims()).find((claim) => claim.player.id === player && claim.account.username === usernames[person])
        ?.id ?? 0,
    approve: (id: number, person: Person = 'officer') => arena.as[person].post(`/api/player-claims/${id}/approve`),
    decline: (id: number, reason: unknown) => arena.as.officer.post(`/api/player-claims/${id}/decline`, { reason }),
    link: (player: number, username: unknown) =>
      arena.as.adminWithWindow.post(`/api/players/${player}/link`, { username }),
    findLink: async (player: number) =>
      (await arena.as.officer.get(`/api/players/${player}/link`)).as(z.nullable(PlayerLink)),
    fetchNotices: async (person: Person) =>
      (await arena.as[person].get('/api/notices')).as(z.array(Notice)).filter(({ kind }) => kind === 'player'),
    readAudit: (player: number) =>
      arena.db.selectFrom('audit_log').selectAll().where('subject', '=', `player:${player}`).orderBy('id').execute(),
    forget: async () => {
      await arena.db.deleteFrom('player_links').execute();
      await arena.db.deleteFrom('player_claims').execute();
    },
  };
};
