import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import type { PressedEvent, Side } from './contract.ts';
import { getPoints } from './score-rules.ts';

/**
 * Whose the next restart is, in a sport whose sides take it in turn: it passes to the other side with each point, whoever
 * scored. A restart that was taken, but after which nobody scored before the end of a period, is that side's again: so
 * scorers count, odd or even. Null while nobody has said whose the first one was.
 */
export function findRestart(definition: SportDefinition, shown: readonly PressedEvent[]): Side | null {
  if (!definition.alternatingRestart) return null;
  const from = shown.findLastIndex(({ kind }) => kind === 'restart');
  const chosen = shown[from];
  if (chosen?.kind !== 'restart') return null;
  const scored = shown.slice(from).reduce((sum, event) => sum + Math.abs(pointsOf(definition, event)), 0);
  return scored % 2 === 0 ? chosen.side : otherSide[chosen.side];
}

const otherSide = { home: 'away', away: 'home' } as const;

function pointsOf(definition: SportDefinition, event: PressedEvent): number {
  if (event.kind === 'tap') return getPoints(definition, event.tap);
  return event.kind === 'correction' ? event.points : 0;
}
