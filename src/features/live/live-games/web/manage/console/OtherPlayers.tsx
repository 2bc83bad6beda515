import { useState } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import type { Tap } from '#features/teams/sports/definitions/definition.ts';
import { Field, Select } from '#web/ui/fields/Field.tsx';
import type { GameEvent, Side } from '../../../contract.ts';
import { otherSide } from '../../../set-scores.ts';
import { useSidePlayers } from '../../link-scoring.ts';

type TapEvent = GameEvent & { kind: 'tap' };

/** The players of the other side in a play that is corrected. They go when the play changes sides. */
export function useOtherPlayers(game: Game, side: Side, tapped: TapEvent) {
  const before = { otherPlayerId: tapped.otherPlayerId ?? null, fielderId: tapped.fielderId ?? null };
  const [picked, setPicked] = useState(before);
  const players = useSidePlayers(game, otherSide[side]);
  const isMoved = side !== tapped.side;
  const { otherPlayerId, fielderId } = isMoved ? { otherPlayerId: null, fielderId: null } : picked;
  return {
    players,
    picked: { otherPlayerId, fielderId },
    pick: (change: Partial<typeof picked>) => setPicked({ ...picked, ...change }),
    isSame: isMoved || (otherPlayerId === before.otherPlayerId && fielderId === before.fielderId),
    /** What is sent: only who took part. */
    chosen: { ...(otherPlayerId && { otherPlayerId }), ...(fielderId && { fielderId }) },
  };
}

interface OtherPlayersProps {
  others: ReturnType<typeof useOtherPlayers>;
  tap: Tap | undefined;
}

/** The bowler and the fielder, where the play has them. */
export function OtherPlayers({ others: { players, picked, pick }, tap }: OtherPlayersProps) {
  const fields = [
    tap?.addsToOther && (['otherPlayerId', 'Bowler'] as const),
    tap?.addsToFielder && (['fielderId', 'Fielder'] as const),
  ].filter((field) => field !== undefined);
  return fields.map(([name, label]) => (
    <Field key={name} label={label}>
      {(ties) => (
        <Select
          {...ties}
          value={picked[name] ?? ''}
          onChange={({ target }) => pick({ [name]: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">No player</option>
          {players.map(({ id, jerseyNumber, displayName }) => (
            <option key={id} value={id}>
              {jerseyNumber === null ? displayName : `${jerseyNumber} · ${displayName}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  ));
}
