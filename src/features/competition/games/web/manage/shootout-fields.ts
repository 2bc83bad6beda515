import * as z from 'zod/mini';
import type { DescribedField, Draft, FieldForm } from '#platform/admin/web/manager/form/form.ts';
import { textIn } from '#platform/admin/web/manager/form/typed-values.ts';
import type { Question } from '#platform/admin/web/manager/manager.ts';
import { count } from '#shared/fields.ts';
import { scorePair } from '#shared/notation.ts';
import { type Game, maxShootout } from '../../contract.ts';
import { isCupTie } from '../../shootout-rules.ts';
import { whenText } from '../times.ts';

const kicks = {
  sent: z.optional(z.nullable(count(maxShootout))),
  control: { kind: 'number', min: 0, max: maxShootout },
  fallback: null,
} as const satisfies DescribedField;

export const shootoutFields = { homeShootout: kicks, awayShootout: kicks } as const;
type ShootoutField = keyof typeof shootoutFields;
const names = ['homeShootout', 'awayShootout'] as const satisfies readonly ShootoutField[];

export const isShootout = (name: string): boolean => names.some((one) => one === name);

export const shootoutLabels = ({ home, away }: Record<'home' | 'away', string>): Record<ShootoutField, FieldForm> => ({
  homeShootout: { label: `Shoot-out: ${home}`, hint: 'Empty if it ended level.' },
  awayShootout: { label: `Shoot-out: ${away}` },
});

const typed = (draft: Draft, name: string) => textIn(draft[name]).trim();
const hasShootout = (draft: Draft) => names.some((name) => typed(draft, name) !== '');
export const hasScores = (draft: Draft) => typed(draft, 'homeScore') !== '' && typed(draft, 'awayScore') !== '';
const isLevel = (draft: Draft) =>
  hasScores(draft) && Number(typed(draft, 'homeScore')) === Number(typed(draft, 'awayScore'));
const isTie = (draft: Draft) => isCupTie({ category: typed(draft, 'category') });

/** Whether to ask for a shoot-out: of a cup tie that is level, and where there is one already. */
export const asksShootout = (draft: Draft): boolean => hasShootout(draft) || (isLevel(draft) && isTie(draft));

/** Empties the shoot-out once the score is no longer level: it decided another score. */
export const typingScores =
  (draft: Draft, onType: (name: string, value: unknown) => void) => (name: string, value: unknown) => {
    onType(name, value);
    if (isShootout(name) || isLevel({ ...draft, [name]: value })) return;
    for (const shootout of names) if (typed(draft, shootout) !== '') onType(shootout, '');
  };

/** What is asked before the result of a game is saved, unless it was saved like this before. */
export function resultQuestions(draft: Draft, row: Game | null, now: Date): Question[] {
  const isOver = draft['status'] === 'completed' || (draft['status'] === 'upcoming' && hasScores(draft));
  if (!isOver || !hasScores(draft) || (row && isSameResult(draft, row))) return [];
  const dateTime = textIn(draft['dateTime']) || (row?.dateTime ?? '');
  const isPlayed = ['', 'completed'].includes(textIn(draft['resultType']));
  return [
    ...(isPlayed && isDayAfter(dateTime, now) ? [ofAnotherDay(dateTime)] : []),
    ...(isPlayed && isTie(draft) && isLevel(draft) && !hasShootout(draft) ? [howDecided(draft)] : []),
  ];
}

const isSameResult = (draft: Draft, row: Game): boolean =>
  row.status === 'completed' &&
  (['homeScore', 'awayScore', 'homeShootout', 'awayShootout', 'category'] as const).every(
    (name) => typed(draft, name) === textIn(row[name]),
  );

/** Whether it is on a later day than now, in the reader's time zone. */
function isDayAfter(dateTime: string, now: Date): boolean {
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Date.parse(dateTime) >= tomorrow.getTime();
}

const ofAnotherDay = (dateTime: string): Question => ({
  title: 'Save the result of a game to come?',
  description: `This game is on ${whenText(dateTime, new Date())}.`,
  confirmLabel: 'Save it now',
});

const howDecided = (draft: Draft): Question => ({
  title: 'How was it decided?',
  description: `The score is ${scorePair(typed(draft, 'homeScore'), typed(draft, 'awayScore'))}, and this is a cup tie.`,
  confirmLabel: 'It ended level',
  backLabel: 'Enter the shoot-out',
  field: 'homeShootout',
});
