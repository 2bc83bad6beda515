import { FormFieldControl } from '#web/manage/FormFieldControl.tsx';
import type { Draft } from '#web/manage/fields.ts';
import type { FieldsProps } from '#web/manage/manager.ts';
import { ScoreStepper } from './ScoreStepper.tsx';

const scores: readonly string[] = ['homeScore', 'awayScore'];

export function ScoreFields({ form, ...rest }: FieldsProps) {
  return form.map((field) => {
    if (scores.includes(field.name)) return <ScoreStepper key={field.name} field={field} {...rest} />;
    const isStatus = field.name === 'status' && becomesCompleted(rest.draft);
    const hint = isStatus ? 'An upcoming game with both scores is saved as completed.' : undefined;
    return <FormFieldControl key={field.name} field={{ ...field, ...(hint && { hint }) }} {...rest} />;
  });
}

const becomesCompleted = (draft: Draft): boolean =>
  draft['status'] === 'upcoming' && scores.every((name) => draft[name] !== '');
