import { Dumbbell } from 'lucide-react';
import { blankWorkout, type Workout, type WorkoutWish } from '../contract.ts';
import { AskTab, type TabWords } from './AskTab.tsx';
import { Before } from './Before.tsx';
import { SaveButton } from './SaveButton.tsx';
import type { Asking } from './use-ask.ts';
import { WorkoutActs } from './WorkoutActs.tsx';
import { WorkoutChips } from './WorkoutChips.tsx';
import { WorkoutPlan } from './WorkoutPlan.tsx';

const examples = [
  '30 minutes, no equipment, careful with knees',
  'Upper body strength with dumbbells, 45 min',
  'Stiff back from studying, ten minutes',
  'Three days a week, jump higher for basketball',
];
const hints = [
  ['How long, how often', '20 minutes, half an hour, three days a week'],
  ['What for', 'stronger, lose weight, run longer, loosen up'],
  ['What you have', 'nothing, a band, two dumbbells, the gym'],
  ['What to leave out', 'bad knees, sore wrists, no jumping, no floor'],
] as const;

const words: TabWords = {
  label: 'What do you want to train?',
  placeholder: '30 minutes, no equipment, careful with knees',
  blank: blankWorkout,
  submitLabel: 'Make my plan',
  busyLabel: 'Making your plan...',
  examples,
  savedHeading: 'Saved workouts',
  nothingSaved: 'Plans you save appear here, for you only.',
  before: (
    <Before
      icon={Dumbbell}
      title="A workout made for today"
      text="Say in your own words what you want and what your body can do. The plan fits your minutes, and you can change every part of it."
      hints={hints}
    />
  ),
};

export function WorkoutTab({ asking }: { asking: Asking<Workout, WorkoutWish> }) {
  const { isSaved, noteSaved } = asking;
  return (
    <AskTab
      {...{ words, asking }}
      savedOf={({ workout }) => workout}
      chips={(wish, onChange) => <WorkoutChips {...{ wish, onChange }} />}
    >
      {(workout) => (
        <WorkoutPlan
          workout={workout}
          acts={
            <WorkoutActs workout={workout}>
              <SaveButton isSaved={isSaved} kept={{ workout }} onSaved={noteSaved} />
            </WorkoutActs>
          }
        />
      )}
    </AskTab>
  );
}
