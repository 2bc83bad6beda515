import type { Tone } from '#web/ui/Pill.tsx';
import type { GameStatus } from '../../contract.ts';

export const statusTones: Record<GameStatus, Tone> = {
  upcoming: 'gold',
  live: 'info',
  completed: 'win',
  cancelled: 'neutral',
  postponed: 'neutral',
};

/** The colours of cards by status: green, blue and yellow. */
export const statusCards: Record<GameStatus, string> = {
  upcoming: 'border-gold/60! bg-gold/6!',
  live: 'border-info/60! bg-info/6!',
  completed: 'border-win/60! bg-win/6!',
  cancelled: '',
  postponed: '',
};
