import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/IconButton.tsx';

interface Entry {
  key: string;
  /** Also what its button removes, to a screen reader. */
  text: string;
  shown?: ReactNode;
}

/** What was added to an answer, each with a button that takes it out. */
export const Entries = ({ of: entries, onRemove }: { of: readonly Entry[]; onRemove: (at: number) => void }) => (
  <ul className="grid divide-y divide-line empty:hidden">
    {entries.map(({ key, text, shown = text }, at) => (
      <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 py-1">
        <span className="wrap-anywhere leading-tight">{shown}</span>
        <IconButton icon={X} label={`Remove: ${text}`} onClick={() => onRemove(at)} />
      </li>
    ))}
  </ul>
);
