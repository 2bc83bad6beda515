import { useState } from 'react';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import type { Side } from '../../../contract.ts';
import type { LiveState } from '../../../rules.ts';
import { findShootout } from '../../../shootout-rules.ts';

/** The shoot-out: its screen is open from its first attempt on, or once the scorer has opened it. */
export function useShootout(definition: SportDefinition, state: LiveState) {
  const [isOpened, setOpened] = useState(false);
  /** The side that the scorer chose, for one attempt. */
  const [chosen, setChosen] = useState<Side | null>(null);
  const shootout = findShootout(definition, state.shown);
  return {
    ...shootout,
    isOpen: isOpened || state.shootOut !== null,
    turn: chosen ?? shootout.next,
    chooseTurn: setChosen,
    enter: () => setOpened(true),
    leave: () => setOpened(false),
  };
}
