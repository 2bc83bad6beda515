import { Minus, Plus } from 'lucide-react';
import { games, maxScore } from '#features/competition/games/contract.ts';
import { clashTexts } from '#features/competition/games/web/manage/clash-texts.ts';
import {
  figureFields,
  figureLabels,
  useFigures,
  withFigures,
} from '#features/competition/games/web/manage/figure-fields.ts';
import { useFollowingCompetition } from '#features/competition/games/web/manage/following-competition.ts';
import {
  categoryChoices,
  fieldsAsked,
  gameFields,
  resultLabels,
  statusChoices,
} from '#features/competition/games/web/manage/game-fields.ts';
import { InningsField } from '#features/competition/games/web/manage/InningsField.tsx';
import {
  inningsFields,
  inningsLabels,
  useInningsRules,
  withInnings,
} from '#features/competition/games/web/manage/innings-fields.ts';
import {
  periodFields,
  periodLabels,
  usePeriods,
  withPeriods,
} from '#features/competition/games/web/manage/period-fields.ts';
import {
  resultQuestions,
  shootoutFields,
  shootoutLabels,
  typingScores,
} from '#features/competition/games/web/manage/shootout-fields.ts';
import { whenText } from '#features/competition/games/web/times.ts';
import { FormFieldControl } from '#platform/admin/web/manager/controls/controls.tsx';
import type { Draft, FormField } from '#platform/admin/web/manager/form/form.ts';
import { textIn } from '#platform/admin/web/manager/form/typed-values.ts';
import { type FieldsProps, manageForm } from '#platform/admin/web/manager/manager.ts';
import { Field, TextInput } from '#web/ui/fields/Field.tsx';

/** One more or one less, but never below 0; an empty field counts as 0. */
export function stepped(text: string, by: 1 | -1): string {
  const score = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return String(Math.min(maxScore, Math.max(0, score + by)));
}

const scores: readonly string[] = ['homeScore', 'awayScore'];
/** They say which figures to ask for, and which categories are possible. */
const unshown: readonly string[] = ['sportId', 'competitionId'];

function ScoreFields({ form, ...props }: FieldsProps) {
  const rest = { ...props, onType: typingScores(props.draft, useFollowingCompetition(props)) };
  const figures = useFigures(rest.draft['sportId']);
  const periods = usePeriods(rest.draft['sportId']);
  const innings = useInningsRules(rest.draft['sportId']);
  const asked = withInnings(withPeriods(withFigures(form, figures), periods), innings).filter(
    ({ name }) => !unshown.includes(name),
  );
  return fieldsAsked(asked, rest.draft).map((field) => {
    if (scores.includes(field.name)) return <ScoreStepper key={field.name} field={field} {...rest} />;
    if (field.name === 'innings' && innings)
      return <InningsField key={field.name} field={field} names={labelled(form)} rules={innings} {...rest} />;
    const isStatus = field.name === 'status' && becomesCompleted(rest.draft);
    const hint = isStatus ? 'An upcoming game with both scores is saved as completed.' : undefined;
    return <FormFieldControl key={field.name} field={{ ...field, ...(hint && { hint }) }} {...rest} />;
  });
}

/** The sides are named where their scores are. */
const labelled = (form: readonly FormField[]) => {
  const [home = '', away = ''] = scores.map((score) => form.find(({ name }) => name === score)?.label ?? '');
  return { home, away };
};

const becomesCompleted = (draft: Draft): boolean =>
  draft['status'] === 'upcoming' && scores.every((name) => draft[name] !== '');

interface ScoreStepperProps extends Omit<FieldsProps, 'form' | 'triesCount'> {
  field: FormField;
}

const step =
  'grid size-16 shrink-0 place-items-center rounded-control bg-raised text-ink transition active:scale-95 disabled:opacity-55';

/** One side's score, with buttons as wide as a thumb: scores are entered beside a court. */
function ScoreStepper({ field: { name, label }, draft, issues, isBusy, onType }: ScoreStepperProps) {
  const score = textIn(draft[name]);
  const stepBy = (by: 1 | -1) => () => onType(name, stepped(score, by));
  return (
    <Field name={name} label={label} error={issues[name]}>
      {(ties) => (
        <div className="flex items-center gap-2.5">
          <button
            type="button"
            aria-label={`One less for ${label}`}
            disabled={isBusy}
            onClick={stepBy(-1)}
            className={step}
          >
            <Minus className="size-7" aria-hidden />
          </button>
          <TextInput
            {...ties}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={score}
            placeholder="–"
            readOnly={isBusy}
            onChange={({ target }) => onType(name, target.value)}
            className="score min-h-16! min-w-0 text-center figure!"
          />
          <button
            type="button"
            aria-label={`One more for ${label}`}
            disabled={isBusy}
            onClick={stepBy(1)}
            className={step}
          >
            <Plus className="size-7" aria-hidden />
          </button>
        </div>
      )}
    </Field>
  );
}

const { homeScore, awayScore, overtime, status, category, resultType, resultAgainst, forfeitNotice, counts } =
  gameFields;
const ending = { resultType, resultAgainst, forfeitNotice, counts };
const fields = {
  sportId: gameFields.sportId,
  competitionId: gameFields.competitionId,
  homeScore,
  awayScore,
  ...shootoutFields,
  ...periodFields,
  ...inningsFields,
  overtime,
  ...figureFields,
  status,
  category,
  ...ending,
};

/** The form of a game; its sides are labelled with their names. */
export const scoreForm = (sides: { home: string; away: string }) =>
  manageForm(
    { ...games, fields },
    {
      labels: {
        sportId: 'Sport',
        competitionId: 'Competition',
        homeScore: sides.home,
        awayScore: sides.away,
        ...shootoutLabels(sides),
        ...periodLabels,
        ...inningsLabels,
        overtime: 'Decided in overtime',
        ...figureLabels(sides),
        status: { label: 'Status', choices: statusChoices },
        category: { label: 'Category', choices: categoryChoices },
        ...resultLabels(sides),
      },
      about: ({ sport, dateTime, location }) => `${sport.name} · ${whenText(dateTime, new Date())} · ${location}`,
      Fields: ScoreFields,
      questions: (draft, row) => resultQuestions(draft, row, new Date()),
      warnings: clashTexts,
      wording: {
        edit: 'Update Score',
        done: () => ({ title: 'Game updated' }),
        failed: (_action, message) => ({ title: 'Failed to update game', description: message }),
      },
    },
  );
