import { useQuery } from '@tanstack/react-query';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { sportsOptions } from '#features/teams/sports/web/api.ts';
import type { DescribedField, FieldForm, FormField } from '#platform/admin/web/manager/form/form.ts';
import { type Figure, figures, figuresSent, maxBonusPoints, maxTries } from '../../contract.ts';
import { listFigures } from '../../figures.ts';

const tries = {
  sent: figuresSent.homeTries,
  control: { kind: 'number', min: 0, max: maxTries },
  fallback: null,
} as const;
const bonusPoints = {
  sent: figuresSent.homeBonusPoints,
  control: { kind: 'number', min: 0, max: maxBonusPoints },
  fallback: null,
} as const;

/** What a table may need beside the score. */
export const figureFields = {
  homeTries: tries,
  awayTries: tries,
  homeBonusPoints: bonusPoints,
  awayBonusPoints: bonusPoints,
} as const satisfies Record<Figure, DescribedField>;

export function figureLabels({ home, away }: { home: string; away: string }): Record<Figure, FieldForm> {
  const byRule = { placeholder: 'By the rule', hint: 'Only where the league gave others than its rule would.' };
  return {
    homeTries: { label: `Tries: ${home}`, hint: 'With penalty tries. The table gives bonus points for them.' },
    awayTries: { label: `Tries: ${away}` },
    homeBonusPoints: { label: `Bonus points: ${home}`, ...byRule },
    awayBonusPoints: { label: `Bonus points: ${away}`, placeholder: byRule.placeholder },
  };
}

/** What the tables of a sport can use beside the score; nothing before the sport is known. */
export function useFigures(sportId: unknown): readonly AskedFigure[] {
  const sport = useQuery(sportsOptions()).data?.find(({ id }) => String(id) === String(sportId));
  if (!sport) return [];
  const { table, periods } = getDefinition(sport.definition);
  return [...listFigures(table), ...(periods.overtime ? (['overtime'] as const) : [])];
}

type AskedFigure = Figure | 'overtime';

/** Leaves out what a sport's tables have no use for. */
export const withFigures = (form: readonly FormField[], asked: readonly AskedFigure[]): FormField[] =>
  form.filter(({ name }) => (!isFigure(name) && name !== 'overtime') || asked.some((figure) => figure === name));

export const isFigure = (name: string): boolean => figures.some((figure) => figure === name);
