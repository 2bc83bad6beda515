import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '#web/ui/fields/Field.tsx';
import { residenceNamesOptions, setOwnResidence } from '../api.ts';
import { ResidenceSelect } from '../ResidenceSelect.tsx';

interface ResidenceAtJoiningProps {
  onChoose: (afterwards: () => Promise<unknown>) => void;
}

/** An optional choice, sent after registration; renders nothing in a village without residences. */
export function ResidenceAtJoining({ onChoose }: ResidenceAtJoiningProps) {
  const { data: residences = [] } = useQuery(residenceNamesOptions());
  const [chosen, setChosen] = useState<number | null>(null);
  if (residences.length === 0) return null;
  const choose = (id: number | null) => {
    setChosen(id);
    onChoose(async () => (id === null ? undefined : setOwnResidence(id)));
  };
  return (
    <Field label="Residence (optional)" hint="Only you, officers and admins see it.">
      {(ties) => <ResidenceSelect ties={ties} residences={residences} value={chosen} onChoose={choose} />}
    </Field>
  );
}
