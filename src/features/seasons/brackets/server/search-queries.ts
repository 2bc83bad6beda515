import { competitionsTag, competitionTag } from '#features/competition/competitions/cache-tags.ts';
import { gamesTag } from '#features/competition/games/cache-tags.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import type { SearchSource } from '#platform/search/server/extension-points.ts';
import { isAsked, maxRows } from '#platform/search/server/queries.ts';
import { bracketPath } from '../rules.ts';
import { withRounds } from './summary-queries.ts';

export const bracketSearch: SearchSource = {
  kind: 'bracket',
  title: 'Brackets',
  tags: { list: competitionsTag, row: competitionTag },
  dependsOn: [sportsTag, gamesTag],
  texts: async (db, asked) => {
    const rows = await withRounds(db)
      .where(isAsked('competitions.id', asked))
      .orderBy('competitions.id')
      .limit(maxRows(asked))
      .execute();
    return rows.map(({ id, name, sport, season }) => ({ id, name, also: `bracket ${sport} ${season}`, weight: id }));
  },
  hits: async (db, _viewer, ids) => {
    const rows = await withRounds(db).where('competitions.id', 'in', ids).execute();
    return rows.map(({ id, name, sport, season }) => ({
      ...{ id, title: name, detail: `Bracket · ${sport} · ${season}` },
      ...{ at: null, picture: null, look: 'crest' as const, path: bracketPath(id) },
    }));
  },
};
