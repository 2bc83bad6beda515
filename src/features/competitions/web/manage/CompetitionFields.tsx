import { FormFieldControl } from '#web/manage/form/FormFieldControl.tsx';
import type { FieldsProps } from '#web/manage/manager.ts';
import { TeamChoice } from './TeamChoice.tsx';

const ofTheCompetition: readonly string[] = ['name', 'kind', 'sportId', 'season'];

/** What it is, who plays in it, and behind one press how its table is made. */
export function CompetitionFields({ form, ...rest }: FieldsProps) {
  const rules = form.filter(({ name }) => name !== 'teamIds' && !ofTheCompetition.includes(name));
  const isWrong = rules.some(({ name }) => rest.issues[name] !== undefined);
  return (
    <>
      {form
        .filter(({ name }) => ofTheCompetition.includes(name))
        .map((field) => (
          <FormFieldControl key={field.name} field={field} {...rest} />
        ))}
      {form
        .filter(({ name }) => name === 'teamIds')
        .map((field) => (
          <TeamChoice key={field.name} field={field} {...rest} />
        ))}
      <details className="rounded-control border border-line px-3.5" open={isWrong || undefined}>
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-sm">Rules of the table</summary>
        <div className="grid grid-cols-1 gap-4 pt-1 pb-4">
          {rules.map((field) => (
            <FormFieldControl key={field.name} field={field} {...rest} />
          ))}
        </div>
      </details>
    </>
  );
}
