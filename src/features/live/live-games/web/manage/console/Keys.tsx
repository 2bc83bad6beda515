import { Plus, Users } from 'lucide-react';
import type { CardColour, Tap } from '#features/teams/sports/definitions/definition.ts';
import { useWide } from '#web/routing/rendering.ts';
import { Button } from '#web/ui/Button.tsx';
import type { RosterPlayer, Side } from '../../../contract.ts';
import { countFouls, type PlayerFouls } from '../../../foul-rules.ts';
import { type fillSlots, findCards } from '../../../line-up.ts';
import { type Bibs, barredText } from '../../../position-rules.ts';
import { findTap } from '../../../score-rules.ts';
import type { Shootout } from '../../../shootout-rules.ts';
import { BackOn } from '../../cards/BackOn.tsx';
import { type ShownSuspension, useSuspensions } from '../../cards/use-suspensions.ts';
import { describeEvent } from '../../Timeline.tsx';
import { PlayerKey, playerKey, shirtNames } from './PlayerKey.tsx';
import { ShootoutPad } from './ShootoutPad.tsx';
import { TapPad } from './TapPad.tsx';
import type { ConsoleState } from './use-console.ts';
import { Whose, type WhoseProps } from './Whose.tsx';

const areas = { home: '[grid-area:ours]', away: '[grid-area:theirs]' };

/** The players and the taps: of the chosen side on a phone, of both sides on a wide screen. */
export function Keys({ console }: { console: ConsoleState }) {
  const { definition, scoring, side, playerId, asked, layout, rosters, hasFailed, teamNames, choose, open } = console;
  const isWide = useWide();
  const suspensions = useSuspensions(definition, scoring.state);
  // The next side's turn has come while the last attempt still asks for its player.
  const courts: readonly Side[] = isWide ? ['home', 'away'] : [asked?.side ?? side];
  if (!layout) return null;
  const chosenBib = console.getCourt(side).bibs.get(playerId ?? 0);
  const openOthers = (of: Side) => {
    if (of !== side) choose(of);
    console.holdAsked();
    open('others');
  };
  return (
    <>
      {(layout.size > 0 || layout.hasOthers) &&
        courts.map((of) => (
          <Court
            key={of}
            label={`Player (optional): ${teamNames[of]}`}
            bibs={console.getCourt(of).bibs}
            askedTap={asked?.side === of ? findTap(definition, asked.tap)?.tap : undefined}
            asked={asked?.side === of ? { id: asked.id, play: describeEvent(definition, asked) } : null}
            chosenName={of === side ? console.getName(playerId) : undefined}
            players={console.getPlayers(of)}
            shown={console.getSlots(of)}
            hasOthers={layout.hasOthers}
            chosen={of === side ? playerId : null}
            cards={findCards(definition, scoring.state.shown)}
            fouls={countFouls(definition, scoring.state.shown)}
            sentOff={scoring.state.sentOff}
            takers={console.shootout.takers}
            suspensions={suspensions}
            onRetry={hasFailed && !rosters ? console.retry : undefined}
            onChoose={(id) => choose(of, id)}
            onHold={layout.hasOthers ? (id) => console.askSubstitute(of, id) : undefined}
            onOthers={() => openOthers(of)}
            className={isWide ? areas[of] : '[grid-area:court]'}
          />
        ))}
      <BackOn suspensions={suspensions} getName={console.getName} />
      {console.shootout.isOpen ? (
        <ShootoutPad console={console} />
      ) : (
        <TapPad definition={definition} bib={chosenBib} onTap={console.tap} onMore={() => open('more')} />
      )}
    </>
  );
}

