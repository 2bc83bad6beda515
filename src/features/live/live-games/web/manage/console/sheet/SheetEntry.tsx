import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { chosenWhenEntered } from '#web/ui/fields/Field.tsx';
import type { SheetPlayer } from '../../../../sheet-rules.ts';

export interface SheetFacts {
  isHere?: boolean;
  shirt?: number | null;
  isCaptain?: boolean;
}

interface SheetEntryProps {
  player: SheetPlayer;
  /** Others who are here with the same number. */
  clashing: readonly SheetPlayer[];
  onWrite: (facts: SheetFacts) => void;
}

const box = 'h-12 rounded-control border';

/** A player's line: number, name, captain. A press on the name says whether they are here. */
export function SheetEntry({ player, clashing, onWrite }: SheetEntryProps) {
  const { displayName, jerseyNumber, isAbsent, isCaptain } = player;
  const id = useId();
  const clash = clashing.length > 0 && `${jerseyNumber} is also worn by ${namesOf(clashing)}`;
  /** What is being typed. It counts at once, so that nothing moves when the field is left. */
  const [typed, setTyped] = useState<string | null>(null);
  const write = (text: string) => {
    setTyped(text);
    const shirt = text === '' ? null : Number(text);
    if (/^\d{0,2}$/.test(text) && shirt !== jerseyNumber) onWrite({ shirt });
  };
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)_2.75rem] items-center gap-2 border-line border-t py-1.5 first:border-t-0">
      <input
        aria-label={`Number of ${displayName}`}
        aria-describedby={clash ? id : undefined}
        aria-invalid={clash ? true : undefined}
        value={typed ?? jerseyNumber ?? ''}
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        {...chosenWhenEntered}
        onChange={({ target }) => write(target.value.trim())}
        onBlur={() => setTyped(null)}
        className={`score w-full border-edge bg-ground px-1 text-center text-xl aria-invalid:border-gold ${box} ${isAbsent ? 'text-soft' : ''}`}
      />
      <button
        type="button"
        aria-pressed={!isAbsent}
        onClick={() => onWrite({ isHere: isAbsent })}
        className={`group flex w-full items-center gap-2.5 border-transparent px-2 text-left lights-up ${box}`}
      >
        <span
          aria-hidden
          className="grid size-6 shrink-0 place-items-center rounded-md border border-edge group-aria-pressed:border-accent group-aria-pressed:bg-accent"
        >
          {!isAbsent && <Check className="size-4 text-on-accent" />}
        </span>
        <span
          className={`line-clamp-2 min-w-0 text-sm leading-tight wrap-anywhere ${isAbsent ? 'text-soft' : 'font-bold'}`}
        >
          <span className="sr-only">Here: </span>
          {displayName}
        </span>
      </button>
      <button
        type="button"
        aria-label={`Captain: ${displayName}`}
        aria-pressed={isCaptain}
        onClick={() => onWrite({ isCaptain: !isCaptain })}
        className={`score border-line text-lg text-soft aria-pressed:border-transparent aria-pressed:bg-ink aria-pressed:text-ground ${box}`}
      >
        C
      </button>
      {clash && (
        <p id={id} className="col-span-full pb-1 text-gold text-sm">
          {clash}
        </p>
      )}
    </li>
  );
}

const namesOf = (players: readonly SheetPlayer[]): string =>
  players.map(({ displayName }) => displayName).join(' and ');
