import { featureExamples } from '#testing/example.ts';
import { resourceExamples } from '#testing/resource-examples.ts';
import { members } from '#testing/statuses.ts';
import { addTip, addWorkout } from './rows.ts';

const newWorkout = () => ({
  title: 'Courtside Conditioning',
  description: 'No equipment.\nBring water.',
  duration: '30 mins',
  exercises: [
    { day: 'Monday', exercises: [{ name: 'Squat', sets: 3, reps: '10-12', focus: 'Legs', icon: 'dumbbell' }] },
    { day: 'Friday', exercises: [{ name: 'Plank', duration: '30 secs', description: 'Hold it.' }] },
  ],
  featured: true,
});

const newTip = () => ({
  title: 'Breathe out longer',
  description: 'In for four,\nout for six.',
  category: 'Mental Health',
  icon: 'brain',
  featured: false,
});

export const trainingExamples = featureExamples.contribution({
  endpoints: {
    ...resourceExamples('/api/workouts', {
      row: addWorkout,
      add: newWorkout,
      change: () => ({ exercises: '[{"name":"Lunge","sets":3,"reps":10}]', duration: null }),
    }),
    'GET /api/workouts/featured': { gets: members },
    ...resourceExamples('/api/better-living-tips', {
      row: addTip,
      add: newTip,
      change: () => ({ category: 'Recovery', featured: true }),
    }),
    'GET /api/better-living-tips/featured': { gets: members },
  },
  changeable: [
    {
      path: '/api/workouts',
      row: addWorkout,
      changes: [{ duration: '20 min' }, { featured: true }],
      optional: { description: 'Stairs' },
    },
    { path: '/api/better-living-tips', row: addTip, changes: [{ title: 'Sleep' }, { featured: true }] },
  ],
});
