import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { InningsRules } from '#features/teams/sports/definitions/definition.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { sportsOptions } from '#features/teams/sports/web/api.ts';
import type { DescribedField, FieldForm, FormField } from '#platform/admin/web/manager/form/form.ts';
import type { GameSide } from '../../score-rules.ts';

const maxWickets = 10;
const isWickets = (typed: unknown) => Number.isInteger(typed) && Number(typed) <= maxWickets;

/** Said of the whole field, in the words of its labels. */
const Typed = z.array(z.custom<InningsRow>(isInnings)).check(
  z.refine((innings) => innings.every(({ wickets }) => isWickets(wickets)), `Wickets must be 0 to ${maxWickets}`),
  z.refine((innings) => innings.every(({ balls }) => Number.isInteger(balls)), 'Overs must be written like 18.3'),
);

/** Wickets and overs beside the runs of each side, which are the score. */
export const inningsFields = {
  innings: { sent: z.nullable(Typed), control: { kind: 'rows', columns: ['side'] }, fallback: null },
} as const satisfies Record<string, DescribedField>;

export const inningsLabels: Record<'innings', FieldForm> = { innings: { label: 'Innings' } };

/** How long a game of the sport is, where it has innings; undefined before the sport is known. */
export function useInningsRules(sportId: unknown): InningsRules | undefined {
  const sport = useQuery(sportsOptions()).data?.find(({ id }) => String(id) === String(sportId));
  return sport && getDefinition(sport.definition).innings;
}

export const withInnings = (form: readonly FormField[], rules: InningsRules | undefined): readonly FormField[] =>
  rules ? form : form.filter(({ name }) => !(name in inningsFields));

/** An innings in the form. What is not readable yet stays as it was typed. */
export interface InningsRow {
  side: GameSide;
  wickets: number | string;
  balls: number | string;
  overs: number;
  players: number;
}

export const inningsIn = (draft: unknown): readonly InningsRow[] =>
  Array.isArray(draft) ? draft.filter(isInnings) : [];

function isInnings(row: unknown): row is InningsRow {
  return typeof row === 'object' && row !== null && 'side' in row;
}

/**
 * The innings in the order of batting, with a part of one side's typed. A side without anything has none. A new one is as
 * long as the other, or as the sport's are.
 */
export function typedInnings(
  innings: readonly InningsRow[],
  first: GameSide,
  side: GameSide,
  part: Partial<InningsRow>,
  { overs, players }: Pick<InningsRules, 'overs' | 'players'>,
): InningsRow[] {
  const order = first === 'home' ? (['home', 'away'] as const) : (['away', 'home'] as const);
  return order.flatMap((one) => {
    const before = innings.find((row) => row.side === one) ?? { side: one, wickets: '', balls: '', overs, players };
    const row = one === side ? { ...before, ...part } : before;
    return row.wickets === '' && row.balls === '' ? [] : [row];
  });
}
