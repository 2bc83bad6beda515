import { useQueryClient } from '@tanstack/react-query';
import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { pictureTypes } from '#features/uploads/rules.ts';
import { fileFault } from '#features/uploads/web/picture-file.ts';
import { messageOf } from '#web/api.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { lookOf } from '#web/ui/look.ts';
import { toast } from '#web/ui/toasts.ts';
import { useWrite } from '#web/write.ts';
import { settingsOptions } from '../api.ts';
import { uploadLogo } from './api.ts';
import type { Group } from './use-group.ts';

/** A picture that is uploaded is the logo at once; an address is saved with the rest. */
export function LogoSetting({ group }: { group: Group }) {
  const client = useQueryClient();
  const upload = useWrite({
    send: (file: File) => uploadLogo(file, group.settings.version),
    onDone: (settings) => {
      client.setQueryData(settingsOptions.queryKey, settings);
      group.takeTheirs('logo');
      toast({ title: 'Logo saved', tone: 'good' });
    },
    onFailed: (failure) => toast({ title: 'The logo was not saved', description: messageOf(failure), tone: 'bad' }),
  });
  const choose = (file: File) => {
    const fault = fileFault(file);
    if (fault === null) upload.mutate(file);
    else toast({ title: 'The logo was not saved', description: fault, tone: 'bad' });
  };
  const busy = group.isBusy || upload.isPending;
  return (
    <Field
      label="Logo"
      hint="Upload a square picture, or type the address of a file of this app. Pictures of other sites are not loaded: initials stand for them."
      error={group.issues['logo']}
    >
      {(ties) => (
        <div className="flex flex-wrap gap-2">
          <TextInput
            {...ties}
            inputMode="url"
            autoComplete="off"
            placeholder="The app's own sign"
            value={group.values.logo ?? ''}
            readOnly={busy}
            onChange={({ target }) => group.type({ logo: target.value.trim() || null })}
            className="min-w-0 flex-1 basis-40"
          />
          <UploadButton busy={busy} isSending={upload.isPending} onChoose={choose} />
        </div>
      )}
    </Field>
  );
}

interface UploadButtonProps {
  busy: boolean;
  isSending: boolean;
  onChoose: (file: File) => void;
}

function UploadButton({ busy, isSending, onChoose }: UploadButtonProps) {
  const id = useId();
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) onChoose(file);
    target.value = '';
  };
  return (
    <span className="relative has-focus-visible:outline-3 has-focus-visible:outline-accent-text rounded-control">
      <label htmlFor={id} className={lookOf({ look: 'quiet' })}>
        <ImageUp className="size-4.5" aria-hidden />
        {isSending ? 'Uploading...' : 'Upload logo'}
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
