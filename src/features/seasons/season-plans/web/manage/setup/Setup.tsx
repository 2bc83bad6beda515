import { useState } from 'react';
import type { Residence } from '#features/people/residences/contract.ts';
import { getMessage } from '#web/api/api.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Fault } from '#web/ui/fields/Field.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { setupFaults } from '../../../check-setup-rules.ts';
import type { SeasonPlan } from '../../../contract.ts';
import type { Answers } from './answers.ts';
import { CompetitionQuestions } from './CompetitionQuestions.tsx';
import { DaysOffQuestions } from './DaysOffQuestions.tsx';
import { DeletePlan } from './DeletePlan.tsx';
import { DayField, FieldGrid, TextField } from './fields.tsx';
import { Making } from './Making.tsx';
import { ResidenceQuestions } from './ResidenceQuestions.tsx';
import { Result } from './Result.tsx';
import { SavedNote } from './SavedNote.tsx';
import { useAnswers } from './use-answers.ts';
import { useVillage, type Village } from './use-village.ts';
import { VenueQuestions } from './VenueQuestions.tsx';
import { WishQuestions } from './WishQuestions.tsx';

/** The questions of a season, saved as they are answered, and what comes of them. */
export function Setup({ plan }: { plan: SeasonPlan }) {
  const { village, error } = useVillage();
  if (village) return <Questions plan={plan} village={village} />;
  if (error) return <ErrorState title="The village's teams and venues did not load" text={getMessage(error)} />;
  return (
    <Loading label="Loading teams and venues">
      <Skeleton className="h-96 rounded-card" />
    </Loading>
  );
}

function Questions({ plan, village }: { plan: SeasonPlan; village: Village }) {
  const { answers, change, ...rest } = useAnswers(plan);
  const faults = setupFaults(answers);
  const { playing, onToggle } = usePlaying(village, answers);
  const shared = { village, answers, faults, onChange: change };
  return (
    <>
      <SavedNote {...rest} />
      <Columns
        main={
          <>
            <Card heading="When is the season?">
              <div className="grid gap-3">
                <FieldGrid>
                  <DayField label="First day" value={answers.firstDay} onSave={(firstDay) => change({ firstDay })} />
                  <DayField label="Last day" value={answers.lastDay} onSave={(lastDay) => change({ lastDay })} />
                  <TextField label="Season" max={20} value={answers.season} onSave={(season) => change({ season })} />
                </FieldGrid>
                <TextField label="Name of the plan" max={60} value={answers.name} onSave={(name) => change({ name })} />
                <Fault>{faults.find(({ at }) => at === 'days')?.text}</Fault>
              </div>
            </Card>
            <VenueQuestions {...shared} venues={village.venues} />
            <ResidenceQuestions residences={village.residences} {...{ playing, onToggle }} />
            <CompetitionQuestions {...shared} playing={playing} />
            <DaysOffQuestions answers={answers} venues={village.venues} onChange={change} />
            <WishQuestions {...shared} />
          </>
        }
        side={
          <>
            <Making {...{ plan, village, answers, faults }} flush={rest.flush} />
            {plan.games > 0 && <Result plan={plan} />}
            <DeletePlan plan={plan} />
          </>
        }
      />
    </>
  );
}

/** The residences of which teams are made: all, or those that play in the plan already. Not stored: the teams are. */
function usePlaying({ residences, teams }: Village, { competitions }: Answers) {
  const [left, setLeft] = useState<readonly number[]>(() => {
    const chosen = new Set(competitions.flatMap(({ teamIds }) => teamIds));
    const homes = teams.filter(({ id }) => chosen.has(id)).flatMap((team) => team.residences.map(({ id }) => id));
    return homes.length === 0 ? [] : residences.map(({ id }) => id).filter((id) => !homes.includes(id));
  });
  return {
    playing: residences.filter(({ id }) => !left.includes(id)),
    onToggle: ({ id }: Residence) => setLeft(left.includes(id) ? left.filter((one) => one !== id) : [...left, id]),
  };
}
