import { useState } from 'react';
import { scorePair } from '#shared/notation.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import type { GameEvent, Side } from '../../../../contract.ts';
import { byNumber } from '../../../../line-up.ts';
import { answerWho } from '../../../../who-rules.ts';
import { useClosedOnceEmpty } from '../../takeover/TakeoverSheets.tsx';
import { PlayerKey, shirtNames } from '../PlayerKey.tsx';
import { SquadKeys } from '../SquadKeys.tsx';
import type { ConsoleState } from '../use-console.ts';

interface NamePlaysProps {
  console: ConsoleState;
  side: Side;
  plays: readonly (GameEvent & { kind: 'tap' })[];
  onClose: () => void;
}

/** Gives the plays of a side their players, one press for each. */
export function NamePlays({ console, side, plays, onClose }: NamePlaysProps) {
  const { scoring, teamNames, getPlayers } = console;
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const left = plays.filter(({ id }) => !skipped.has(id));
  useClosedOnceEmpty(left, onClose);
  const [play] = left;
  const players = byNumber(getPlayers(side));
  const names = shirtNames(players);
  const moment = scoring.moments.find(({ event }) => event.id === play?.id);
  if (!play) return null;
  const isOther = play.side !== side;
  const text = [
    moment?.period,
    moment?.clock,
    moment?.text,
    moment?.score && scorePair(moment.score.home, moment.score.away),
  ];
  return (
    <Dialog
      title={isOther ? 'Who bowled?' : 'Who was it?'}
      description={`${teamNames[side]} · ${left.length === 1 ? 'the last one' : `${left.length} plays left`}`}
      onClose={onClose}
      footer={<Button onClick={() => setSkipped(new Set([...skipped, play.id]))}>Skip</Button>}
    >
      <div className="grid grid-cols-1 gap-3">
        <p aria-live="polite" className="font-bold text-base">
          {text.filter(Boolean).join(' · ')}
        </p>
        <SquadKeys
          label="Players"
          players={players}
          renderKey={(player) => (
            <PlayerKey
              key={player.id}
              player={player}
              name={names.get(player.id) ?? ''}
              isPressed={false}
              onPress={() => scoring.press(answerWho(play, player.id, isOther))}
            />
          )}
        />
      </div>
    </Dialog>
  );
}
