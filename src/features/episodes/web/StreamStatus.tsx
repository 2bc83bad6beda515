import { LoaderCircle, WifiOff } from 'lucide-react';
import { Pill } from '#web/ui/Pill.tsx';
import type { ShownStatus } from './stream-status.ts';

export function StreamStatus({ status }: { status: ShownStatus }) {
  return (
    <span role="status" aria-label="Stream status">
      {drawn[status]}
    </span>
  );
}

const drawn: Record<ShownStatus, React.ReactNode> = {
  checking: (
    <Pill caps>
      <LoaderCircle className="size-3.5 animate-spin" aria-hidden /> Checking
    </Pill>
  ),
  active: (
    <Pill tone="live" caps>
      Active
    </Pill>
  ),
  offline: (
    <Pill caps>
      <WifiOff className="size-3.5" aria-hidden /> Offline
    </Pill>
  ),
};
