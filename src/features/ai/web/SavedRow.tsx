import { Trash2 } from 'lucide-react';
import { IconButton } from '#web/ui/IconButton.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import type { SavedResult } from '../contract.ts';

interface SavedRowProps {
  saved: SavedResult;
  title: string;
  busy: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

/** One kept result: a press shows it again. */
export function SavedRow({ saved, title, busy, onOpen, onDelete }: SavedRowProps) {
  return (
    <li className="wrap-anywhere flex items-center gap-1 border-line border-t py-1 first:border-t-0">
      <button
        type="button"
        onClick={onOpen}
        className="group grid min-h-12 min-w-0 flex-1 content-center gap-0.5 rounded-control py-1.5 text-left"
      >
        <span className="font-semibold text-[0.9375rem] group-hover:text-accent-text">{title}</span>
        <span className="text-[0.8125rem] text-soft">
          <RelativeTime at={saved.createdAt} />
        </span>
      </button>
      <IconButton icon={Trash2} label={`Delete ${title}`} disabled={busy} onClick={onDelete} />
    </li>
  );
}