interface CourtProps extends WhoseProps {
  label: string;
  /** The play that asks for its player. */
  askedTap: Tap | undefined;
  bibs: Bibs;
  players: readonly RosterPlayer[];
  shown: ReturnType<typeof fillSlots<RosterPlayer>>;
  /** Whether one of the sides has more players than slots. */
  hasOthers: boolean;
  chosen: number | null;
  cards: ReadonlyMap<number, CardColour>;
  fouls: ReadonlyMap<number, PlayerFouls>;
  sentOff: ReadonlyMap<number, string>;
  takers: Shootout['takers'];
  suspensions: readonly ShownSuspension[];
  /** Set if the players did not load. */
  onRetry: (() => void) | undefined;
  onChoose: (playerId: number | null) => void;
  /** Asks who comes on for a player of the court. */
  onHold: ((playerId: number) => void) | undefined;
  onOthers: () => void;
  className: string;
}

/** Chooses who did it, by shirt: players on the court, and the others behind one press. Naming nobody is allowed. */
export function Court({
  label,
  asked,
  askedTap,
  bibs,
  chosenName,
  players,
  shown,
  hasOthers,
  chosen,
  cards,
  fouls,
  sentOff,
  takers,
  suspensions,
  onRetry,
  onChoose,
  onHold,
  onOthers,
  className,
}: CourtProps) {
  const names = shirtNames(players);
  const renderKey = (player: RosterPlayer) => (
    <PlayerKey
      key={player.id}
      player={player}
      name={names.get(player.id) ?? ''}
      isPressed={chosen === player.id}
      card={cards.get(player.id)}
      fouls={fouls.get(player.id)}
      out={sentOff.get(player.id)}
      shot={takers.get(player.id)}
      bib={bibs.get(player.id)}
      barred={barredText(askedTap, bibs.get(player.id))}
      suspension={suspensions.find(({ playerId }) => playerId === player.id)}
      onPress={() => onChoose(chosen === player.id ? null : player.id)}
      onHold={onHold && (() => onHold(player.id))}
    />
  );
  const other = shown.rest.find(({ id }) => id === chosen);
  const cells = shown.slots.length + (hasOthers ? 1 : 0);
  return (
    <fieldset
      aria-label={label}
      data-asks={asked ? '' : undefined}
      className={`group/court relative grid min-w-0 auto-rows-fr grid-rows-[auto] gap-1.5 lg:auto-rows-[minmax(3rem,4.125rem)] lg:content-start lg:grid-cols-2 ${columnsFor(cells)} ${className}`}
    >
      <Whose asked={asked} chosenName={chosenName} />
      {shown.slots.map((player, at) =>
        player ? (
          renderKey(player)
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <EmptySlot key={`slot ${at}`} canFill={hasOthers} onPress={onOthers} />
        ),
      )}
      {hasOthers && (
        <button
          type="button"
          aria-pressed={other !== undefined}
          onClick={onOthers}
          className={`${playerKey} rounded-control border ${other ? 'border-transparent bg-ink text-ground' : 'border-edge border-dashed text-soft'}`}
        >
          {other ? (
            <span className="score text-xl">{other.jerseyNumber ?? '–'}</span>
          ) : (
            <Users className="size-5" aria-hidden />
          )}{' '}
          <span className="score max-w-full truncate text-sm">
            {other ? names.get(other.id) : `+${shown.rest.length}`}
          </span>
          <span className="sr-only">, other players and line-up</span>
        </button>
      )}
      {onRetry && (
        <p className="absolute inset-0 flex items-center justify-center gap-3 rounded-control border border-line bg-card text-sm">
          The players did not load
          <Button small onClick={onRetry}>
            Try again
          </Button>
        </p>
      )}
    </fieldset>
  );
}

/** At most three rows, so that the taps below stay large. */
function columnsFor(cells: number): string {
  if (cells > 12) return 'grid-cols-6';
  return cells === 5 || cells === 6 ? 'grid-cols-3' : 'grid-cols-4';
}

function EmptySlot({ canFill, onPress }: { canFill: boolean; onPress: () => void }) {
  if (!canFill) return <span className="min-h-12" />;
  return (
    <button
      type="button"
      aria-label="Empty place: change line-up"
      onClick={onPress}
      className="grid min-h-12 place-items-center rounded-control border border-line border-dashed text-soft"
    >
      <Plus className="size-5" aria-hidden />
    </button>
  );
}
