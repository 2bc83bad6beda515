import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { pictureTypes } from '#features/uploads/rules.ts';
import { fileFault } from '#features/uploads/web/picture-file.ts';
import { Button } from '#web/ui/Button.tsx';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Group } from './use-group.ts';

/** A picture from this device, or the address of one. It is saved with the rest of the group. */
export function LogoSetting({ group }: { group: Group }) {
  const { file, attach, isBusy } = group;
  const choose = (chosen: File) => {
    const fault = fileFault(chosen);
    if (fault === null) attach(chosen);
    else toast({ title: 'This picture cannot be used as the logo', description: fault, tone: 'bad' });
  };
  return (
    <Field
      label="Logo"
      hint="Choose a square picture, or enter the address of a file in this app. Pictures from other sites are not loaded; initials are shown instead."
      error={group.issues['logo']}
    >
      {(ties) => (
        <div className="flex flex-wrap gap-2">
          <TextInput
            {...ties}
            inputMode="url"
            autoComplete="off"
            placeholder="The app's own logo"
            value={file ? file.name : (group.values.logo ?? '')}
            readOnly={isBusy || file !== null}
            onChange={({ target }) => group.type({ logo: target.value.trim() || null })}
            className="min-w-0 flex-1 basis-40"
          />
          {file && (
            <Button onClick={() => attach(null)} disabled={isBusy}>
              Undo
            </Button>
          )}
          <ChooseButton busy={isBusy} onChoose={choose} />
        </div>
      )}
    </Field>
  );
}

function ChooseButton({ busy, onChoose }: { busy: boolean; onChoose: (file: File) => void }) {
  const id = useId();
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) onChoose(file);
    target.value = '';
  };
  return (
    <span className="relative has-focus-visible:outline-3 has-focus-visible:outline-accent-text rounded-control">
      <label htmlFor={id} className={buttonClasses({ variant: 'quiet' })}>
        <ImageUp className="size-4.5" aria-hidden />
        Choose logo
      </label>
      <input
        id={id}
        type="file"
        accept={pictureTypes.join(',')}
        disabled={busy}
        onChange={pick}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
    </span>
  );
}
