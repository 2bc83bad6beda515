import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import type { OwnThings, SearchSource } from '#platform/search/server/extension-points.ts';
import { isAsked, maxRows } from '#platform/search/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import { meetsTag, meetTag } from '../cache-tags.ts';
import { meetPath } from '../rules.ts';
import { listOwnMeets } from './queries.ts';

export const meetSearch: SearchSource = {
  kind: 'meet',
  title: 'Meets',
  tags: { list: meetsTag, row: meetTag },
  dependsOn: [sportsTag],
  texts: async (db, asked) => {
    const rows = await meetsWithSport(db)
      .where(isAsked('meets.id', asked))
      .orderBy('meets.id')
      .limit(maxRows(asked))
      .execute();
    return rows.map(({ id, name, sport, location, date_time }) => ({
      id,
      name,
      also: ['meet', sport, location].join(' '),
      // Among several matches, the meet nearest in time comes first, past or future.
      weight: -Math.abs(Date.parse(date_time) - Date.now()),
    }));
  },
  hits: async (db, _viewer, ids) => {
    const rows = await meetsWithSport(db).where('meets.id', 'in', ids).execute();
    return rows.map(({ id, name, sport, location, date_time }) => ({
      id,
      title: name,
      detail: `${sport} · ${location}`,
      at: date_time,
      picture: null,
      look: 'crest' as const,
      path: meetPath(id),
    }));
  },
};

const meetsWithSport = (db: Database) =>
  db
    .selectFrom('meets')
    .innerJoin('sports', 'sports.id', 'meets.sport_id')
    .select(['meets.id', 'meets.name', 'meets.location', 'meets.date_time', 'sports.name as sport']);

export const ownMeetHits: OwnThings = {
  kind: 'meet',
  marks: async (db, accountId) => new Map((await listOwnMeets(db, accountId)).map((id) => [id, 'You or your team'])),
};
