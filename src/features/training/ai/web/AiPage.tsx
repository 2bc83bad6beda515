import { Dumbbell } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { useSearchChange } from '#web/routing/search-params.ts';
import { Tabs } from '#web/ui/Tabs.tsx';
import {
  blankTip,
  blankWorkout,
  failedTips,
  failedWorkout,
  type TipSheet,
  type TipWish,
  type Workout,
  type WorkoutWish,
} from '../contract.ts';
import { AskTab, Before, type TabCopy, type TabProps } from './AskTab.tsx';
import { askForTips, askForWorkout } from './api.ts';
import { workoutActions } from './extension-points.ts';
import { WorkoutChips } from './ListChips.tsx';
import { SaveButton } from './SavedList.tsx';
import { TipsTab } from './TipsTab.tsx';
import { useAsk } from './use-ask.ts';
import { WorkoutPlan } from './WorkoutPlan.tsx';

const workoutTexts = { name: 'ai-workout', failed: failedWorkout, blank: blankWorkout };
const tipTexts = { name: 'ai-tips', failed: failedTips, blank: blankTip };

export function AiPage() {
  const tab = aiTab(useSearchParams()[0].get('tab'));
  const change = useSearchChange();
  const open = (chosen: AiTab) => void change({ tab: chosen }, { replace: true });
  // Both states live above the tabs, so that nobody loses a plan by looking at the tips.
  const workout = useAsk<Workout, WorkoutWish, TipSheet>(askForWorkout, workoutTexts, (...made) => {
    tips.receive(...made);
    open('tips');
  });
  const tips = useAsk<TipSheet, TipWish, Workout>(askForTips, tipTexts, (...made) => {
    workout.receive(...made);
    open('workouts');
  });
  const askIn = (chosen: AiTab) => (userInput: string) => {
    (chosen === 'tips' ? tips : workout).askHere(userInput);
    open(chosen);
  };
  return (
    <>
      <PageTitle>AI</PageTitle>
      <Tabs label="AI" tabs={aiTabs} value={tab} onChoose={open}>
        <div className="pt-4">
          {tab === 'workouts' ? (
            <WorkoutTab asking={workout} onAskOther={askIn('tips')} />
          ) : (
            <TipsTab asking={tips} onAskOther={askIn('workouts')} />
          )}
        </div>
      </Tabs>
    </>
  );
}

const aiTabs = [
  { value: 'workouts', label: 'Workout Plans' },
  { value: 'tips', label: 'Better Living Tips' },
] as const;
type AiTab = (typeof aiTabs)[number]['value'];

/** The tab that the address names; the first for any other value. */
function aiTab(asked: string | null): AiTab {
  return aiTabs.find(({ value }) => value === asked)?.value ?? 'workouts';
}

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

const copy: TabCopy = {
  label: 'What do you want to train?',
  placeholder: '30 minutes, no equipment, careful with knees',
  submitLabel: 'Make my plan',
  busyLabel: 'Making your plan...',
  examples,
  savedHeading: 'Saved workouts',
  nothingSaved: 'Plans you save appear here, for you only.',
  receivedNote: 'You asked among the tips. This reads like a workout, so here is a plan.',
  askOtherLabel: 'Get tips instead',
  before: (
    <Before
      icon={Dumbbell}
      title="A workout made for today"
      text="Say in your own words what you want and what your body can do. The plan fits your minutes, and you can change every part of it."
      hints={hints}
    />
  ),
};

function WorkoutTab({ asking, onAskOther }: TabProps<Workout, WorkoutWish>) {
  const { isSaved, noteSaved } = asking;
  return (
    <AskTab
      {...{ copy, asking, onAskOther }}
      getSaved={({ workout }) => workout}
      chips={(wish, onChange) => <WorkoutChips {...{ wish, onChange }} />}
    >
      {(workout) => (
        <WorkoutPlan
          workout={workout}
          actions={
            <WorkoutActions workout={workout}>
              <SaveButton isSaved={isSaved} content={{ workout }} onSaved={noteSaved} />
            </WorkoutActions>
          }
        />
      )}
    </AskTab>
  );
}

/** What a person can do with a workout: save it, and whatever later features contribute. */
function WorkoutActions({ workout, children }: { workout: Workout; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-2">
      {children}
      {workoutActions.contributions().map(({ key, Component }) => (
        <Suspense key={key} fallback={null}>
          <Component workout={workout} />
        </Suspense>
      ))}
    </div>
  );
}
