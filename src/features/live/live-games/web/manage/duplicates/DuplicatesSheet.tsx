import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { use } from 'react';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import type { DuplicateDecision, PossibleDuplicate } from '../../../contract.ts';
import { duplicateWindowMs } from '../../../duplicate-rules.ts';
import { LinkScoringContext } from '../../link-scoring.ts';
import { describeEvent } from '../../Timeline.tsx';
import type { ConsoleState } from '../console/use-console.ts';
import { Column, Play, StripButton, useClosedOnceEmpty } from '../takeover/TakeoverSheets.tsx';
import { decideDuplicates, takeoverOptions } from '../takeover/use-takeover.ts';

/** Warns that plays may be counted twice, because two phones recorded them. */
export const DuplicatesButton = ({ count, onPress }: { count: number; onPress: () => void }) => (
  <StripButton icon={Copy} label={count === 1 ? 'Counted twice?' : `${count} counted twice?`} onPress={onPress} />
);

interface DuplicatesSheetProps {
  clashes: readonly PossibleDuplicate[];
  console: ConsoleState;
}

/** Shows pairs of plays that may be the same play side by side, for a person to decide. */
export function DuplicatesSheet({ clashes, console }: DuplicatesSheetProps) {
  const { mutate, isPending, error } = useDuplicateDecision(console.game.id);
  useClosedOnceEmpty(clashes, console.close);
  const decide = (decided: readonly PossibleDuplicate[], both: boolean) =>
    mutate({ plays: decided.map(pickIds), both });
  return (
    <Dialog
      title="Counted twice?"
      description={`Two phones recorded the same play within ${duplicateWindowMs / 1000} s. Both count until someone decides. “Count once” keeps the first.`}
      onClose={console.close}
      footer={
        clashes.length > 1 && (
          <div className="grid w-full grid-cols-2 gap-2">
            <Button small busy={isPending} onClick={() => decide(clashes, true)}>
              All happened
            </Button>
            <Button small busy={isPending} onClick={() => decide(clashes, false)}>
              Count each once
            </Button>
          </div>
        )
      }
    >
      <p role="alert" className="text-live-text text-sm not-empty:mb-3">
        {error && getMessage(error)}
      </p>
      <ul aria-label="Plays recorded by two phones" className="grid gap-3">
        {clashes.map((clash) => (
          <DuplicateItem
            key={clash.first.event.id + clash.second.event.id}
            clash={clash}
            console={console}
            isBusy={isPending}
            onDecide={(both) => decide([clash], both)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

const pickIds = ({ first, second }: PossibleDuplicate) => ({ first: first.event.id, second: second.event.id });

interface DuplicateItemProps {
  clash: PossibleDuplicate;
  console: ConsoleState;
  isBusy: boolean;
  onDecide: (both: boolean) => void;
}

function DuplicateItem({ clash: { first, second }, console, isBusy, onDecide }: DuplicateItemProps) {
  const text = describeEvent(console.definition, first.event);
  return (
    <li className="grid gap-3 rounded-card border border-edge p-3">
      <div className="grid grid-cols-2 divide-x divide-line [&>*:first-child]:pr-3 [&>*:last-child]:pl-3">
        <Column heading="First">
          <Play event={first.event} text={text} by={describeWhere(first)} console={console} />
        </Column>
        <Column heading={laterBy(first.event.at, second.event.at)}>
          <Play event={second.event} text={text} by={describeWhere(second)} console={console} />
        </Column>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button small aria-label={`Both happened: ${text}`} busy={isBusy} onClick={() => onDecide(true)}>
          Both happened
        </Button>
        <Button
          small
          variant="primary"
          aria-label={`Count once: ${text}`}
          busy={isBusy}
          onClick={() => onDecide(false)}
        >
          Count once
        </Button>
      </div>
    </li>
  );
}

const describeWhere = ({ by, phone, isThisPhone }: PossibleDuplicate['first']): string =>
  [by ?? 'Someone', isThisPhone ? 'this phone' : `phone ${phone}`].join(' · ');

function laterBy(first: string, second: string): string {
  const seconds = Math.round((Date.parse(second) - Date.parse(first)) / 1000);
  return seconds === 0 ? 'At the same time' : `${seconds} s later`;
}

/** Possible double plays that nobody has decided about. */
export function useDuplicates(gameId: number): readonly PossibleDuplicate[] {
  const link = use(LinkScoringContext);
  const { data } = useQuery({ ...takeoverOptions(gameId), enabled: !link });
  return (link ? link.clashes : data?.clashes) ?? none;
}

const none: readonly PossibleDuplicate[] = [];

function useDuplicateDecision(gameId: number) {
  const client = useQueryClient();
  const link = use(LinkScoringContext);
  const { queryKey } = takeoverOptions(gameId);
  return useWrite({
    send: async (decision: Omit<DuplicateDecision, 'session'>) => {
      if (link) return link.decideDuplicates(decision);
      client.setQueryData(queryKey, await decideDuplicates(gameId, decision));
    },
    // Somebody may have decided already: show that decision.
    onFailed: () => void client.invalidateQueries({ queryKey }),
  });
}
