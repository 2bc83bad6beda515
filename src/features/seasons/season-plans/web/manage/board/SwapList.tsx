import { useMemo, useState } from 'react';
import { SearchBox } from '#web/ui/fields/SearchBox.tsx';
import type { BoardChecks } from './checks.ts';
import { FaultLines } from './FaultLines.tsx';
import type { Board, BoardGame } from './model.ts';
import { isHard } from './moving.ts';

interface SwapListProps {
  board: Board;
  checks: BoardChecks | null;
  shown: BoardGame;
  onChoose: (other: BoardGame) => void;
}

const maxShown = 12;
const maxTried = 60;

/** Games with which this one can change places: those that break least first, then the nearest in time. */
export function SwapList({ board, checks, shown, onChoose }: SwapListProps) {
  const [typed, setTyped] = useState('');
  const swaps = useMemo(() => findSwaps(board, checks, shown, typed), [board, checks, shown, typed]);
  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchBox label="Find a game" value={typed} onType={setTyped} />
      {swaps.length === 0 && <p className="py-3 text-sm text-soft">No game can change places with this one.</p>}
      <ul aria-label="Games to swap with" className="grid grid-cols-1 gap-1.5 empty:hidden">
        {swaps.map(({ other, faults }) => (
          <li key={other.game.id}>
            <button type="button" className={row} onClick={() => onChoose(other)}>
              <span className="font-bold">{other.title}</span>
              <span className="text-sm text-soft">
                {other.competition.name} · {other.when}
              </span>
              <FaultLines faults={faults} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function findSwaps({ games }: Board, checks: BoardChecks | null, shown: BoardGame, typed: string) {
  const words = typed.trim().toLowerCase();
  const at = Date.parse(shown.game.dateTime ?? '');
  const distance = ({ game }: BoardGame) => Math.abs(Date.parse(game.dateTime ?? '') - at);
  return games
    .filter(({ spot, game, title }) => spot && game.id !== shown.game.id && title.toLowerCase().includes(words))
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, maxTried)
    .map((other) => ({ other, faults: checks?.swap(shown.game, other.game) ?? [] }))
    .filter(({ faults }) => !isHard(faults))
    .toSorted((one, other) => one.faults.length - other.faults.length)
    .slice(0, maxShown);
}

const row =
  'wrap-anywhere grid min-h-12 w-full gap-0.5 rounded-control border border-edge bg-card px-3.5 py-2 text-left hover:bg-raised';
