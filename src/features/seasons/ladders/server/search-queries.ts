import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import type { OwnThings, SearchSource } from '#platform/search/server/extension-points.ts';
import { isAsked, maxRows } from '#platform/search/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import { laddersTag, ladderTag } from '../cache-tags.ts';
import { ladderPath } from '../rules.ts';

export const ladderSearch: SearchSource = {
  kind: 'ladder',
  title: 'Ladders',
  tags: { list: laddersTag, row: ladderTag },
  dependsOn: [sportsTag],
  texts: async (db, asked) => {
    const rows = await laddersWithSport(db)
      .where(isAsked('ladders.id', asked))
      .orderBy('ladders.id')
      .limit(maxRows(asked))
      .execute();
    return rows.map(({ id, name, sport }) => ({ id, name, also: `ladder challenge ranking elo ${sport}` }));
  },
  hits: async (db, _viewer, ids) => {
    const rows = await laddersWithSport(db).where('ladders.id', 'in', ids).execute();
    return rows.map(({ id, name, sport }) => ({
      id,
      title: name,
      detail: `${sport} · Ladder`,
      at: null,
      picture: null,
      look: 'crest' as const,
      path: ladderPath(id),
    }));
  },
};

const laddersWithSport = (db: Database) =>
  db
    .selectFrom('ladders')
    .innerJoin('sports', 'sports.id', 'ladders.sport_id')
    .select(['ladders.id', 'ladders.name', 'sports.name as sport']);

export const ownLadderHits: OwnThings = {
  kind: 'ladder',
  marks: async (db, accountId) => {
    const rows = await db
      .selectFrom('ladder_entries')
      .select('ladder_id')
      .where('account_id', '=', accountId)
      .execute();
    return new Map(rows.map(({ ladder_id }) => [ladder_id, 'You']));
  },
};
