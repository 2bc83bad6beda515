import type { PressedEvent } from '../../../contract.ts';

/** What a press is, before it has its id and its instant. */
export type Press = PressedEvent extends infer Event
  ? Event extends PressedEvent
    ? Omit<Event, 'id' | 'at'>
    : never
  : never;
