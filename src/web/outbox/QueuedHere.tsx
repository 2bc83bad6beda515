import { Clock, TriangleAlert } from 'lucide-react';
import { type Entry, getText } from './entry.ts';
import { openOutbox, useAllQueued, useQueued } from './queued.ts';

export interface QueuedHereProps {
  resource: string;
  /** Turns the entry's text into what to show: 'Thandi is going'. */
  say?: (text: string) => string;
  className?: string;
}

/** Queued entries, shown where their content will appear once they are sent. */
export function QueuedHere({ resource, say = (text) => text, className = '' }: QueuedHereProps) {
  const entries = useQueued(resource);
  if (entries.length === 0) return null;
  const describeEntry = (entry: Entry) => {
    const text = getText(entry);
    return text === null ? entry.label : say(text);
  };
  return (
    <ul aria-label="Waiting to be sent" className={`grid gap-2 ${className}`}>
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="flex items-start gap-2.5 rounded-control border border-edge border-dashed px-3 py-2 text-sm"
        >
          {entry.refusal === undefined ? (
            <Clock className="mt-1 size-4 shrink-0 text-gold" aria-hidden />
          ) : (
            <TriangleAlert className="mt-1 size-4 shrink-0 text-live-text" aria-hidden />
          )}
          <p className="min-w-0 flex-1 wrap-anywhere">
            <span className="whitespace-pre-line">{describeEntry(entry)}</span>
            <span className="block text-soft text-xs">
              {entry.refusal === undefined ? 'Waiting to be sent' : `Not sent: ${entry.refusal}`}
            </span>
          </p>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={`Change what waits: ${entry.label}`}
            onClick={openOutbox}
            className="-my-1 -mr-2 min-h-11 shrink-0 rounded-control px-2.5 font-bold text-accent-text hover:bg-raised"
          >
            Change
          </button>
        </li>
      ))}
    </ul>
  );
}

/** How many entries are queued on this device or were refused; opens the list of them. */
export function QueuedLine() {
  const entries = useAllQueued();
  const refused = entries.filter(({ refusal }) => refusal !== undefined).length;
  if (entries.length === 0) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={openOutbox}
      className="pointer-events-auto -my-2 -mr-4 min-h-11 shrink-0 rounded-full px-4 font-bold text-accent-text hover:underline"
    >
      {refused > 0 ? `${refused} not sent` : `${entries.length} waiting`}
    </button>
  );
}
