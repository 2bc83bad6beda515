import type { SearchSource } from '#platform/search/server/extension-points.ts';
import { isAsked, maxRows } from '#platform/search/server/queries.ts';
import type { ViewerRole } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import type { OrderColumn } from '#server/resources/paging.ts';
import { dated, newestFirst, plainTable } from '#server/resources/plain-table.ts';
import { tipsTag, tipTag, workoutsTag, workoutTag } from '../cache-tags.ts';
import { Exercises, type Tip, tips, type Workout, workouts } from '../contract.ts';
import { exercisesIn, wordsIn } from '../rules.ts';

/** A workout may be long, so a page has few. */
export const workoutTable = plainTable(workouts, { ...dated, table: 'workouts', order: newestFirst, rowsPerPage: 50 });
export const tipTable = plainTable(tips, { ...dated, table: 'tips', order: newestFirst, rowsPerPage: 100 });

/** If none is featured, the newest of all comes first. */
const featuredFirst: OrderColumn[] = [{ column: 'featured', holds: 'number', descending: true }, ...newestFirst];

export const findWorkoutOfTheWeek = (db: Database, viewer: ViewerRole): Promise<Workout | null> =>
  workoutTable.first(db, viewer, { order: featuredFirst });

export const findTipOfTheDay = (db: Database, viewer: ViewerRole): Promise<Tip | null> =>
  tipTable.first(db, viewer, { order: featuredFirst });

/** How many exercises a hit names. */
const maxNamed = 3;

export const workoutSearch: SearchSource = {
  kind: 'workout',
  title: 'Workouts',
  tags: { list: workoutsTag, row: workoutTag },
  dependsOn: [],
  rowsAtOnce: 50,
  texts: async (db, asked) => {
    const rows = await db
      .selectFrom('workouts')
      .select(['id', 'title', 'description', 'exercises'])
      .where(isAsked('id', asked))
      .orderBy('id')
      .limit(maxRows(asked))
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
  tags: { list: tipsTag, row: tipTag },
  dependsOn: [],
  texts: async (db, asked) => {
    const rows = await db
      .selectFrom('tips')
      .select(['id', 'title', 'description', 'category'])
      .where(isAsked('id', asked))
      .orderBy('id')
      .limit(maxRows(asked))
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
    .slice(0, maxNamed)
    .map(({ name }) => name)
    .join(', ');

const read = (exercises: string): Exercises => Exercises.parse(JSON.parse(exercises));
