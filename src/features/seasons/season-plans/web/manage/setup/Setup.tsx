import { describeNoResponse } from '#web/api/issues.ts';
import { useWrite } from '#web/api/requests.ts';
import { Card } from '#web/ui/Card.tsx';
import { Field, TextInput } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { PlanChange, SeasonPlan } from '../../../contract.ts';
import { changePlan } from '../../api.ts';
import { DeletePlan } from './DeletePlan.tsx';

/** The questions of a season, saved as they are answered. */
export function Setup({ plan }: { plan: SeasonPlan }) {
  const saving = useWrite({
    send: (change: PlanChange) => changePlan(plan.id, { version: plan.version, ...change }),
    onFailed: (error) => toast({ title: 'Not saved', description: describeNoResponse(error), tone: 'bad' }),
  });
  const { setup } = plan;
  const save = (change: Partial<typeof setup>) => saving.mutate({ setup: { ...setup, ...change } });
  return (
    <div className="grid gap-3.5">
      <Card heading="When is the season?" className="lg:max-w-2xl">
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="First day">
            {(ties) => (
              <TextInput
                {...ties}
                type="date"
                value={setup.firstDay}
                onChange={({ target }) => target.value !== '' && save({ firstDay: target.value })}
              />
            )}
          </Field>
          <Field label="Last day">
            {(ties) => (
              <TextInput
                {...ties}
                type="date"
                value={setup.lastDay}
                onChange={({ target }) => target.value !== '' && save({ lastDay: target.value })}
              />
            )}
          </Field>
        </div>
      </Card>
      <DeletePlan plan={plan} />
    </div>
  );
}
