import type { Tone } from '#web/ui/Pill.tsx';
import type { GameStatus } from '../contract.ts';

/** What officers and admins call them. */
export const statusNames: Record<GameStatus, string> = {
  upcoming: 'Upcoming',
  live: 'Ongoing',
  completed: 'Completed',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
};

export const statusTones: Record<GameStatus, Tone> = {
  upcoming: 'gold',
  live: 'info',
  completed: 'win',
  cancelled: 'loss',
  postponed: 'neutral',
};
