import { useSportChoices } from '#features/sports/web/sport-choices.ts';
import { FormFieldControl } from '#web/manage/form/FormFieldControl.tsx';
import type { FormField } from '#web/manage/form/form.ts';
import type { FieldsProps } from '#web/manage/manager.ts';

/** The form of a venue: sports are ticked, everything else as usual. */
export const VenueFields = ({ form, ...rest }: FieldsProps) =>
  form.map((field) =>
    field.name === 'sportIds' ? (
      <SportTicks key={field.name} field={field} {...rest} />
    ) : (
      <FormFieldControl key={field.name} field={field} {...rest} />
    ),
  );

/** Its draft has the id of a sport per line, as every list has its entries. */
function SportTicks({ field, draft, isBusy, onType }: Omit<FieldsProps, 'form'> & { field: FormField }) {
  const ticked = String(draft[field.name] ?? '')
    .split('\n')
    .filter(Boolean);
  const toggle = (id: string) =>
    onType(field.name, (ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id]).join('\n'));
  return (
    <fieldset data-field={field.name} className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">{field.label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]">
        {useSportChoices()?.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-2.5 text-[0.9375rem]">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-accent"
              checked={ticked.includes(value)}
              disabled={isBusy}
              onChange={() => toggle(value)}
            />
            <span className="min-w-0">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
