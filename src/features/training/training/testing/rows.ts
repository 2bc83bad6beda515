import { insertRow, type World } from '#testing/world.ts';

const added = () => ({ featured: 0 as const, created_at: new Date().toISOString() });

export function addWorkout({ db, word }: World): Promise<number> {
  const exercises = JSON.stringify([{ name: 'Squat', sets: '3', reps: '12' }]);
  const row = { title: word(), description: null, duration: '30 mins', exercises };
  return insertRow(
    db
      .insertInto('workouts')
      .values({ ...row, ...added() })
      .returning('id'),
  );
}

export function addTip({ db, word }: World): Promise<number> {
  const row = { title: word(), description: 'Drink before you are thirsty.', category: 'Nutrition' as const };
  return insertRow(
    db
      .insertInto('tips')
      .values({ ...row, icon: 'apple-alt', ...added() })
      .returning('id'),
  );
}
