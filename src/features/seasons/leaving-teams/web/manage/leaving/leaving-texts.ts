import { counted } from '#features/seasons/season-plans/web/manage/plan-texts.ts';
import type { Fate, LeavingChoice, LeavingProposal } from '../../../contract.ts';

export const choiceTexts: Record<LeavingChoice, { label: string; about: string }> = {
  annul: { label: 'Annul all', about: 'Its results no longer count, and its games to come are called off' },
  walkovers: { label: 'Walkovers for the rest', about: 'What was played stands, and the others win the rest' },
  callOff: { label: 'Only call off the rest', about: 'What was played stands, and nobody gets points for the rest' },
};

/** `4 of 9 games of its table played, fewer than half. …` Games that do not count for this are listed, too. */
export function whyUsual({ usual, played, of, games }: WhyUsual): string {
  if (of === 0) return 'No game of its table is left: what was played stands, and opponents in the knock-out go on.';
  const half = played * 2 < of ? 'fewer than half' : 'half or more';
  const so =
    usual === 'annul'
      ? 'annul its results that early, as if it had never been there'
      : 'let results stand that late, and give the others the rest by walkover';
  const more = games.length - of;
  const further =
    more > 0
      ? ` ${more} more, of the knock-out or a table that is finished, ${more === 1 ? 'is' : 'are'} not counted.`
      : '';
  return `${played} of ${counted(of, 'game')} of its table played, ${half}.${further} Leagues usually ${so}.`;
}

type WhyUsual = Pick<LeavingProposal, 'usual' | 'played' | 'of'> & { games: readonly unknown[] };

export const fateTexts: Record<Fate, string> = {
  annulled: 'Annulled',
  walkover: 'Walkover',
  calledOff: 'Called off',
  stands: 'Stands',
};

/** `4 annulled, 5 called off` */
export function summary(games: LeavingProposal['games']): string {
  const fates = (['annulled', 'walkover', 'calledOff', 'stands'] as const).map((fate) => {
    const count = games.filter((game) => game.fate === fate).length;
    if (fate === 'walkover') return count > 0 && counted(count, 'walkover');
    return count > 0 && `${count} ${fate === 'stands' && count > 1 ? 'stand' : fateTexts[fate].toLowerCase()}`;
  });
  return fates.filter(Boolean).join(', ');
}

/** What can be put back, and what cannot. */
export const undoText =
  'There is no undo for all of it. Each game can be set back in its own form: a result that was annulled is kept, and a game called off can be restored. Knock-out games that were made by it, and messages, stay.';
