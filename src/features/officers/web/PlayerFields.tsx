import { useState } from 'react';
import { FormFieldControl } from '#web/manage/form/FormFieldControl.tsx';
import type { FormField } from '#web/manage/form/form.ts';
import type { FieldsProps } from '#web/manage/manager.ts';
import { Tabs } from '#web/ui/Tabs.tsx';

const tabs = [
  { value: 'stats', label: 'Player Stats' },
  { value: 'achievements', label: 'Achievements' },
] as const;

export function PlayerFields(props: FieldsProps) {
  const [tab, setTab] = useState<'stats' | 'achievements'>('stats');
  const [shownIssues, setShownIssues] = useState(props.issues);
  // What can be wrong stands in the first tab.
  if (props.issues !== shownIssues) {
    setShownIssues(props.issues);
    if (Object.keys(props.issues).length > 0) setTab('stats');
  }
  return (
    <Tabs label="Player" tabs={tabs} value={tab} onChoose={setTab}>
      {tab === 'stats' ? <StatFields {...props} /> : <AchievementFields {...props} />}
    </Tabs>
  );
}

const isOpening = ({ name }: FormField) => name.startsWith('openingStats.');
const isTotal = (field: FormField) => field.name.startsWith('stats.') || isOpening(field);
const isAchievement = ({ control }: FormField) => control.kind === 'switch';

function StatFields({ form, ...rest }: FieldsProps) {
  const controls = (fields: readonly FormField[]) =>
    fields.map((field) => <FormFieldControl key={field.name} field={field} {...rest} />);
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3">
        {controls(form.filter((field) => !isTotal(field) && !isAchievement(field)))}
      </div>
      <fieldset className="grid gap-3">
        <legend className="mb-1 font-bold">{form.some(isOpening) ? 'Entered by hand' : 'Season totals'}</legend>
        <p className="text-[0.8125rem] text-soft">
          {form.some(isOpening) && 'Season totals are these plus the box scores. '}Empty totals stay as they are.
        </p>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">{controls(form.filter(isTotal))}</div>
      </fieldset>
    </div>
  );
}

function AchievementFields({ form, ...rest }: FieldsProps) {
  return (
    <div className="grid gap-2.5">
      {form.filter(isAchievement).map((field) => (
        <FormFieldControl key={field.name} field={field} {...rest} />
      ))}
    </div>
  );
}
