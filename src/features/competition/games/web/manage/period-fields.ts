import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Periods } from '#features/teams/sports/definitions/definition.ts';
import { periodsHeading } from '#features/teams/sports/period-rules.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { sportsOptions } from '#features/teams/sports/web/api.ts';
import type { DescribedField, FieldForm, FormField } from '#platform/admin/web/manager/form/form.ts';
import { PeriodScores } from '../../contract.ts';

/** What each period ended, in one line. */
export const periodFields = {
  periodScores: { sent: z.optional(z.nullable(PeriodScores)), control: { kind: 'scores' }, fallback: null },
} as const satisfies Record<string, DescribedField>;

export const periodLabels: Record<'periodScores', FieldForm> = { periodScores: { label: 'Sets' } };

/** The periods of a sport; undefined before the sport is known. */
export function usePeriods(sportId: unknown): Periods | undefined {
  const sport = useQuery(sportsOptions()).data?.find(({ id }) => String(id) === String(sportId));
  return sport && getDefinition(sport.definition).periods;
}

/** Asks for the periods by the sport's name for them. Where their sum is the score, the box score has them. */
export const withPeriods = (form: readonly FormField[], periods: Periods | undefined): FormField[] =>
  form.flatMap((field) => {
    if (field.name !== 'periodScores') return [field];
    if (periods?.score !== 'periods won') return [];
    const hint = 'The home side first, like 25-21, 20-25. The score follows from them.';
    return [{ ...field, label: periodsHeading(periods), hint }];
  });
