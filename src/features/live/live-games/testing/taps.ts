import type { PressedEvent, Side } from '../contract.ts';

let second = 0;

/** Each event is a second after the one before, on whichever phone. */
const pressed = () => {
  second += 1;
  return { id: crypto.randomUUID(), at: new Date(Date.UTC(2026, 4, 24, 16, 0, second)).toISOString() };
};

export const start = (): PressedEvent => ({ ...pressed(), kind: 'start' });
export const end = (): PressedEvent => ({ ...pressed(), kind: 'end' });
export const nextPeriod = (period: number): PressedEvent => ({ ...pressed(), kind: 'period', period });
export const undo = (of: string): PressedEvent => ({ ...pressed(), kind: 'undo', of });

export const clock = (running: boolean, elapsedMs: number, period = 1): PressedEvent => ({
  ...pressed(),
  kind: 'clock',
  period,
  running,
  elapsedMs,
});

export const substitution = (kind: 'on' | 'off', playerId: number, side: Side = 'home'): PressedEvent => ({
  ...pressed(),
  kind,
  side,
  playerId,
  period: 1,
});

/** A player of the home side takes a position. */
export const takesPosition = (playerId: number, position: string): PressedEvent => ({
  ...pressed(),
  kind: 'on',
  side: 'home',
  playerId,
  period: 1,
  position,
});

/** What the home side's sheet says of a player. */
export const sheetEntry = (playerId: number, facts: SheetFacts = {}): PressedEvent => ({
  ...pressed(),
  kind: 'sheet',
  side: 'home',
  playerId,
  ...facts,
});

interface SheetFacts {
  isHere?: boolean;
  shirt?: number | null;
  isCaptain?: boolean;
}

/** Number 23, `Sipho`, of the home side. */
export const walkOn = (
  playerId: number,
  facts: Partial<Pick<PressedEvent & { kind: 'walkOn' }, 'side' | 'number' | 'name'>> = {},
): PressedEvent & { kind: 'walkOn' } => ({
  ...pressed(),
  kind: 'walkOn',
  side: 'home',
  playerId,
  number: 23,
  name: 'Sipho',
  ...facts,
});

export const settle = (walkOnId: number, playerId: number | null): PressedEvent & { kind: 'settle' } => ({
  ...pressed(),
  kind: 'settle',
  walkOnId,
  playerId,
});

export const restart = (side: Side): PressedEvent => ({ ...pressed(), kind: 'restart', side, period: 1 });

export const tap = (
  side: Side,
  key: string,
  { playerId = null, period = 1 }: TapFacts = {},
): PressedEvent & { kind: 'tap' } => ({
  ...pressed(),
  kind: 'tap',
  side,
  tap: key,
  period,
  playerId,
});

export const edit = (of: string, side: Side, key: string, facts: TapFacts = {}): PressedEvent => ({
  ...tap(side, key, facts),
  kind: 'edit',
  of,
});

interface TapFacts {
  playerId?: number | null;
  period?: number;
}
