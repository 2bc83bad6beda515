import { useRef, useState } from 'react';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import type { Side } from '../../../contract.ts';
import type { LiveState } from '../../../rules.ts';
import { findAsked, isOneTouch, type Touch, whoMs } from '../../../who-rules.ts';

/** A play that was pressed without a player waits a moment for one. It counts at once, for its team. */
export function useWho(definition: SportDefinition, state: LiveState) {
  const [askedId, setAskedId] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pass = () => {
    clearTimeout(timer.current);
    setAskedId(null);
  };
  return {
    asked: findAsked(definition, state.shown, askedId),
    ask: (id: string) => {
      clearTimeout(timer.current);
      setAskedId(id);
      timer.current = setTimeout(pass, whoMs);
    },
    /** The play stays with its team. */
    pass,
    /** Waits for as long as it takes to find the player, until `pass`. */
    hold: () => clearTimeout(timer.current),
  };
}

export interface TapDetails {
  side: Side;
  tap: string;
  period: number;
  playerId: number | null;
  otherPlayerId?: number | null;
  fielderId?: number | null;
}

/** Takes two touches of a key for one, and offers for a moment to count both. */
export function useTouches() {
  const last = useRef<Touch>(null);
  const counted = useRef<TapDetails>(null);
  const [doubted, setDoubted] = useState<TapDetails | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const doubt = (details: TapDetails | null) => {
    clearTimeout(timer.current);
    setDoubted(details);
    if (details) timer.current = setTimeout(() => setDoubted(null), whoMs);
  };
  return {
    doubted,
    isRepeated: (touch: Touch, details: TapDetails): boolean => {
      const isRepeated = isOneTouch(last.current, touch);
      last.current = touch;
      if (!isRepeated) counted.current = details;
      doubt(isRepeated ? counted.current : null);
      return isRepeated;
    },
    /** The second touch was meant: it is a play as the first was. */
    endDoubt: () => doubt(null),
  };
}
