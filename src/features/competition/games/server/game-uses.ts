import { sql } from 'kysely';
import { categoryIn } from '#features/competition/competitions/rules.ts';
import type { Database } from '#server/database/schema.ts';
import { countRows, formatCount, type MergeUse, type NamedRow } from '#server/resources/merging/merge-uses.ts';
import { lockForUpdate, type Write } from '#server/write.ts';
import { gamesTag, gameTag, resultsTag } from '../cache-tags.ts';
import { knownDay } from '../day-rules.ts';
import { clashesWith } from './clash-queries.ts';
import { gameChanged } from './events.ts';
import {
  describeMeetings,
  listTeamMeetings,
  type Meeting,
  meetingsAgain,
  meetingsAtOnce,
  meetingsInCompetition,
} from './merge-queries.ts';
import { updateTeamRecords } from './record-commands.ts';

const countGames = (db: Database, where: ReturnType<typeof sql>) => countRows(db, 'games', where);

/** The games at a venue: it cannot be deleted while there are any. */
export const gamesAtVenue: MergeUse = {
  of: 'venues',
  references: ['games.venue_id'],
  dependsOn: [gamesTag, gameTag.any],
  summarise: async (db, id) => formatCount(await countGames(db, sql`venue_id = ${id}`), 'game'),
  hold: ({ db }, id) => lockForUpdate(db, 'games', sql`venue_id = ${id}`),
  move: moveToVenue,
  warnings: async (db, from, to) => {
    const count = await countTaken(db, from, to);
    if (count === 0) return [];
    return [
      `${count === 1 ? '1 game that moves is' : `${count} games that move are`} at the time of another game there`,
    ];
  },
};

/** A game whose location is the name of the venue takes the other's name; any other location is kept. */
async function moveToVenue(write: Write, from: NamedRow, to: NamedRow): Promise<void> {
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
  publishMoved(write, [...renamed, ...moved]);
  for (const { id } of renamed) write.happened(gameChanged({ gameId: id }));
}

/** How many games still to come at a venue would meet another game, if they were all at the other venue. */
async function countTaken(db: Database, from: NamedRow, to: NamedRow): Promise<number> {
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

/** The games of a team, on either side. */
export const teamGames: MergeUse = {
  of: 'teams',
  references: ['games.home_team_id', 'games.away_team_id'],
  dependsOn: [gamesTag, gameTag.any],
  summarise: async (db, id) =>
    formatCount(await countGames(db, sql`home_team_id = ${id} or away_team_id = ${id}`), 'game'),
  hold: ({ db }, id) => lockForUpdate(db, 'games', sql`home_team_id = ${id} or away_team_id = ${id}`),
  move: async (write, from, to) => {
    for (const side of ['home_team_id', 'away_team_id'] as const) {
      const moved = await write.db
        .updateTable('games')
        .set({ [side]: to.id, version: sql<number>`version + 1` })
        .where(side, '=', from.id)
        .returning('id')
        .execute();
      publishMoved(write, moved);
    }
    await updateTeamRecords(write, [to.id]);
  },
  refusal: async (db, from, to) => {
    const games = (await listTeamMeetings(db, from.id)).filter((game) => plays(game, to));
    if (games.length === 0) return null;
    return `They play each other: ${describeMeetings(games)}. Delete ${games.length === 1 ? 'that game' : 'those games'} first`;
  },
  warnings: async (db, from, to) => {
    const moving = (await listTeamMeetings(db, from.id)).filter((game) => !plays(game, to));
    const there = (await listTeamMeetings(db, to.id)).filter((game) => !plays(game, from));
    const twice = meetingsAgain(moving, there, [from.id, to.id]);
    const atOnce = meetingsAtOnce(moving, there).filter((game) => !twice.includes(game));
    return [
      ...sameMeetings(twice),
      ...(atOnce.length > 0 ? [`Two games at one time: ${describeMeetings(atOnce)}`] : []),
    ];
  },
};

const plays = ({ home, away }: Meeting, { id }: NamedRow): boolean => home.id === id || away.id === id;

const sameMeetings = (games: readonly Meeting[]): string[] =>
  games.length === 0 ? [] : [`The same meeting twice: ${describeMeetings(games)}`];

/** The games of a competition. What follows from its kind, `competitionChanged` does. */
export const gamesInCompetition: MergeUse = {
  of: 'competitions',
  references: ['games.competition_id'],
  dependsOn: [gamesTag, gameTag.any],
  summarise: async (db, id) => formatCount(await countGames(db, sql`competition_id = ${id}`), 'game'),
  hold: ({ db }, id) => lockForUpdate(db, 'games', sql`competition_id = ${id}`),
  move: async (write, from, to) => {
    const moved = await write.db
      .updateTable('games')
      .set({ competition_id: to.id, version: sql<number>`version + 1` })
      .where('competition_id', '=', from.id)
      .returning('id')
      .execute();
    publishMoved(write, moved);
    write.changed(resultsTag);
  },
  warnings: async (db, from, to) => {
    const kept = await db.selectFrom('competitions').select('kind').where('id', '=', to.id).executeTakeFirstOrThrow();
    const categories = await db
      .selectFrom('games')
      .select(['category', (games) => games.fn.countAll().as('count')])
      .where('competition_id', '=', from.id)
      .groupBy('category')
      .orderBy('category')
      .execute();
    const changing = categories.flatMap(({ category, count }) => {
      const after = categoryIn(kept.kind, category);
      const games = formatCount(Number(count), 'game');
      return after === category ? [] : [`${games} of the category ${category} will be of the category ${after}`];
    });
    const [moving, there] = [await meetingsInCompetition(db, from.id), await meetingsInCompetition(db, to.id)];
    return [...changing, ...sameMeetings(meetingsAgain(moving, there, []))];
  },
};

function publishMoved(write: Write, moved: readonly { id: number }[]): void {
  if (moved.length > 0) write.changed(gamesTag, ...moved.map(({ id }) => gameTag(id)));
}
