import { Clock, TriangleAlert } from 'lucide-react';
import { textOf, type WaitingWrite } from '#shared/waiting.ts';
import { openWaiting, useAllWaiting, useWaiting } from './waiting.ts';

interface WaitingHereProps {
  about: string;
  /** Turns the write's text into what to show: 'Thandi is going'. */
  say?: (text: string) => string;
  className?: string;
}

/** Waiting writes, shown where their content will appear once they are sent. */
export function WaitingHere({ about, say = (text) => text, className = '' }: WaitingHereProps) {
  const writes = useWaiting(about);
  if (writes.length === 0) return null;
  const descriptionOf = (write: WaitingWrite) => {
    const text = textOf(write);
    return text === null ? write.label : say(text);
  };
  return (
    <ul aria-label="Waiting to be sent" className={`grid gap-2 ${className}`}>
      {writes.map((write) => (
        <li
          key={write.id}
          className="flex items-start gap-2.5 rounded-control border border-edge border-dashed px-3 py-2 text-sm"
        >
          {write.refusal === undefined ? (
            <Clock className="mt-1 size-4 shrink-0 text-gold" aria-hidden />
          ) : (
            <TriangleAlert className="mt-1 size-4 shrink-0 text-live-text" aria-hidden />
          )}
          <p className="min-w-0 flex-1 wrap-anywhere">
            <span className="whitespace-pre-line">{descriptionOf(write)}</span>
            <span className="block text-soft text-xs">
              {write.refusal === undefined ? 'Waiting to be sent' : `Not sent: ${write.refusal}`}
            </span>
          </p>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={`Change what waits: ${write.label}`}
            onClick={openWaiting}
            className="-my-1 -mr-2 min-h-11 shrink-0 rounded-control px-2.5 font-bold text-accent-text hover:bg-raised"
          >
            Change
          </button>
        </li>
      ))}
    </ul>
  );
}

/** How many writes wait on this device or were refused; opens the list of them. */
export function WaitingLine() {
  const writes = useAllWaiting();
  const refused = writes.filter(({ refusal }) => refusal !== undefined).length;
  if (writes.length === 0) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={openWaiting}
      className="pointer-events-auto -my-2 -mr-4 min-h-11 shrink-0 rounded-full px-4 font-bold text-accent-text hover:underline"
    >
      {refused > 0 ? `${refused} not sent` : `${writes.length} waiting`}
    </button>
  );
}
