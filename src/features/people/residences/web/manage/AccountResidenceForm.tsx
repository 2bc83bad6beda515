import { useQuery } from '@tanstack/react-query';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Field } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { accountResidencesOptions, residenceNamesOptions, setAccountResidence } from '../api.ts';
import { sinceText } from '../days.ts';
import { ResidenceSelect } from '../ResidenceSelect.tsx';
import { EarlierResidences } from './EarlierResidences.tsx';

interface AccountResidenceFormProps {
  account: { id: number; displayName: string };
}

/** Where somebody lives and lived, for those who manage it. */
export function AccountResidenceForm({ account: { id, displayName } }: AccountResidenceFormProps) {
  const { data: residences = [] } = useQuery(residenceNamesOptions());
  const { data: stays } = useQuery(accountResidencesOptions(id));
  const move = useWrite({
    send: (residenceId: number | null) => setAccountResidence(id, { residenceId }),
    onDone: () => toast({ title: `The residence of ${displayName} was changed`, tone: 'good' }),
    onFailed: (error) => toast({ title: 'The residence was not changed', description: getMessage(error), tone: 'bad' }),
  });
  if (!stays || (residences.length === 0 && stays.length === 0)) return null;
  const now = stays.find(({ until }) => until === null);
  return (
    <div className="mt-4 grid gap-2">
      <Field label="Residence" hint={now && sinceText(now.from)}>
        {(ties) => (
          <ResidenceSelect
            ties={ties}
            residences={residences}
            now={now?.residence}
            value={move.isPending ? move.variables : (now?.residence.id ?? null)}
            disabled={move.isPending}
            onChoose={(residenceId) => move.mutate(residenceId)}
          />
        )}
      </Field>
      <EarlierResidences stays={stays} />
    </div>
  );
}
