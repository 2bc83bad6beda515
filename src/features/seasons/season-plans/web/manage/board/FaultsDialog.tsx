import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { PlanFault } from '#features/seasons/timetables/contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { describeFaults } from '../plan-texts.ts';
import type { BoardChecks } from './checks.ts';
import { Measures } from './Measures.tsx';
import type { Board } from './model.ts';

interface FaultsDialogProps {
  board: Board;
  checks: BoardChecks;
  onOpen: (gameId: number) => void;
  onClose: () => void;
}

const pageLength = 30;

/** How good the plan is, and all that is wrong with it; each fault opens its games. */
export function FaultsDialog({ board, checks, onOpen, onClose }: FaultsDialogProps) {
  const { faults } = checks;
  const [length, setLength] = useState(pageLength);
  const sorted = faults.toSorted((one, other) => Number(other.isHard) - Number(one.isHard));
  const hard = sorted.filter(({ isHard }) => isHard).length;
  return (
    <Dialog title="Check" description={describeFaults(hard, faults.length - hard)} onClose={onClose}>
      <div className="mb-4">
        <Measures {...{ board, checks }} />
      </div>
      {faults.length === 0 && <EmptyState icon={CircleCheck} title="Nothing is wrong with this plan" />}
      <ul className="grid grid-cols-1 gap-1.5 empty:hidden">
        {sorted.slice(0, length).map((fault) => (
          <Fault key={`${fault.kind} ${fault.games.join()} ${fault.text}`} {...{ board, fault, onOpen }} />
        ))}
      </ul>
      {sorted.length > length && (
        <Button small wide className="mt-2" onClick={() => setLength(length + pageLength)}>
          Show more
        </Button>
      )}
    </Dialog>
  );
}

function Fault({ board, fault, onOpen }: { board: Board; fault: PlanFault; onOpen: (gameId: number) => void }) {
  const games = fault.games.flatMap((key) => board.byKey.get(key) ?? []);
  return (
    <li className="grid gap-1 rounded-control border border-line px-3 py-2">
      <p className={`flex gap-1.5 text-sm ${fault.isHard ? 'text-live-text' : 'text-gold'}`}>
        <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
        <span className="wrap-anywhere min-w-0">{fault.text}</span>
      </p>
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        {games.map(({ game, title }) => (
          <Button key={game.id} small className="wrap-anywhere max-w-full" onClick={() => onOpen(game.id)}>
            {title}
          </Button>
        ))}
      </div>
    </li>
  );
}
