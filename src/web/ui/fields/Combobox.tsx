import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { nameKey } from '#shared/names.ts';
import { TextInput } from './Field.tsx';

interface Choice {
  value: string;
  label: string;
}

type Ties = Omit<ComponentProps<'input'>, 'value' | 'onChange'>;

interface ComboboxProps extends Ties {
  /** Names the list. */
  label: string;
  choices: readonly Choice[];
  value: string;
  /** The label for choosing nothing; without it, a choice is required. */
  none?: string | undefined;
  onChoose: (value: string) => void;
}

const maxShown = 100;

/** A choice of many, found by typing a few letters. It follows ARIA's pattern of an editable combobox with a list. */
export function Combobox({ label, choices, value, none, onChoose, ...ties }: ComboboxProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(-1);
  const isOpen = typed !== null;
  const matches = isOpen ? matching(choices, typed) : [];
  const options = [
    ...(none !== undefined && typed === '' ? [{ value: '', label: none }] : []),
    ...matches.slice(0, maxShown),
  ];
  const active = options[at];

  // The active option must be visible, and only the DOM can scroll to it.
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const open = (text: string) => {
    setTyped(text);
    setAt(text === '' ? -1 : 0);
  };
  const close = () => setTyped(null);
  const choose = (choice: Choice) => {
    onChoose(choice.value);
    close();
  };
  const walk = (event: KeyboardEvent, step: 1 | -1) => {
    event.preventDefault();
    if (isOpen) return setAt((current) => (current + step + options.length) % Math.max(options.length, 1));
    open('');
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') return walk(event, 1);
    if (event.key === 'ArrowUp') return walk(event, -1);
    if (!isOpen || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // Otherwise Enter would submit the form, and Esc close its dialog.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter' && active) choose(active);
    else close();
  };
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <div className="grid gap-1.5">
      <TextInput
        placeholder={none}
        {...ties}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && `${listId}-${at}`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed ?? chosen?.label ?? ''}
        onClick={() => isOpen || open('')}
        onChange={({ target }) => open(target.value)}
        onKeyDown={press}
        onBlur={close}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={label}
        hidden={options.length === 0}
        className="max-h-64 overflow-y-auto overscroll-contain rounded-control border border-edge bg-raised p-1"
      >
        {options.map((choice, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={choice.value}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={choice.value === value}
            // Keeps the focus in the input.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(choice)}
            className={`${option} ${index === at ? 'bg-card outline-2 outline-accent-text -outline-offset-2' : ''}`}
          >
            {choice.label}
          </button>
        ))}
      </div>
      <p role="status" className={isOpen && matches.length === 0 ? 'text-sm text-soft' : 'sr-only'}>
        {isOpen && typed !== '' && (matches.length === 0 ? 'None found' : `${matches.length} found`)}
      </p>
      {matches.length > maxShown && (
        <p className="text-sm text-soft">{matches.length - maxShown} more: type to find them.</p>
      )}
    </div>
  );
}

const option =
  'flex min-h-11 w-full items-center text-left rounded-control px-3 py-1.5 text-base leading-tight hover:bg-card aria-selected:font-bold';

function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = nameKey(typed).split(' ');
  return choices.filter(({ label }) => {
    const key = nameKey(label);
    return words.every((word) => key.includes(word));
  });
}
