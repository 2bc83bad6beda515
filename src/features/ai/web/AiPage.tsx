import { useSearchParams } from 'react-router';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { useSearchChange } from '#web/search-params.ts';
import { Tabs } from '#web/ui/Tabs.tsx';
import { failedTips, failedWorkout, type TipSheet, type TipWish, type Workout, type WorkoutWish } from '../contract.ts';
import { aiTab, aiTabs } from './ai-tab.ts';
import { askForTips, askForWorkout } from './api.ts';
import { TipsTab } from './TipsTab.tsx';
import { useAsk } from './use-ask.ts';
import { WorkoutTab } from './WorkoutTab.tsx';

export function AiPage() {
  const tab = aiTab(useSearchParams()[0].get('tab'));
  const change = useSearchChange();
  // Both stay while the tabs change: nobody loses a plan by looking at the tips.
  const workout = useAsk<Workout, WorkoutWish>(askForWorkout, failedWorkout, 'ai-workout');
  const tips = useAsk<TipSheet, TipWish>(askForTips, failedTips, 'ai-tips');
  return (
    <>
      <PageTitle>AI</PageTitle>
      <Tabs label="AI" tabs={aiTabs} value={tab} onChoose={(chosen) => void change({ tab: chosen }, { replace: true })}>
        <div className="pt-4">{tab === 'workouts' ? <WorkoutTab asking={workout} /> : <TipsTab asking={tips} />}</div>
      </Tabs>
    </>
  );
}
