import { Check, X } from 'lucide-react';
import type { CardColour } from '#features/teams/sports/definitions/definition.ts';
import type { RosterPlayer } from '../../../contract.ts';
import type { PlayerFouls } from '../../../foul-rules.ts';
import type { Kick } from '../../../rules.ts';
import { CardMark } from '../../cards/CardMark.tsx';
import type { ShownSuspension } from '../../cards/use-suspensions.ts';
import { FoulMark, foulsText } from './Fouls.tsx';
import { useHold } from './use-hold.ts';

interface PlayerKeyProps {
  player: RosterPlayer;
  /** The name on the shirt. */
  name: string;
  isPressed: boolean;
  card?: CardColour | undefined;
  fouls?: PlayerFouls | undefined;
  /** In a shoot-out: what came of the player's attempt. */
  shot?: Kick['result'] | undefined;
  /** Says that the player's game is over, and why. */
  out?: string | undefined;
  /** The position, as the bib shows it. */
  bib?: string | undefined;
  /** The positions that alone can be given the play that asks for its player, if this player has another. */
  barred?: string | null;
  /** Greys the key, which still works. */
  suspension?: ShownSuspension | undefined;
  disabled?: boolean;
  /** Comes on as soon as somebody goes off. */
  isWaiting?: boolean;
  onPress: () => void;
  /** A long press, or the menu key: who comes on for this player? */
  onHold?: (() => void) | undefined;
}

/** What can be chosen on the console: who plays, and the side. */
export const keyLook =
  'min-w-0 rounded-control border border-line bg-card aria-pressed:border-transparent aria-pressed:bg-ink aria-pressed:text-ground';
export const playerKey = 'grid min-h-12 min-w-0 content-center justify-items-center gap-0.5 px-0.5';

/** A player as a key to press: the number large, or the bib, and the surname below. */
export function PlayerKey({
  player,
  name,
  isPressed,
  card,
  fouls,
  shot,
  out,
  bib,
  barred = null,
  suspension,
  disabled,
  isWaiting = false,
  onPress,
  onHold,
}: PlayerKeyProps) {
  const holding = useHold(onPress, onHold);
  const { jerseyNumber, displayName } = player;
  const numbered = [jerseyNumber, name].filter((word) => word !== null).join(' ');
  const shirt = bib ? `${bib} ${numbered}` : numbered;
  /** Why the key cannot be pressed. */
  const off = out ?? (barred === null ? undefined : `only ${barred}`);
  const facts = [
    displayName !== name && displayName,
    card && `${card} card`,
    fouls && foulsText(fouls.count),
    fouls?.isLast && !out && 'one more is the last',
    fouls?.warned && !out && `${fouls.warned.name.toLowerCase()}: one more disqualifies`,
    out?.toLowerCase(),
    barred !== null && `only ${barred}`,
    suspension?.said,
    shot && `has ${shot}`,
  ].filter(Boolean);
  const faded = suspension?.left || off ? 'opacity-45' : '';
  /** Stands where the name stood. */
  const instead = off ?? (suspension && (suspension.left ?? 'Back on'));
  return (
    <button
      type="button"
      // A label would have to hold the visible time, second by second, and the mark of the fouls.
      aria-label={instead || fouls ? undefined : facts.length > 0 ? `${shirt} (${facts.join(', ')})` : shirt}
      aria-pressed={isPressed}
      disabled={disabled ?? off !== undefined}
      {...holding}
      className={`${playerKey} ${keyLook} relative ${isWaiting ? 'outline-2 outline-accent outline-dashed -outline-offset-2' : ''} ${onHold ? 'select-none [-webkit-touch-callout:none]' : ''} ${off ? 'border-dashed bg-transparent text-soft' : 'disabled:opacity-40'} group-data-asks/court:enabled:border-accent`}
    >
      <span className={`score max-w-full truncate text-xl ${faded}`} aria-hidden={!bib && jerseyNumber === null}>
        {bib ?? jerseyNumber ?? (instead ? name : '–')}
      </span>{' '}
      {instead ? (
        <>
          <span aria-hidden className={`score max-w-full truncate ${off ? 'text-sm' : 'text-base leading-4'}`}>
            {instead}
          </span>
          <span className="sr-only">
            {bib ? numbered : name} ({facts.join(', ')})
          </span>
        </>
      ) : (
        <>
          <span className="score max-w-full truncate text-sm">{bib ? numbered : name}</span>
          {fouls && <span className="sr-only"> ({facts.join(', ')})</span>}
        </>
      )}
      {fouls && <FoulMark fouls={fouls} />}
      {shot && <ShotMark result={shot} />}
      {card && <CardMark colour={card} className="absolute top-1.5 right-1.5" />}
    </button>
  );
}

/** As in the row of attempts, small. The name of the key says it to screen readers. */
function ShotMark({ result }: { result: Kick['result'] }) {
  const Icon = result === 'scored' ? Check : X;
  return (
    <span aria-hidden className={`absolute top-1 left-1 ${result === 'scored' ? 'text-win' : 'text-soft'}`}>
      <Icon className="size-4" />
    </span>
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
