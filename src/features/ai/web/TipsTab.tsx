import { HeartPulse } from 'lucide-react';
import { blankTip, type TipSheet, type TipWish } from '../contract.ts';
import { AskTab, type TabWords } from './AskTab.tsx';
import { Before } from './Before.tsx';
import { SaveButton } from './SaveButton.tsx';
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

const words: TabWords = {
  label: 'What would you like to be better at?',
  placeholder: "I can't sleep before exams",
  blank: blankTip,
  submitLabel: 'Get tips',
  busyLabel: 'Finding tips...',
  examples,
  savedHeading: 'Saved tips',
  nothingSaved: 'Tips you save appear here, for you only.',
  before: (
    <Before
      icon={HeartPulse}
      title="Five small things for this week"
      text="Say what is on your mind and get tips that cost little and fit a student's day."
      hints={hints}
    />
  ),
};

export function TipsTab({ asking }: { asking: Asking<TipSheet, TipWish> }) {
  const { isSaved, noteSaved } = asking;
  return (
    <AskTab
      {...{ words, asking }}
      savedOf={({ tips }) => tips}
      chips={(wish, onChange) => <TipChips {...{ wish, onChange }} />}
    >
      {(tips) => (
        <TipSheetCard sheet={tips} acts={<SaveButton kept={{ tips }} isSaved={isSaved} onSaved={noteSaved} />} />
      )}
    </AskTab>
  );
}
