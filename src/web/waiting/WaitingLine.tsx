import { openWaiting, useAllWaiting } from './waiting.ts';

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
