import type { Side } from '../../contract.ts';
import type { ScoreFlow } from '../../flow-rules.ts';

/** `Oak Res led by up to 9, Baobab by up to 2. The lead changed 4 times.` */
export function flowText({ biggest, leadChanges }: ScoreFlow, names: Record<Side, string>): string {
  const led = (['home', 'away'] as const)
    .filter((side) => biggest[side] > 0)
    .toSorted((a, b) => biggest[b] - biggest[a]);
  const [first, second] = led;
  if (!first) return 'The score was level all along.';
  if (!second) return `${names[first]} led by up to ${biggest[first]} and never trailed.`;
  const both = `${names[first]} led by up to ${biggest[first]}, ${names[second]} by up to ${biggest[second]}.`;
  return `${both} The lead changed ${leadChanges === 1 ? 'once' : `${leadChanges} times`}.`;
}
