import { Plus, X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { FormField } from '#web/forms/FormField.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextInput } from '#web/ui/fields/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import type { SportForm } from './use-sport-form.ts';

/** The keys on the console's pad that count a statistic, by what they say. */
export function KeyRows({ form, at, name }: { form: SportForm; at: number; name: string }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: `statistics.${at}.keys` });
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-1 font-semibold text-sm">Keys of the scorer</legend>
      {fields.length === 0 && <p className="text-sm text-soft">None: it is typed into the box score.</p>}
      {fields.map((field, place) => (
        <div key={field.id} className="flex items-end gap-1">
          <div className="min-w-0 flex-1">
            <FormField form={form} name={`statistics.${at}.keys.${place}.label`} label={`Key ${place + 1}`} required>
              {(ties) => <TextInput {...ties} readOnly={form.isSending} autoComplete="off" />}
            </FormField>
          </div>
          <IconButton
            icon={X}
            label={`Remove key ${place + 1} of ${name}`}
            disabled={form.isSending}
            onClick={() => remove(place)}
          />
        </div>
      ))}
      {fields.length === 0 && (
        <Button small disabled={form.isSending} onClick={() => append({ tap: '', label: name.slice(0, 20) })}>
          <Plus className="size-4" aria-hidden /> Add a key
        </Button>
      )}
    </fieldset>
  );
}
