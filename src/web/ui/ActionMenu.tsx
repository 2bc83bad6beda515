import { Ellipsis, type LucideIcon } from 'lucide-react';
import { useId, useRef } from 'react';
import { IconButton } from './IconButton.tsx';
import { Menu } from './Menu.tsx';

export interface Action {
  icon: LucideIcon;
  label: string;
  onChoose: () => void;
}

/** A menu of further actions, behind a button with three dots. */
export function ActionMenu({ label, actions }: { label: string; actions: readonly Action[] }) {
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const choose = (act: Action) => () => {
    menu.current?.hidePopover();
    act.onChoose();
  };
  return (
    <div>
      <IconButton icon={Ellipsis} label={label} popoverTarget={id} />
      <Menu ref={menu} id={id} place="below-end" className="sm:min-w-52">
        {actions.map((act) => (
          <button key={act.label} type="button" className={entry} onClick={choose(act)}>
            <act.icon className="size-4.5" aria-hidden /> {act.label}
          </button>
        ))}
      </Menu>
    </div>
  );
}

const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-[650] text-base transition-colors hover:bg-raised';
