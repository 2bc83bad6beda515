import { Dumbbell } from 'lucide-react';
import { useRef } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { blankWorkout, type Workout, type WorkoutWish } from '../contract.ts';
import { AskLayout } from './AskLayout.tsx';
import { Before } from './Before.tsx';
import { bringIntoSight } from './in-sight.ts';
import { RequestForm } from './RequestForm.tsx';
import { ResultArea } from './ResultArea.tsx';
import { SaveButton } from './SaveButton.tsx';
import { SavedList } from './SavedList.tsx';
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

export function WorkoutTab({ asking }: { asking: Asking<Workout, WorkoutWish> }) {
  const { typed, type, ask, show, result, wish, busy, isSaved, noteSaved } = asking;
  const area = useRef<HTMLDivElement>(null);
  const askAnew = (userInput: string) => {
    ask({ userInput });
    bringIntoSight(area.current);
  };
  const open = (kept: Workout) => {
    show(kept);
    bringIntoSight(area.current);
  };
  return (
    <AskLayout
      area={area}
      form={
        <Card>
          <RequestForm
            label="What do you want to train?"
            placeholder="30 minutes, no equipment, careful with knees"
            blank={blankWorkout}
            submitLabel="Make my plan"
            busyLabel="Making your plan..."
            {...{ examples, typed, busy }}
            onType={type}
            onAsk={askAnew}
          />
        </Card>
      }
      result={
        <ResultArea
          busy={busy}
          loadingLabel="Making your plan..."
          chips={wish && <WorkoutChips wish={wish} onChange={(understood) => ask({ understood })} />}
          result={
            result && (
              <WorkoutPlan
                workout={result}
                acts={
                  <WorkoutActs workout={result}>
                    <SaveButton isSaved={isSaved} kept={{ workout: result }} onSaved={noteSaved} />
                  </WorkoutActs>
                }
              />
            )
          }
          before={
            <Before
              icon={Dumbbell}
              title="A workout made for today"
              text="Say in your own words what you want and what your body can do. The plan fits your minutes, and you can change every part of it."
              hints={hints}
            />
          }
        />
      }
      saved={
        <SavedList
          heading="Saved workouts"
          empty="A plan that you save stays here, for you alone."
          isShown={({ workout }) => workout !== null}
          onOpen={({ workout }) => workout && open(workout)}
        />
      }
    />
  );
}
