import { Card } from '#web/ui/Card.tsx';
import { Field, Select } from '#web/ui/fields/Field.tsx';
import type { Notifications } from '../contract.ts';
import { Choice, useChoices } from './Choice.tsx';

import { hours } from './words.ts';

const usualNight = { from: 22, until: 7 };

/** When notifications come, and how much they show. */
export function WhenCard({ notifications }: { notifications: Notifications }) {
  const { choices, choose } = useChoices(notifications);
  const { quietHours, digestHour } = choices;
  return (
    <Card heading="When and how">
      <div className="grid gap-3">
        <Choice
          label="Quiet hours"
          isChosen={quietHours !== null}
          onChoose={(isQuiet) => choose({ quietHours: isQuiet ? usualNight : null })}
        />
        {quietHours && (
          <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3">
            {(['from', 'until'] as const).map((end) => (
              <Field key={end} label={end === 'from' ? 'From' : 'Until'}>
                {(ties) => (
                  <Select
                    {...ties}
                    value={quietHours[end]}
                    choices={hours.filter(
                      ({ value }) => Number(value) !== quietHours[end === 'from' ? 'until' : 'from'],
                    )}
                    onChange={({ target }) => choose({ quietHours: { ...quietHours, [end]: Number(target.value) } })}
                  />
                )}
              </Field>
            ))}
          </div>
        )}
        <Field label="Digest" hint="One notification a day instead of each as it comes.">
          {(ties) => (
            <Select
              {...ties}
              value={digestHour ?? ''}
              choices={hours}
              onChange={({ target }) => choose({ digestHour: target.value === '' ? null : Number(target.value) })}
            >
              <option value="">Each as it comes</option>
            </Select>
          )}
        </Field>
        <Choice
          label="Show details on the lock screen"
          isChosen={choices.showsDetails}
          onChoose={(showsDetails) => choose({ showsDetails })}
        />
      </div>
    </Card>
  );
}
