import type { CardColour } from '#features/sports/definitions/definition.ts';
import type { RosterPlayer } from '../../../contract.ts';
import { CardMark } from './CardMark.tsx';

interface PlayerKeyProps {
  player: RosterPlayer;
  /** The name on the shirt. */
  name: string;
  isPressed: boolean;
  card?: CardColour | undefined;
  isSentOff?: boolean;
  disabled?: boolean;
  onPress: () => void;
}

/** A player as a key to press: the number large, the surname below. */
export function PlayerKey({ player, name, isPressed, card, isSentOff = false, disabled, onPress }: PlayerKeyProps) {
  const { jerseyNumber, displayName } = player;
  const shirt = [jerseyNumber, name].filter((word) => word !== null).join(' ');
  const facts = [displayName !== name && displayName, card && `${card} card`, isSentOff && 'sent off'].filter(Boolean);
  return (
    <button
      type="button"
      aria-label={facts.length > 0 ? `${shirt} (${facts.join(', ')})` : shirt}
      aria-pressed={isPressed}
      disabled={disabled ?? isSentOff}
      onClick={onPress}
      className="relative grid min-h-12 min-w-0 content-center justify-items-center gap-0.5 rounded-control border border-line bg-card px-0.5 aria-pressed:border-transparent aria-pressed:bg-ink aria-pressed:text-ground disabled:opacity-40"
    >
      <span className="score text-[min(1.375rem,6.4vw)]" aria-hidden={jerseyNumber === null}>
        {jerseyNumber ?? '–'}
      </span>{' '}
      <span className="score max-w-full truncate text-[min(0.875rem,4.4vw)]">{name}</span>
      {card && <CardMark colour={card} className="absolute top-1.5 right-1.5" />}
    </button>
  );
}
