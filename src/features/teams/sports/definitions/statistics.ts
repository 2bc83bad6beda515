import type { Count, CountedPart, Counts, Derived, Pair, Tap } from './definition.ts';

type Rest<Kind, Passed extends keyof Kind> = Omit<Kind, 'kind' | Passed>;
type ShownKeys = 'key' | 'abbreviation' | 'label';

export const count = (key: string, abbreviation: string, label: string, rest: Rest<Count, ShownKeys> = {}): Count => ({
  kind: 'count',
  key,
  abbreviation,
  label,
  ...rest,
});

export const pair = (key: string, abbreviation: string, label: string, rest: Rest<Pair, ShownKeys>): Pair => ({
  kind: 'pair',
  key,
  abbreviation,
  label,
  ...rest,
});

export const derived = (key: string, abbreviation: string, label: string, rest: Rest<Derived, ShownKeys>): Derived => ({
  kind: 'derived',
  key,
  abbreviation,
  label,
  ...rest,
});

export const part = (key: string, label: string, rest: Omit<CountedPart, 'key' | 'label'> = {}): CountedPart => ({
  key,
  label,
  ...rest,
});

export const tap = (
  key: string,
  label: string,
  name: string,
  adds: Counts,
  rest: Rest<Tap, 'key' | 'label' | 'name' | 'adds'> = {},
): Tap => ({ key, label, name, adds, ...rest });

/** Decides a game that is level, but is not part of its score. */
export const shootOut = pair('shootOut', 'SO', 'Shoot-out', {
  percentageKey: 'shootOutPct',
  withoutColumn: true,
  made: part('shootOutScored', 'Shoot-out goals', { otherNames: ['so', 'sog'] }),
  attempted: part('shootOutTaken', 'Shoot-out attempts', { otherNames: ['soa'] }),
});

export const shootOutTaps: readonly Tap[] = [
  tap(
    'shoot-out-goal',
    'SO goal',
    'Shoot-out goal',
    { shootOutScored: 1, shootOutTaken: 1 },
    { inShootOut: 'scored', isRare: true },
  ),
  tap('shoot-out-miss', 'SO miss', 'Shoot-out miss', { shootOutTaken: 1 }, { inShootOut: 'missed', isRare: true }),
];
