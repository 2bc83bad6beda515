import type { SearchSource } from '#features/search/server/extension-points.ts';
import { isAsked, mostOf } from '#features/search/server/queries.ts';
import { Exercises } from '../contract.ts';
import { exercisesIn, wordsIn } from '../rules.ts';

/** How many exercises a hit names. */
const mostNamed = 3;

export const workoutSearch: SearchSource = {
  kind: 'workout',
  title: 'Workouts',
  set: 'workouts',
  dependsOn: [],
  rowsAtOnce: 50,
  texts: async (db, asked) => {
    const rows = await db
      .selectFrom('workouts')
      .select(['id', 'title', 'description', 'exercises'])
      .where(isAsked('id', asked))
      .orderBy('id')
      .limit(mostOf(asked))
      .execute();
    return rows.map(({ id, title, description, exercises }) => ({
      id,
      name: title,
      weight: id,
      also: [description, ...wordsIn(read(exercises))].join(' '),
    }));
  },
  hits: async (db, _viewer, ids) => {
    const rows = await db
      .selectFrom('workouts')
      .select(['id', 'title', 'duration', 'exercises'])
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ id, title, duration, exercises }) => ({
      id,
      title,
      at: null,
      picture: null,
      look: 'workout' as const,
      detail: `${duration} · ${namesIn(exercises)}`,
      path: `/media?tab=workouts#workout-${id}`,
    }));
  },
};

export const tipSearch: SearchSource = {
  kind: 'tip',
  title: 'Better Living',
  set: 'tips',
  dependsOn: [],
  texts: async (db, asked) => {
    const rows = await db
      .selectFrom('tips')
      .select(['id', 'title', 'description', 'category'])
      .where(isAsked('id', asked))
      .orderBy('id')
      .limit(mostOf(asked))
      .execute();
    return rows.map(({ id, title, description, category }) => ({
      id,
      name: title,
      weight: id,
      also: `${category} ${description}`,
    }));
  },
  hits: async (db, _viewer, ids) => {
    const rows = await db.selectFrom('tips').select(['id', 'title', 'category']).where('id', 'in', ids).execute();
    return rows.map(({ id, title, category }) => ({
      id,
      title,
      detail: category,
      at: null,
      picture: null,
      look: 'tip' as const,
      path: `/media?tab=better-living#tip-${id}`,
    }));
  },
};

const namesIn = (exercises: string): string =>
  exercisesIn(read(exercises))
    .slice(0, mostNamed)
    .map(({ name }) => name)
    .join(', ');

const read = (exercises: string): Exercises => Exercises.parse(JSON.parse(exercises));
