import { type KeyboardEvent, useId, useState } from 'react';
import { TextInput } from '#web/ui/fields/Field.tsx';
import type { EntryRow } from './draft.ts';
import { type Named, useNamed } from './names.ts';

interface NameFieldProps {
  label: string;
  row: EntryRow;
  sportId: number;
  isWrong: boolean;
  onWrite: (part: Partial<EntryRow>) => void;
  /** Moves on to the mark. */
  onNext: () => void;
}

/**
 * Who it is: a player or a team found by a few letters or a number, or anybody by name. Tab and Enter take the first one
 * found; Escape, and the last line of the list, keep what is typed. It follows ARIA's pattern of an editable combobox.
 */
export function NameField({ label, row, sportId, isWrong, onWrite, onNext }: NameFieldProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const found = useNamed(isOpen ? row.name : '', sportId);
  const asTyped: Named = { playerId: null, teamId: null, name: row.name.trim(), team: '' };
  const options = found.length > 0 ? [...found, asTyped] : [];
  const active = options[Math.min(at, options.length - 1)];

  const choose = (named: Named) => {
    onWrite(named);
    setOpen(false);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && options.length > 0) {
      event.preventDefault();
      setAt((now) => (Math.min(now, options.length - 1) + step + options.length) % options.length);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) {
      if (active && isOpen) choose(active);
      if (event.key === 'Enter') {
        event.preventDefault();
        onNext();
      }
    }
  };
  return (
    <div className="relative min-w-0 max-[16rem]:col-span-full max-[16rem]:row-start-2">
      <TextInput
        aria-label={label}
        aria-invalid={isWrong || undefined}
        role="combobox"
        aria-expanded={isOpen && options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active ? `${listId}-${options.indexOf(active)}` : undefined}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={60}
        placeholder="Name or number"
        value={row.name}
        onChange={({ target }) => {
          onWrite({ ...asTyped, name: target.value });
          setOpen(true);
          setAt(0);
        }}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
        className="px-2.5!"
      />
      {row.team !== '' && (
        <p className="truncate px-2.5 pt-0.5 text-soft text-xs max-[16rem]:whitespace-normal">{row.team}</p>
      )}
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        className={`${listPlace} overflow-clip rounded-control border border-over-line bg-over shadow-lift empty:hidden`}
      >
        {isOpen &&
          options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the field
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
            <div
              key={option.playerId ?? `team ${option.teamId}`}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={option === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                choose(option);
                onNext();
              }}
              className={`grid min-h-11 content-center px-3 py-1.5 leading-tight ${option === active ? 'bg-over-raised' : ''}`}
            >
              <span className="font-semibold text-sm wrap-anywhere">
                {option === asTyped ? `Only the name “${option.name}”` : option.name}
              </span>
              {option.team !== '' && <span className="truncate text-soft text-xs">{option.team}</span>}
            </div>
          ))}
      </div>
    </div>
  );
}

/** Wider than the field on a phone, and above the bar with the button. */
const listPlace = 'absolute top-full left-0 z-30 mt-1 grid w-56 min-[390px]:w-64 sm:w-full';
