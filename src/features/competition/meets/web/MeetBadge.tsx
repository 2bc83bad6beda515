import { Pill, type Tone } from '#web/ui/Pill.tsx';
import type { MeetStatus } from '../contract.ts';

const tones: Readonly<Record<MeetStatus, Tone>> = {
  upcoming: 'info',
  live: 'live',
  completed: 'win',
  cancelled: 'neutral',
  postponed: 'neutral',
};

export const MeetBadge = ({ status }: { status: MeetStatus }) => (
  <Pill tone={tones[status]} caps>
    {status}
  </Pill>
);
