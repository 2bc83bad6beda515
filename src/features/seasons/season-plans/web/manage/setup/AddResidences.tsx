import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { maxResidenceNameLength, type Residence } from '#features/people/residences/contract.ts';
import { addResidence, residencesOptions } from '#features/people/residences/web/api.ts';
import { nameKey } from '#shared/names.ts';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field, TextArea } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { counted } from '../plan-texts.ts';

/** A list of names, as it is in a mail or a spreadsheet. Names that were not added stay in the field. */
export function AddResidences({ residences }: { residences: readonly Residence[] }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const names = newNames(typed, residences);
  const adding = useWrite({
    send: async () => {
      for (const [at, name] of names.entries()) {
        await addResidence(name);
        setTyped(names.slice(at + 1).join('\n'));
      }
      return names.length;
    },
    onDone: (count) => {
      setTyped('');
      toast({ title: `${counted(count, 'residence')} added`, tone: 'good' });
    },
    onFailed: (error) => setFault(getMessage(error)),
  });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (adding.isPending) return;
    setFault(names.length === 0 ? 'Write the names of residences that are not there yet' : null);
    if (names.length === 0) return;
    await adding.mutateAsync(undefined).catch(() => undefined);
    await client.invalidateQueries({ queryKey: residencesOptions().queryKey });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-2.5">
      <Field label="Names" hint="One per line" error={fault ?? undefined}>
        {(ties) => (
          <TextArea
            {...ties}
            value={typed}
            readOnly={adding.isPending}
            placeholder={'Oak House\nElm House'}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Button small type="submit" busy={adding.isPending} busyLabel="Adding..." className="justify-self-start">
        <Plus className="size-4" aria-hidden /> Add{' '}
        {names.length > 0 ? counted(names.length, 'residence') : 'residences'}
      </Button>
    </form>
  );
}

/** Each once, without those that the village has. */
function newNames(typed: string, known: readonly Residence[]): string[] {
  const taken = new Set(known.map(({ name }) => nameKey(name)));
  return typed.split('\n').flatMap((line) => {
    const name = line.trim().slice(0, maxResidenceNameLength);
    if (name === '' || taken.has(nameKey(name))) return [];
    taken.add(nameKey(name));
    return [name];
  });
}
