import { flag } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import { defaultDuration } from '../../contract.ts';
import { demoTips, featuredTip } from './tips.ts';
import { demoWorkouts } from './workouts.ts';

const day = 86_400_000;

export async function addDemoTraining(write: Write): Promise<void> {
  const since = (days: number) => new Date(write.now.getTime() - days * day).toISOString();
  const workouts = demoWorkouts.map(({ exercises, duration = defaultDuration, featured = false, ...said }, at) => ({
    ...said,
    duration,
    exercises: JSON.stringify(exercises),
    featured: flag(featured),
    created_at: since((demoWorkouts.length - 1 - at) * 7 + 1),
  }));
  const tips = demoTips.map(([category, icon, title, description], at) => ({
    title,
    description,
    category,
    icon,
    featured: flag(title === featuredTip),
    created_at: since((demoTips.length - at) * 2),
  }));
  await write.db.insertInto('workouts').values(workouts).execute();
  await write.db.insertInto('tips').values(tips).execute();
  write.changed('workouts', 'tips');
}
