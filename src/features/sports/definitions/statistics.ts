import type { Count, CountedPart, Counts, Derived, Pair, Tap } from './definition.ts';

type Rest<Kind, Said extends keyof Kind> = Omit<Kind, 'kind' | Said>;
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
