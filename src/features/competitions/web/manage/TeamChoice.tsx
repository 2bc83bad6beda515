import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { teamsOptions } from '#features/teams/web/api.ts';
import { genderNames } from '#features/teams/web/team.ts';
import type { FormField } from '#web/manage/form/form.ts';
import { textIn } from '#web/manage/form/typed-values.ts';
import type { FieldsProps } from '#web/manage/manager.ts';

interface TeamChoiceProps extends Omit<FieldsProps, 'form'> {
  field: FormField;
}

/** The teams of the sport that was chosen above, each with a tick. */
export function TeamChoice({ field: { name, label, hint }, draft, issues, isBusy, onType }: TeamChoiceProps) {
  const id = useId();
  const teams = useQuery(teamsOptions()).data?.filter(({ sportId }) => String(sportId) === draft['sportId']);
  const chosen = textIn(draft[name]).split('\n').filter(Boolean);
  const change = (team: string, isIn: boolean) =>
    onType(name, [...chosen.filter((one) => one !== team), ...(isIn ? [team] : [])].join('\n'));
  if (!teams || teams.length === 0) return null;
  return (
    <fieldset data-field={name} aria-describedby={`${id}-hint`} disabled={isBusy} className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      <div className="grid grid-cols-1 rounded-control border border-line px-3.5 py-1 sm:grid-cols-2 sm:gap-x-4">
        {teams.map((team) => (
          <label key={team.id} className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
            <input
              type="checkbox"
              checked={chosen.includes(String(team.id))}
              onChange={({ target }) => change(String(team.id), target.checked)}
              className="size-5 shrink-0 accent-accent-text"
            />
            <span className="min-w-0 wrap-anywhere">
              {team.name} <span className="text-soft">({genderNames[team.gender]})</span>
            </span>
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-[0.8125rem] text-soft">
        {hint}
      </p>
      <p role="alert" className="font-semibold text-[0.8125rem] text-live-text empty:hidden">
        {issues[name]}
      </p>
    </fieldset>
  );
}
