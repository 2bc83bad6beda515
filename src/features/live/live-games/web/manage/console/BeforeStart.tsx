import { type ReactNode, use, useState } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import type { InningsRules } from '#features/teams/sports/definitions/definition.ts';
import { momentText } from '#shared/notation.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { device } from '#web/zone.ts';
import { byNumber, type Slot } from '../../../line-up.ts';
import type { SheetPlayer } from '../../../sheet-rules.ts';
import { BeforeScoring } from '../../BeforeScoring.tsx';
import { LinkScoringContext } from '../../link-scoring.ts';
import type { TypedWalkOn } from './AddPlayer.tsx';
import { firstToss, TossFields, type TossPress } from './innings/TossFields.tsx';
import { PlayerGrid } from './PlayerGrid.tsx';

interface BeforeStartProps {
  game: Game;
  /** Who is here. */
  sheet: ReactNode;
  /** The line-up of the chosen side; null if every player has a place. */
  lineUp: LineUpProps | null;
  /** In its stead where players have positions. */
  positions: ReactNode;
  /** Set in a sport of innings: a toss comes first. */
  innings: InningsRules | undefined;
  onStart: (toss?: TossPress) => void;
}

/** The line-up and the start button. Asks for confirmation if the game is planned for later. */
export function BeforeStart({ game, sheet, lineUp, positions, innings, onStart }: BeforeStartProps) {
  const isByLink = use(LinkScoringContext) !== null;
  const [early, setEarly] = useState<string | null>(null);
  const [toss, setToss] = useState(() => innings && firstToss(innings));
  const start = () => {
    const when = game.dateTime === null ? null : earlyStart(game.dateTime, new Date());
    if (when === null) onStart(toss);
    else setEarly(when);
  };
  return (
    <section
      aria-label="Before the game"
      className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-3 [grid-area:before]"
    >
      <div className="min-h-0 overflow-y-auto">
        {sheet}
        {toss && <TossFields game={game} toss={toss} onChange={setToss} />}
        {!toss &&
          (positions ??
            (lineUp ? (
              <LineUp {...lineUp} />
            ) : (
              <p className="py-6 text-center text-sm text-soft">Everything is ready for the first play.</p>
            )))}
      </div>
      <div className="grid gap-2">
        {!isByLink && <BeforeScoring game={game} />}
        <Button variant="primary" wide onClick={start}>
          Start the game
        </Button>
      </div>
      {early !== null && (
        <ConfirmDialog
          title={`This game is on ${early}. Start it now?`}
          description="Everyone will see it as live."
          confirmLabel="Start it now"
          busyLabel="Starting..."
          onConfirm={async () => onStart(toss)}
          onClose={() => setEarly(null)}
        />
      )}
    </section>
  );
}

const hour = 3_600_000;
/** A game may start a little earlier than planned. Before that, the scorer has more likely opened the wrong game. */
const earlyBy = 3 * hour;

/** 'Sat 28 Nov, 19:00'; null if the game may well start now. */
export function earlyStart(dateTime: string, now: Date): string | null {
  if (Date.parse(dateTime) - now.getTime() <= earlyBy) return null;
  return momentText(device.wall(dateTime), device.wall(now));
}

export interface LineUpProps {
  players: readonly SheetPlayer[];
  court: readonly Slot[];
  size: number;
  /** Everybody has a place. */
  isOptional: boolean;
  onChange: (...changes: (readonly ['on' | 'off', number])[]) => void;
  onAdd: ((typed: TypedWalkOn) => void) | undefined;
}

/**
 * Changes who is on the court: each press is stored as an event of the game. While the court is full, a player of the
 * bench waits until somebody is pressed who goes off.
 */
export function LineUp({ players, court, size, isOptional, onChange, onAdd }: LineUpProps) {
  const [waiting, setWaiting] = useState<number | null>(null);
  const count = court.filter((slot) => slot !== null).length;
  const isFull = count >= size;
  const press = (id: number) => {
    const isOn = court.includes(id);
    if (!isOn && isFull) return setWaiting(waiting === id ? null : id);
    onChange([isOn ? 'off' : 'on', id], ...(isOn && waiting !== null ? [['on', waiting] as const] : []));
    setWaiting(null);
  };
  return (
    <div className="grid gap-2">
      <p className="text-sm text-soft" aria-live="polite">
        {waiting !== null
          ? 'Tap the player who goes off.'
          : isOptional
            ? 'Everything is ready for the first play.'
            : `${count} of ${size} on court`}
      </p>
      <PlayerGrid
        label="Line-up"
        players={byNumber(players)}
        among={players}
        getKey={({ id }) => ({
          isPressed: court.includes(id),
          isWaiting: waiting === id,
          onPress: () => press(id),
        })}
        onAdd={onAdd}
      />
    </div>
  );
}
