import { HeartPulse } from 'lucide-react';
import { useRef } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { blankTip, type TipSheet, type TipWish } from '../contract.ts';
import { AskLayout } from './AskLayout.tsx';
import { Before } from './Before.tsx';
import { bringIntoSight } from './in-sight.ts';
import { RequestForm } from './RequestForm.tsx';
import { ResultArea } from './ResultArea.tsx';
import { SaveButton } from './SaveButton.tsx';
import { SavedList } from './SavedList.tsx';
import { TipChips } from './TipChips.tsx';
import { TipSheetCard } from './TipSheetCard.tsx';
import type { Asking } from './use-ask.ts';

const examples = [
  "I can't sleep before exams",
  'Cheap food that keeps me going',
  'What to eat on game day',
  'Always tired after lectures',
];
const hints = [
  ['Body', 'food, drinking, sleep, energy, posture'],
  ['Mind', 'stress, exams, concentration, mood, friends'],
  ['Sport', 'training, game day, recovery, an injury'],
  ['Everyday life', 'a small budget, screens, staying well'],
] as const;

export function TipsTab({ asking }: { asking: Asking<TipSheet, TipWish> }) {
  const { typed, type, ask, show, result, wish, busy, isSaved, noteSaved } = asking;
  const area = useRef<HTMLDivElement>(null);
  const askAnew = (userInput: string) => {
    ask({ userInput });
    bringIntoSight(area.current);
  };
  const open = (kept: TipSheet) => {
    show(kept);
    bringIntoSight(area.current);
  };
  return (
    <AskLayout
      area={area}
      form={
        <Card>
          <RequestForm
            label="What would you like to be better at?"
            placeholder="I can't sleep before exams"
            blank={blankTip}
            submitLabel="Get tips"
            busyLabel="Finding tips..."
            {...{ examples, typed, busy }}
            onType={type}
            onAsk={askAnew}
          />
        </Card>
      }
      result={
        <ResultArea
          busy={busy}
          loadingLabel="Finding tips..."
          chips={wish && <TipChips wish={wish} onChange={(understood) => ask({ understood })} />}
          result={
            result && (
              <TipSheetCard
                sheet={result}
                acts={<SaveButton kept={{ tips: result }} isSaved={isSaved} onSaved={noteSaved} />}
              />
            )
          }
          before={
            <Before
              icon={HeartPulse}
              title="Five small things for this week"
              text="Say what is on your mind. You get tips that cost little and fit into a student's days."
              hints={hints}
            />
          }
        />
      }
      saved={
        <SavedList
          heading="Saved tips"
          empty="Tips that you save stay here, for you alone."
          isShown={({ tips }) => tips !== null}
          onOpen={({ tips }) => tips && open(tips)}
        />
      }
    />
  );
}
