import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';

interface CompactRowProps {
  title: string;
  className?: string;
  onEdit: () => void;
  onDelete: () => void;
  /** Replaces the row's buttons while rows are being selected. */
  choice?: { isChosen: boolean; onToggle: () => void } | undefined;
  children: ReactNode;
}

/** A row as low as a button, for the many that are done. Pressing it anywhere edits it, or selects it. */
export function CompactRow({ title, className = '', onEdit, onDelete, choice, children }: CompactRowProps) {
  return (
    <li className={`card relative flex min-w-0 items-center gap-2 py-1 pr-1 pl-3 ${className}`}>
      <div className="min-w-0 flex-1">{children}</div>
      {choice ? (
        <label className="grid size-11 shrink-0 place-items-center after:absolute after:inset-0">
          <Checkbox aria-label={`Select ${title}`} checked={choice.isChosen} onCheck={choice.onToggle} />
        </label>
      ) : (
        <>
          <button
            type="button"
            aria-label={`Edit ${title}`}
            title={`Edit ${title}`}
            onClick={onEdit}
            className="grid h-11 w-6 shrink-0 place-items-center rounded-control text-soft after:absolute after:inset-0 after:rounded-card hover:text-ink"
          >
            <Pencil className="size-4" aria-hidden />
          </button>
          <IconButton icon={Trash2} label={`Delete ${title}`} onClick={onDelete} className="relative text-live-text!" />
        </>
      )}
    </li>
  );
}
