import { useQuery } from '@tanstack/react-query';
import { CheckCircle2, ChevronRight, Circle } from 'lucide-react';
import { Link } from 'react-router';
import { dashboardTop } from '#features/admin/web/slots.ts';
import { messageOf } from '#web/api.ts';
import { callsOf } from '#web/calls.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { toast } from '#web/ui/toasts.ts';
import { useWrite } from '#web/write.ts';
import type { calls, FirstSteps } from '../../contract.ts';
import { steps as known } from '../steps.ts';

const api = callsOf<typeof calls>();

export const filling = dashboardTop.fill(FirstStepsManager);

/** What a new village still needs. It goes by itself when all of it is there. */
export function FirstStepsManager() {
  const { data } = useQuery(api.read('GET /api/admin/first-steps'));
  if (!data || data.dismissed || data.steps.every(({ done }) => done)) return null;
  return <FirstStepsCard steps={data.steps} />;
}

function FirstStepsCard({ steps }: Pick<FirstSteps, 'steps'>) {
  const dismissing = useWrite({
    send: () => api.send('POST /api/admin/first-steps/dismissal'),
    onFailed: (failure) => toast({ title: 'The list was not put away', description: messageOf(failure), tone: 'bad' }),
  });
  const open = steps.filter(({ done }) => !done).length;
  return (
    <Card
      heading="First steps"
      aria-label="First steps"
      aside={
        <Button small look="plain" onClick={() => dismissing.mutate(undefined)} busy={dismissing.isPending}>
          Dismiss
        </Button>
      }
      className="mb-5"
    >
      <p className="-mt-2 mb-2 text-sm text-soft">
        {steps.length - open} of {steps.length} done
      </p>
      <ol className="grid sm:grid-cols-2 sm:gap-x-4">
        {steps.map((step) => (
          <li key={step.name}>
            <StepLink {...step} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function StepLink({ name, done }: FirstSteps['steps'][number]) {
  const { label, to } = known[name];
  const Icon = done ? CheckCircle2 : Circle;
  return (
    <Link
      to={to}
      viewTransition
      className={`-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 text-[0.9375rem] hover:bg-raised ${done ? 'text-soft' : 'font-semibold'}`}
    >
      <Icon className={`size-5 shrink-0 ${done ? 'text-win' : 'text-soft'}`} aria-hidden />
      <span className="min-w-0 flex-1">
        {label}
        {done && <span className="sr-only"> (done)</span>}
      </span>
      <ChevronRight className="size-4.5 shrink-0 text-soft" aria-hidden />
    </Link>
  );
}
