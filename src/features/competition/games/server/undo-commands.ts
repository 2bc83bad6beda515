import { sql } from 'kysely';
import { removeCommentable } from '#features/community/conversation/server/commands.ts';
import { importedTables, type RowUse, rowUses } from '#platform/spreadsheets/server/extension-points.ts';
import { rowsById } from '#platform/spreadsheets/server/sheet/import-journal.ts';
import type { PlainRow } from '#server/resources/plain-table.ts';
import { rsvpsTag } from '../cache-tags.ts';
import { GameStatus } from '../contract.ts';
import { knownDay } from '../day-rules.ts';
import { publishChange } from './commands.ts';
import { resultRemoved } from './events.ts';

/** What follows when an import of games is undone: talk goes with its game, and teams' records are counted again. */
export const importedGames = importedTables.contribution({
  table: 'games',
  one: 'game',
  many: 'games',
  labels: {
    ...{ date_time: 'day or time', location: 'place', venue_id: 'place', status: 'status', category: 'category' },
    ...{ group_name: 'group', round: 'round', overtime: 'overtime' },
    ...{ season: 'season', competition_id: 'competition', home_team_id: 'sides', away_team_id: 'sides' },
    ...{ home_score: 'score', away_score: 'score', home_shootout: 'shoot-out', away_shootout: 'shoot-out' },
    ...{
      home_tries: 'tries',
      away_tries: 'tries',
      home_bonus_points: 'bonus points',
      away_bonus_points: 'bonus points',
    },
    ...{
      result_type: 'how it ended',
      result_against: 'how it ended',
      forfeit_notice: 'how it ended',
      counts: 'how it ended',
    },
  },
  followed: async (db, games) => {
    const ids = games.flatMap(({ venue_id }) => (typeof venue_id === 'number' ? [venue_id] : []));
    const venues = new Map([...(await rowsById(db, 'venues', ids))].map(([id, { name }]) => [id, name]));
    return (now, after) =>
      now['venue_id'] === after['venue_id'] && now['location'] === venues.get(Number(now['venue_id']))
        ? ['location']
        : [];
  },
  removed: async (write, games) => {
    for (const { id, subject_id } of games) {
      if (typeof subject_id === 'number') await removeCommentable(write, subject_id);
      write.changed(rsvpsTag(id));
    }
    write.happened(resultRemoved({ teamIds: games.flatMap(listTeamIds) }));
  },
  restored: async (write, { from, to }) => {
    const before = {
      id: from.id,
      status: GameStatus.parse(from['status']),
      dateTime: knownDay(String(from['date_time'])),
      location: String(from['location']),
    };
    publishChange(write, before, GameStatus.parse(to['status']));
    write.happened(resultRemoved({ teamIds: listTeamIds(from) }));
  },
});

const listTeamIds = (game: PlainRow) => [Number(game['home_team_id']), Number(game['away_team_id'])];

const game = { one: 'game', many: 'games', onUndo: 'stays' } as const;
const goes = { onUndo: 'deleted', onDelete: 'deleted' } as const;

const talkIn = (table: 'comments' | 'likes') => ({
  of: 'games' as const,
  uses: sql`select games.id from ${sql.table(table)} as talk join games on games.subject_id = talk.subject_id`,
  ...goes,
});

const uses: RowUse[] = [
  { of: 'teams', uses: sql`select home_team_id as id from games union all select away_team_id from games`, ...game },
  { of: 'venues', uses: sql`select venue_id as id from games`, ...game },
  { of: 'competitions', uses: sql`select competition_id as id from games`, ...game },
  { of: 'games', uses: sql`select game_id as id from rsvps`, one: 'RSVP', many: 'RSVPs', ...goes },
  { ...talkIn('comments'), one: 'comment', many: 'comments' },
  { ...talkIn('likes'), one: 'like', many: 'likes' },
];

export const gameUses = uses.map((use) => rowUses.contribution(use));
