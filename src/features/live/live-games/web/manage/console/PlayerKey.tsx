import type { CardColour } from '#features/teams/sports/definitions/definition.ts';
import type { RosterPlayer } from '../../../contract.ts';

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

/** What can be chosen on the console: who plays, and the side. */
export const keyLook =
  'min-w-0 rounded-control border border-line bg-card aria-pressed:border-transparent aria-pressed:bg-ink aria-pressed:text-ground';
export const playerKey = 'grid min-h-12 min-w-0 content-center justify-items-center gap-0.5 px-0.5';

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
      className={`${playerKey} ${keyLook} relative disabled:opacity-40`}
    >
      <span className="score text-xl" aria-hidden={jerseyNumber === null}>
        {jerseyNumber ?? '–'}
      </span>{' '}
      <span className="score max-w-full truncate text-sm">{name}</span>
      {card && <CardMark colour={card} className="absolute top-1.5 right-1.5" />}
    </button>
  );
}

interface Named {
  id: number;
  displayName: string;
}

/** The name on a shirt: the surname, with an initial if two players of a team share it. */
export function shirtNames(players: readonly Named[]): ReadonlyMap<number, string> {
  const sharing = Map.groupBy(players, ({ displayName }) => getSurname(displayName).toLowerCase());
  return new Map(
    players.map(({ id, displayName }) => {
      const surname = getSurname(displayName);
      const isShared = (sharing.get(surname.toLowerCase())?.length ?? 0) > 1;
      const [initial = ''] = displayName.trim();
      return [id, isShared && surname !== displayName.trim() ? `${initial}. ${surname}` : surname];
    }),
  );
}

/** Everything after the first name: 'Lerato van der Merwe' gives 'van der Merwe'. */
function getSurname(displayName: string): string {
  const [first = '', ...others] = displayName.trim().split(/\s+/);
  return others.join(' ') || first;
}

/** Cards have the same colours in the light and the dark theme. */
const fills = { green: 'bg-[oklch(0.7_0.18_150)]', yellow: 'bg-[oklch(0.86_0.17_92)]', red: 'bg-[oklch(0.6_0.23_25)]' };

/** A referee's card. It is hidden from screen readers: the text beside it, or the name of its key, says which card it is. */
export const CardMark = ({ colour, className = 'mr-1.5 inline-block' }: { colour: CardColour; className?: string }) => (
  <span aria-hidden className={`h-3.5 w-2.5 rounded-[2px] border border-black/25 ${fills[colour]} ${className}`} />
);
