import { useQuery } from '@tanstack/react-query';
import { categoryIn } from '#features/competition/competitions/rules.ts';
import { competitionsOptions } from '#features/competition/competitions/web/api.ts';
import type { Draft } from '#platform/admin/web/manager/form/form.ts';
import { textIn } from '#platform/admin/web/manager/form/typed-values.ts';
import type { FieldsProps } from '#platform/admin/web/manager/manager.ts';

/**
 * Shows the category that a game will be stored with: it follows from its competition. What is asked before a result is
 * saved depends on it.
 */
export function useFollowingCompetition({
  draft,
  onType,
}: Pick<FieldsProps, 'draft' | 'onType'>): FieldsProps['onType'] {
  const competitions = useQuery(competitionsOptions()).data;
  return (name, value) => {
    onType(name, value);
    if (name !== 'competitionId' && name !== 'category') return;
    const next: Draft = { ...draft, [name]: value };
    const category = textIn(next['category']);
    const competition = competitions?.find(({ id }) => String(id) === next['competitionId']);
    const stored = competition ? categoryIn(competition.kind, category) : category;
    if (stored !== category) onType('category', stored);
  };
}
