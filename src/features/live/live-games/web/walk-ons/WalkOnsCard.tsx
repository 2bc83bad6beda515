import { useState } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import { PlayerLink } from '#features/results/box-scores/web/PlayerLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { isUnsettled, type WalkOn, walkOnName } from '../../walk-on-rules.ts';
import type { LiveGame } from '../LiveLines.tsx';
import { SettleDialog } from './SettleDialog.tsx';
import { useSettlement } from './use-settlement.ts';
import { labelOf, WalkOnText } from './WalkOnText.tsx';

interface WalkOnsCardProps {
  game: Game;
  live: LiveGame;
  /** Something beside it has to be saved first. */
  isLocked?: boolean;
}

/** Who played and is on no roster, for officers: each is settled with a player. Renders nothing without walk-ons. */
export function WalkOnsCard({ game, live, isLocked = false }: WalkOnsCardProps) {
  const [settling, setSettling] = useState<number | null>(null);
  const { walkOns } = live.state;
  const open = walkOns.filter(isUnsettled);
  const settled = walkOns.filter((walkOn) => !isUnsettled(walkOn));
  const chosen = open.find(({ id }) => id === settling);
  if (walkOns.length === 0) return null;
  return (
    <Card
      heading={open.length > 0 ? 'Walk-ons to settle' : 'Walk-ons'}
      aria-label="Walk-ons"
      aside={open.length > 0 && <span className="score text-lg text-accent-text">{open.length}</span>}
    >
      {open.length > 0 && (
        <p className="text-sm text-soft">
          {isLocked
            ? 'Save the box score first: then say who they were.'
            : 'They played and are on no roster. Say who they were, and their figures follow.'}
        </p>
      )}
      <ul className="grid grid-cols-1">
        {open.map((walkOn) => (
          <li key={walkOn.id} className="flex min-h-14 items-center gap-3 border-line border-t py-1.5 first:border-t-0">
            <WalkOnText game={game} live={live} walkOn={walkOn} />
            {!isLocked && (
              <Button small aria-label={`Settle: ${labelOf(walkOn)}`} onClick={() => setSettling(walkOn.id)}>
                Settle
              </Button>
            )}
          </li>
        ))}
      </ul>
      {settled.length > 0 && (
        <ul className={`grid grid-cols-1 ${open.length > 0 ? 'border-line border-t' : ''}`}>
          {settled.map((walkOn) => (
            <SettledRow key={walkOn.id} game={game} walkOn={walkOn} walkOns={walkOns} isLocked={isLocked} />
          ))}
        </ul>
      )}
      {chosen && <SettleDialog game={game} live={live} walkOn={chosen} onClose={() => setSettling(null)} />}
    </Card>
  );
}

interface SettledRowProps {
  game: Game;
  walkOn: WalkOn;
  walkOns: readonly WalkOn[];
  isLocked: boolean;
}

function SettledRow({ game, walkOn, walkOns, isLocked }: SettledRowProps) {
  const settlement = useSettlement(game.id);
  const { settled } = walkOn;
  const same = walkOns.find(({ id }) => id === settled?.playerId);
  const reopen = () =>
    settlement.mutate({
      settlement: { as: 'open', walkOnId: walkOn.id },
      done: `${labelOf(walkOn)} is to be settled again`,
    });
  return (
    <li className="flex min-h-12 items-center gap-3 border-line border-t py-1 text-sm first:border-t-0">
      <span className="min-w-0 flex-1 leading-tight wrap-anywhere">
        <span className="text-soft">{labelOf(walkOn)} is </span>
        {settled?.playerId == null ? (
          walkOnName(walkOn)
        ) : (
          <PlayerLink playerId={settled.playerId} className="font-bold">
            {same ? labelOf(same) : (settled.playerName ?? 'A player')}
          </PlayerLink>
        )}
      </span>
      {!isLocked && (
        <Button
          small
          aria-label={`Take back who ${labelOf(walkOn)} was`}
          busy={settlement.isPending}
          busyLabel="Undo"
          onClick={reopen}
        >
          Undo
        </Button>
      )}
    </li>
  );
}
