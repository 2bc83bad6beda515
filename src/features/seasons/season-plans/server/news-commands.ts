import { addNotices } from '#features/people/notices/server/commands.ts';
import { teamsOwnedBy } from '#features/teams/my-teams/server/queries.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import { batches } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import { wallsIn } from '#shared/time-zone.ts';
import { type Act, actNews, type News, type NewsGame, withdrawalNews } from '../news-rules.ts';
import { seasonNews, seasonTold } from './events.ts';

interface Told<G> {
  accountId: number;
  /** Their own teams among those of the games. */
  teamIds: Set<number>;
  /** Those of them in which they play. */
  playsIn: Set<number>;
  games: G[];
}

/** How an act tells people, or keeps the games for the one message of a greater act. */
export type Tell = (write: Write, act: Act) => Promise<unknown>;

/** Tells each person who plays in one of these games, follows a team of it or goes there, with one message for all. */
export async function tellOfGames(write: Write, { added, changed, isFirst = false }: Act): Promise<number> {
  if (added.length + changed.length === 0) return 0;
  const { timeZone } = await readSettings(write.db);
  const clock = { toWall: wallsIn(timeZone), now: wallsIn(timeZone)(write.now) };
  const fresh = new Set(added);
  write.happened(seasonTold(actNews({ added, changed, isFirst }, clock)));
  return tellPeople(write, [...added, ...changed], ({ playsIn, games }) => {
    const [ofSeason, old] = [games.filter((game) => fresh.has(game)), games.filter((game) => !fresh.has(game))];
    return actNews({ added: ofSeason, changed: old, isFirst }, clock, playsIn);
  });
}

export async function tellOfWithdrawal(write: Write, games: readonly Played[]): Promise<void> {
  if (games.length > 0) write.happened(seasonTold(withdrawalNews(games.length, 'The')));
  await tellPeople(write, games, ({ games: own }) => withdrawalNews(own.length, 'Your'));
}

async function tellPeople<G extends Played>(
  write: Write,
  games: readonly G[],
  compose: (told: Told<G>) => News,
): Promise<number> {
  const messages = (await findTold(write.db, games)).map((told) => ({
    ...{ accountId: told.accountId, teamIds: [...told.teamIds] },
    ...compose(told),
  }));
  await addNotices(
    write,
    messages.map(({ accountId, title, text, link }) => ({ accountId, kind: 'game', title, text, link })),
  );
  for (const message of messages) write.happened(seasonNews(message));
  return messages.length;
}

/** How many people `tellOfGames` would tell. */
export const countTold = async (db: Database, games: readonly Played[]): Promise<number> =>
  (await findTold(db, games)).length;

type Played = Pick<NewsGame, 'homeTeamId' | 'awayTeamId'> & { gameId: number | null };

async function findTold<G extends Played>(db: Database, games: readonly G[]): Promise<Told<G>[]> {
  const ofTeam = new Map<number, G[]>();
  for (const game of games) {
    for (const id of [game.homeTeamId, game.awayTeamId]) ofTeam.set(id, [...(ofTeam.get(id) ?? []), game]);
  }
  const found = new Map<number, Omit<Told<G>, 'games'> & { games: Set<G> }>();
  const note = (accountId: number, its: readonly G[], teamId?: number, reason?: 'player' | 'followed') => {
    const told = found.get(accountId) ?? { accountId, teamIds: new Set(), playsIn: new Set(), games: new Set() };
    if (teamId !== undefined) told.teamIds.add(teamId);
    if (teamId !== undefined && reason === 'player') told.playsIn.add(teamId);
    for (const game of its) told.games.add(game);
    found.set(accountId, told);
  };
  for (const some of batches([...ofTeam.keys()])) {
    for (const reason of ['player', 'followed'] as const) {
      for (const { account_id, team_id } of await listOwners(db, some, reason))
        note(account_id, ofTeam.get(team_id) ?? [], team_id, reason);
    }
  }
  const byId = new Map(games.map((game) => [game.gameId, game]));
  for (const some of batches([...byId.keys()].flatMap((id) => id ?? []))) {
    for (const { account_id, game_id } of await listGoing(db, some)) {
      const game = byId.get(game_id);
      if (account_id !== null && game) note(account_id, [game]);
    }
  }
  return [...found.values()]
    .map((told) => ({ ...told, games: games.filter((game) => told.games.has(game)) }))
    .toSorted((a, b) => a.accountId - b.accountId);
}

const listOwners = (db: Database, teamIds: readonly number[], reason: 'player' | 'followed') =>
  teamsOwnedBy(db, reason).where('mine.team_id', 'in', teamIds).execute();

const listGoing = (db: Database, gameIds: readonly number[]) =>
  db.selectFrom('rsvps').select(['account_id', 'game_id']).distinct().where('game_id', 'in', gameIds).execute();
