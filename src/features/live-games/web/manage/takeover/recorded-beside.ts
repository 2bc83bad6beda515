import type { GameEvent } from '../../../contract.ts';

const nearMs = 30_000;

/** Events recorded at about the same time, which may be the same play: those of the same side first. */
export function recordedBeside(offered: GameEvent, shown: readonly GameEvent[]): GameEvent[] {
  const distance = ({ at }: GameEvent) => Math.abs(Date.parse(at) - Date.parse(offered.at));
  const isOther = (event: GameEvent) => ('side' in offered && 'side' in event && event.side === offered.side ? 0 : 1);
  return shown
    .filter((event) => event.id !== offered.id && distance(event) <= nearMs)
    .sort((a, b) => isOther(a) - isOther(b) || distance(a) - distance(b));
}
