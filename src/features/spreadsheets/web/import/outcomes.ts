import type { Counts, Outcome } from '../../contract.ts';

export const outcomes: readonly { outcome: Outcome; label: string; bar: string; text: string }[] = [
  { outcome: 'add', label: 'Added', bar: 'bg-win', text: 'text-win' },
  { outcome: 'change', label: 'Changed', bar: 'bg-info', text: 'text-info' },
  { outcome: 'skip', label: 'Skipped', bar: 'bg-edge', text: 'text-soft' },
  { outcome: 'ask', label: 'Waiting', bar: 'bg-gold', text: 'text-gold' },
  { outcome: 'refuse', label: 'Refused', bar: 'bg-live', text: 'text-live-text' },
];

export const totalOf = (counts: Counts): number =>
  counts.add + counts.change + counts.skip + counts.ask + counts.refuse;

/** What is looked at first: what needs somebody, else what there is most of. */
export function firstShown(counts: Counts): Outcome {
  if (counts.refuse > 0) return 'refuse';
  if (counts.ask > 0) return 'ask';
  const most = Math.max(counts.add, counts.change, counts.skip);
  return outcomes.find(({ outcome }) => counts[outcome] === most)?.outcome ?? 'add';
}
