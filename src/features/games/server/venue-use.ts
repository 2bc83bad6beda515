import { sql } from 'kysely';
import type { VenueUse } from '#features/venues/server/extension-points.ts';
import type { VenueName } from '#features/venues/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import { lockForUpdate, type Write } from '#server/write.ts';
import { gamesTag, gameTag } from '../cache-tags.ts';
import { knownDay } from '../day-rules.ts';
import { clashesWith } from './clash-queries.ts';
import { gameChanged } from './events.ts';

export const gamesAtVenue: VenueUse = {
  reference: 'games.venue_id',
  tags: [gamesTag, gameTag.any],
  inWords: (count) => (count === 1 ? '1 game' : `${count} games`),
  count: async (db, venueId) => {
    const { count } = await db
      .selectFrom('games')
      .select((games) => games.fn.countAll().as('count'))
      .where('venue_id', '=', venueId)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  hold: ({ db }, venueId) => lockForUpdate(db, 'games', sql`venue_id = ${venueId}`),
  move: moveGames,
  warning: async (db, from, to) => {
    const count = await countTaken(db, from, to);
    if (count === 0) return null;
    return `${count === 1 ? '1 game that moves is' : `${count} games that move are`} at the time of another game there`;
  },
};

/** A game whose location is the name of the venue takes the other's name; any other location is kept. */
async function moveGames(write: Write, from: VenueName, to: VenueName): Promise<void> {
  const renamed = await write.db
    .updateTable('games')
    .set({ venue_id: to.id, location: to.name, version: sql<number>`version + 1` })
    .where('venue_id', '=', from.id)
    .where('location', '=', from.name)
    .returning('id')
    .execute();
  const moved = await write.db
    .updateTable('games')
    .set({ venue_id: to.id, version: sql<number>`version + 1` })
    .where('venue_id', '=', from.id)
    .returning('id')
    .execute();
  write.changed(gamesTag, ...[...renamed, ...moved].map(({ id }) => gameTag(id)));
  for (const { id } of renamed) write.happened(gameChanged({ gameId: id }));
}

/** How many games still to come at a venue would meet another game, if they were all at the other venue. */
async function countTaken(db: Database, from: VenueName, to: VenueName): Promise<number> {
  const rows = await db
    .selectFrom('games')
    .innerJoin('teams as home', 'home.id', 'games.home_team_id')
    .innerJoin('teams as away', 'away.id', 'games.away_team_id')
    .select(['games.id', 'games.sport_id as sportId', 'home.name as home', 'away.name as away'])
    .select(['games.date_time as dateTime', 'games.location', 'games.status'])
    .where('venue_id', '=', from.id)
    .where('games.status', '=', 'upcoming')
    .execute();
  const clashes = await clashesWith(
    db,
    rows.map((game) => ({ ...game, dateTime: knownDay(game.dateTime), venueId: to.id })),
  );
  return clashes.filter((of) => of.some(({ kind }) => kind === 'venue')).length;
}
