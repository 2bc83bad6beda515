import { manage } from '#web/manage/manager.ts';
import { ResourceManager } from '#web/manage/ResourceManager.tsx';
import { workouts } from '../../contract.ts';
import { ManagedWorkout } from '../training-manager/ManagedWorkout.tsx';

const manager = manage(workouts, {
  titleOf: ({ title }) => title,
  labels: {
    title: 'Title',
    description: 'Description',
    duration: 'Duration',
    exercises: 'Exercises',
    featured: { label: 'Featured', hint: 'The newest featured workout is the Workout of the Week' },
  },
  Card: ManagedWorkout,
});

export const WorkoutsManager = () => <ResourceManager of={manager} />;
