import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { capacityOf, type SetupFault } from '../../../check-setup-rules.ts';
import type { PlanRun, SeasonPlan } from '../../../contract.ts';
import { cancelRun, keepBestOfRun, makeGames, runOptions } from '../../api.ts';
import { counted } from '../plan-texts.ts';
import type { Answers } from './answers.ts';
import { MakeButton } from './MakeButton.tsx';
import type { Village } from './use-village.ts';

interface MakingProps {
  plan: SeasonPlan;
  village: Village;
  answers: Answers;
  faults: readonly SetupFault[];
  /** Resolves to whether the answers on screen are stored. */
  flush: () => Promise<boolean>;
}

/** What the answers come to, and one press that makes the games of them. */
export function Making({ plan, village, answers, faults, flush }: MakingProps) {
  // Also asks by itself: a process that died tells nobody.
  const { data, refetch } = useQuery({
    ...runOptions(plan.id),
    refetchInterval: ({ state }) => (state.data?.run ? 3_000 : false),
  });
  const making = useWrite({
    send: async () => {
      if (!(await flush())) throw new Error('Your last answers are not saved yet: see the note at the top.');
      return makeGames(plan.id, () => void refetch());
    },
    onDone: ({ games, unplaced }) =>
      toast({
        title:
          unplaced === 0 ? `${counted(games, 'game')} made` : `${games - unplaced} of ${counted(games, 'game')} made`,
        ...(unplaced > 0 && { description: `${unplaced} found no place: the reasons are below.` }),
        tone: unplaced === 0 ? 'good' : 'bad',
      }),
    onFailed: (error) => toast({ title: 'The games were not made', description: getMessage(error), tone: 'bad' }),
  });
  const run = data?.run ?? null;
  return (
    <Card hero heading="Your season">
      <div className="grid gap-3">
        <CapacityLine {...{ answers, village }} />
        {run && <Progress planId={plan.id} run={run} />}
        {!run && <FirstFault faults={faults} />}
        <MakeButton
          plan={plan}
          isDisabled={faults.length > 0 || (run !== null && !making.isPending)}
          isBusy={making.isPending}
          onMake={() => making.mutate(undefined)}
        />
        {plan.games > 0 && plan.status === 'draft' && !run && (
          <p className="text-sm text-soft">Nobody but officers sees these games until you publish them.</p>
        )}
      </div>
    </Card>
  );
}

/** '132 games, 14 weeks, 3 venues: 168 places' */
function CapacityLine({ answers, village }: Pick<MakingProps, 'answers' | 'village'>) {
  const { games, weeks, venues, places } = capacityOf(
    answers,
    new Map(village.venues.map((venue) => [venue.id, venue])),
  );
  const isTight = games > places;
  return (
    <div className="grid gap-1">
      <p className="score text-2xl leading-tight">{counted(games, 'game')}</p>
      <p className="text-base">
        {counted(weeks, 'week')}, {counted(venues, 'venue')}: {counted(places, 'place')}
      </p>
      {isTight && games > 0 && (
        <p className="font-semibold text-live-text text-sm">
          {counted(games - places, 'game')} too many: add evenings, courts or weeks, or make games shorter.
        </p>
      )}
    </div>
  );
}

function FirstFault({ faults }: Pick<MakingProps, 'faults'>) {
  const [first] = faults;
  if (!first) return null;
  return (
    <p className="text-sm text-soft">
      Before games can be made: {first.text}
      {faults.length > 1 && `, and ${faults.length - 1} more`}.
    </p>
  );
}

function Progress({ planId, run }: { planId: number; run: PlanRun }) {
  const onFailed = (error: Error) => toast({ title: 'It did not end', description: getMessage(error), tone: 'bad' });
  const cancelling = useWrite({ send: () => cancelRun(planId), onFailed });
  const keeping = useWrite({ send: () => keepBestOfRun(planId), onFailed });
  const { measures, percent, isCancelled, isEnough } = run;
  const isEnding = isCancelled || isEnough;
  return (
    <div className="grid gap-2">
      <p className="text-sm">{describeRun(run)}</p>
      <ProgressBar label="Making the games" percent={percent} />
      {measures && (
        <p role="status" className="text-sm text-soft">
          {measures.games - measures.unplaced} of {measures.games} have a place · games played differ by{' '}
          {measures.gamesPlayedDifference}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {measures && (
          <Button
            small
            disabled={isEnding}
            busy={keeping.isPending}
            busyLabel="Ending..."
            onClick={() => keeping.mutate(undefined)}
          >
            <Check className="size-4" aria-hidden /> Good enough, use these
          </Button>
        )}
        <Button
          small
          disabled={isEnding}
          busy={cancelling.isPending}
          busyLabel="Cancelling..."
          onClick={() => cancelling.mutate(undefined)}
        >
          <X className="size-4" aria-hidden /> Cancel
        </Button>
      </div>
    </div>
  );
}

function describeRun({ by, isCancelled, isEnough, isWaiting }: PlanRun): string {
  if (isCancelled) return 'Cancelling...';
  if (isEnough) return 'Storing the best games so far...';
  if (isWaiting) return 'Another plan is made first. This one follows by itself';
  return `${by} is making the games, in half a minute at most`;
}
