import { useState } from 'react';
import type { Residence } from '#features/people/residences/contract.ts';
import { useSession } from '#web/session/session.ts';
import { Card } from '#web/ui/Card.tsx';
import { CheckRow } from '#web/ui/fields/Checkbox.tsx';
import { counted } from '../plan-texts.ts';
import { AddResidences } from './AddResidences.tsx';
import { Folded } from './Folded.tsx';

interface ResidenceQuestionsProps {
  residences: readonly Residence[];
  playing: readonly Residence[];
  onToggle: (residence: Residence) => void;
}

/** For whom teams can be made below. Residences are added by admins. */
export function ResidenceQuestions({ residences, playing, onToggle }: ResidenceQuestionsProps) {
  const mayAdd = useSession()?.isAdmin === true;
  const [isEmpty] = useState(residences.length === 0);
  return (
    <Card heading="Which residences play?">
      <div className="grid gap-3">
        {residences.length === 0 && !mayAdd && (
          <p className="text-sm text-soft">This village has no residences yet. An admin adds them here.</p>
        )}
        <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] empty:hidden">
          {residences.map((residence) => (
            <CheckRow
              key={residence.id}
              checked={playing.includes(residence)}
              onCheck={() => onToggle(residence)}
              className=""
            >
              {residence.name}
            </CheckRow>
          ))}
        </div>
        {mayAdd && (
          <Folded
            title="Add residences"
            about={residences.length === 0 ? 'None yet' : counted(residences.length, 'residence')}
            isOpen={isEmpty}
          >
            <AddResidences residences={residences} />
          </Folded>
        )}
      </div>
    </Card>
  );
}
