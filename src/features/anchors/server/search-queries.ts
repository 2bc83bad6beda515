import type { SearchSource } from '#features/search/server/extension-points.ts';
import { isAsked, mostOf } from '#features/search/server/queries.ts';
import { groundAnchorCaptain, groundAnchorMember } from '../position-keys.ts';
import { sectionOf } from '../rules.ts';

/** Only active anchors, for admins too: the directory shows no others. */
export const residenceAnchorSearch: SearchSource = {
  kind: 'residence-anchor',
  title: 'Residence Anchors',
  set: 'residence-anchors',
  dependsOn: [],
  texts: async (db, asked) => {
    const rows = await db
      .selectFrom('residence_anchors')
      .select(['id', 'name', 'position'])
      .where(isAsked('id', asked))
      .orderBy('id')
      .limit(mostOf(asked))
      .execute();
    return rows.map((row) => ({ id: row.id, name: row.name, also: `${row.position} ${sectionOf(row)}` }));
  },
  hits: async (db, _viewer, ids) => {
    const rows = await db
      .selectFrom('residence_anchors')
      .select(['id', 'name', 'position', 'photo'])
      .where('id', 'in', ids)
      .where('active', '=', 1)
      .execute();
    return rows.map(({ id, name, position, photo }) => ({
      id,
      title: name,
      detail: position,
      at: null,
      picture: photo,
      look: 'portrait' as const,
      path: `/residence-anchors#residence-anchor-${id}`,
    }));
  },
};

/** Members and captains only: Home shows no others. */
export const groundAnchorSearch: SearchSource = {
  kind: 'ground-anchor',
  title: 'Ground Anchor Members',
  set: 'ground-anchors',
  dependsOn: [],
  texts: async (db, asked) => {
    const rows = await db
      .selectFrom('ground_anchors')
      .select(['id', 'name', 'position'])
      .where(isAsked('id', asked))
      .orderBy('id')
      .limit(mostOf(asked))
      .execute();
    return rows.map(({ id, name, position }) => ({ id, name, also: position }));
  },
  hits: async (db, _viewer, ids) => {
    const rows = await db
      .selectFrom('ground_anchors')
      .select(['id', 'name', 'position', 'photo'])
      .where('id', 'in', ids)
      .where('position', 'in', [groundAnchorMember, groundAnchorCaptain])
      .execute();
    return rows.map(({ id, name, position, photo }) => ({
      id,
      title: name,
      detail: position,
      at: null,
      picture: photo,
      look: 'portrait' as const,
      path: `/home?ground-anchor=${id}`,
    }));
  },
};
