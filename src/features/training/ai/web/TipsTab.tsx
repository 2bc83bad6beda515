import { HeartPulse, Salad, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { diets, maxTopics, type TipSheet, type TipWish, tipTopics } from '../contract.ts';
import { dietNames, topicNames } from '../rules.ts';
import { AskTab, Before, type TabCopy, type TabProps } from './AskTab.tsx';
import { ListChips } from './ListChips.tsx';
import { SaveButton } from './SavedList.tsx';
import { Advice, Benefits } from './WorkoutPlan.tsx';

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

const copy: TabCopy = {
  label: 'What would you like to be better at?',
  placeholder: "I can't sleep before exams",
  submitLabel: 'Get tips',
  busyLabel: 'Finding tips...',
  examples,
  savedHeading: 'Saved tips',
  nothingSaved: 'Tips you save appear here, for you only.',
  receivedNote: 'You asked among the workouts. This reads like everyday life, so here are tips.',
  askOtherLabel: 'Make a plan instead',
  before: (
    <Before
      icon={HeartPulse}
      title="Five small things for this week"
      text="Say what is on your mind and get tips that cost little and fit a student's day."
      hints={hints}
    />
  ),
};

export function TipsTab({ asking, onAskOther }: TabProps<TipSheet, TipWish>) {
  const { isSaved, noteSaved } = asking;
  return (
    <AskTab
      {...{ copy, asking, onAskOther }}
      getSaved={({ tips }) => tips}
      chips={(wish, onChange) => <TipChips {...{ wish, onChange }} />}
    >
      {(tips) => (
        <TipSheetCard sheet={tips} actions={<SaveButton content={{ tips }} isSaved={isSaved} onSaved={noteSaved} />} />
      )}
    </AskTab>
  );
}

/** The understood topics and diets, each with its alternatives. */
function TipChips({ wish, onChange }: { wish: TipWish; onChange: (wish: TipWish) => void }) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 text-sm text-soft">This is what we understood. Change any part of it.</legend>
      <ListChips
        {...{ label: 'Topic', all: tipTopics, names: topicNames, values: wish.topics, icon: Tag, most: maxTopics }}
        add="Topic"
        none="A bit of everything"
        onChange={(topics) => onChange({ ...wish, topics })}
      />
      <ListChips
        {...{ label: 'Diet', all: diets, names: dietNames, values: wish.diet ?? [], icon: Salad }}
        add="Diet"
        none="I eat everything"
        onChange={(diet) => onChange({ ...wish, diet })}
      />
    </fieldset>
  );
}

/** Tips in the order in which to try them, their benefits, and when to see a professional. */
function TipSheetCard({ sheet, actions }: { sheet: TipSheet; actions: ReactNode }) {
  const { title, category, description, tips, benefits, advice } = sheet;
  return (
    <article aria-label={title} className="grid min-w-0 gap-3.5">
      <Card hero className="settle wrap-anywhere grid gap-3">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h2 className="min-w-0 flex-1 basis-56 text-balance text-xl">{title}</h2>
          {actions}
        </div>
        <p>
          <Pill tone="info">{category}</Pill>
        </p>
        <p className="max-w-[62ch] text-base text-soft">{description}</p>
      </Card>
      <ol className="grid gap-3.5">
        {tips.map((tip, at) => (
          <Card as="li" key={tip} className="wrap-anywhere flex items-start gap-4">
            <span className="score grid size-10 shrink-0 place-items-center rounded-control bg-raised text-accent-text text-xl">
              {at + 1}
            </span>
            <p className="min-w-0 self-center">{tip}</p>
          </Card>
        ))}
      </ol>
      <Card heading="Good for">
        <Benefits benefits={benefits} />
      </Card>
      <Advice>{advice}</Advice>
    </article>
  );
}
