import { useQuery } from '@tanstack/react-query';
import { CheckCircle2, ChevronDown, ChevronRight, Circle, History } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { getMessage } from '#web/api/api.ts';
import { apiClient, useWrite } from '#web/api/requests.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { endpoints, FirstSteps, StepName } from '../../contract.ts';
import { HomeSideDialog } from '../HomeSideDialog.tsx';

interface Step {
  label: string;
  /** The page where the step is taken; without one, it is taken in the list itself. */
  to?: string;
}

const known: Record<StepName, Step> = {
  name: { label: 'Name the village', to: '/admin/settings' },
  logo: { label: 'Add a logo', to: '/admin/settings' },
  sports: { label: 'Review the sports', to: '/admin/sports' },
  residences: { label: 'Add the residences', to: '/admin/residences' },
  teams: { label: 'Import the teams', to: '/admin/spreadsheets' },
  homeSide: { label: 'Which team is yours?' },
  officers: { label: 'Appoint the officers', to: '/admin/people?tab=officers' },
  help: { label: 'Check the help lines', to: '/admin/settings#help' },
  competitions: { label: 'Add the competitions', to: '/admin/competitions' },
  fixtures: { label: 'Plan the first season', to: '/plans' },
};

type StepRowProps = FirstSteps['steps'][number] & {
  /** The step that stays visible while the others are folded away. */
  isNext?: boolean;
  /** Opens a step that is taken on this page. */
  onHere: () => void;
};

const rowClasses =
  '-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 text-left text-base hover:bg-raised';

export function StepRow({ name, done, isNext = false, onHere }: StepRowProps) {
  const { label, to } = known[name];
  const Icon = done ? CheckCircle2 : Circle;
  const content = (
    <>
      <Icon className={`size-5 shrink-0 ${done ? 'text-win' : 'text-soft'}`} aria-hidden />
      <span className="min-w-0 flex-1">
        {isNext && 'Next: '}
        {label}
        {done && <span className="sr-only"> (done)</span>}
      </span>
      <ChevronRight className="size-4.5 shrink-0 text-soft" aria-hidden />
    </>
  );
  const className = `${rowClasses} ${done ? 'text-soft' : 'font-semibold'}`;
  if (to === undefined) {
    return (
      <button type="button" onClick={onHere} className={className}>
        {content}
      </button>
    );
  }
  return (
    <Link to={to} viewTransition className={className}>
      {content}
    </Link>
  );
}

const api = apiClient<typeof endpoints>();

/** What a new village still needs: the next step in sight, the others a press away. Hides once all are done. */
export function FirstStepsManager() {
  const { data } = useQuery(api.read('GET /api/admin/first-steps'));
  if (!data || data.dismissed || data.steps.every(({ done }) => done)) return null;
  return (
    <>
      {data.isNew && <NewOrRestored />}
      <FirstStepsCard steps={data.steps} />
    </>
  );
}

/** The first question in an empty village; whoever begins a new one simply takes the first step below. */
function NewOrRestored() {
  return (
    <section aria-label="New village or restore one?" className="card mb-3 grid gap-2.5 p-4">
      <h2>New village or restore one?</h2>
      <p className="max-w-[65ch] text-sm text-soft">
        For a new one, take the first steps below. If you have the backup of a village, it can be back in a minute, with
        its people, games and pictures.
      </p>
      <ButtonLink small to="/admin/backups#restore" className="justify-self-start">
        <History className="size-4" aria-hidden />
        Restore a backup
      </ButtonLink>
    </section>
  );
}

function FirstStepsCard({ steps }: Pick<FirstSteps, 'steps'>) {
  const [isOpen, setOpen] = useState(false);
  const [asksHomeSide, setAsksHomeSide] = useState(false);
  const listId = useId();
  const next = steps.find(({ done }) => !done);
  const done = steps.filter((step) => step.done).length;
  const onHere = () => setAsksHomeSide(true);
  return (
    <section aria-label="First steps" className="card mb-3 grid px-3 py-1.5">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 items-center gap-2 text-left"
      >
        <span className="font-bold text-base">First steps</span>
        <span className="flex-1 text-sm text-soft">
          {done} of {steps.length} done
        </span>
        <ChevronDown className={`size-5 text-soft transition ${isOpen ? 'rotate-180' : ''}`} aria-hidden />
      </button>
      {!isOpen && next && <StepRow {...next} isNext onHere={onHere} />}
      <div id={listId} hidden={!isOpen}>
        <ol className="grid sm:grid-cols-2 sm:gap-x-4">
          {steps.map((step) => (
            <li key={step.name}>
              <StepRow {...step} onHere={onHere} />
            </li>
          ))}
        </ol>
        <Dismiss />
      </div>
      {asksHomeSide && <HomeSideDialog onClose={() => setAsksHomeSide(false)} />}
    </section>
  );
}

function Dismiss() {
  const dismissing = useWrite({
    send: () => api.send('POST /api/admin/first-steps/dismissal'),
    onFailed: (failure) =>
      toast({ title: 'The list was not dismissed', description: getMessage(failure), tone: 'bad' }),
  });
  return (
    <Button
      small
      variant="plain"
      className="-ml-3.5"
      onClick={() => dismissing.mutate(undefined)}
      busy={dismissing.isPending}
    >
      Dismiss
    </Button>
  );
}
