import * as z from 'zod/mini';
import { forfeitNotices, ResultAgainst, resultSent, resultTypes } from '#features/competition/competitions/contract.ts';
import type { DescribedField, Draft, FieldForm, FormField } from '#platform/admin/web/manager/form/form.ts';
import { count, Instant } from '#shared/fields.ts';
import { optionalText, text } from '#shared/text.ts';
import { categories, GameCategory, GameStatus, maxScore, maxStageLength, statuses } from '../../contract.ts';
import { categoryNames, statusNames } from '../../name-rules.ts';
import { figureFields, isFigure } from './figure-fields.ts';
import { inningsFields } from './innings-fields.ts';
import { periodFields } from './period-fields.ts';
import { asksShootout, hasScores, isShootout, shootoutFields } from './shootout-fields.ts';

const row: DescribedField = { sent: z.int('is required'), control: { kind: 'reference' }, fallback: null };
const score: DescribedField = {
  sent: z.optional(z.nullable(count(maxScore))),
  control: { kind: 'number', min: 0, max: maxScore },
  fallback: null,
};

const stage: DescribedField = {
  sent: optionalText({ max: maxStageLength }),
  control: { kind: 'text', max: maxStageLength },
  fallback: null,
};

/** The fields of a game in an admin's form. The contract accepts some of them under other names too. */
export const gameFields = {
  sportId: row,
  homeTeamId: row,
  awayTeamId: row,
  dateTime: { sent: Instant, control: { kind: 'instant' }, fallback: null },
  location: { sent: text({ max: 100 }), control: { kind: 'text', max: 100 }, fallback: null },
  status: { sent: GameStatus, control: { kind: 'choice', choices: statuses }, fallback: 'upcoming' },
  category: { sent: GameCategory, control: { kind: 'choice', choices: categories }, fallback: 'regular' },
  group: stage,
  round: stage,
  homeScore: score,
  awayScore: score,
  overtime: { sent: z.optional(z.boolean()), control: { kind: 'switch' }, fallback: false },
  ...shootoutFields,
  ...periodFields,
  ...inningsFields,
  ...figureFields,
  resultType: {
    sent: resultSent.resultType,
    control: { kind: 'choice', choices: resultTypes },
    fallback: null,
  },
  resultAgainst: {
    sent: resultSent.resultAgainst,
    control: { kind: 'choice', choices: ResultAgainst.options },
    fallback: null,
  },
  forfeitNotice: {
    sent: resultSent.forfeitNotice,
    control: { kind: 'choice', choices: forfeitNotices },
    fallback: null,
  },
  counts: { sent: resultSent.counts, control: { kind: 'switch' }, fallback: true },
  competitionId: { sent: z.optional(z.nullable(z.int())), control: { kind: 'reference' }, fallback: null },
} as const satisfies Record<string, DescribedField>;

export const statusChoices = statuses.map((value) => ({ value, label: statusNames[value] }));
export const categoryChoices = categories.map((value) => ({ value, label: categoryNames[value] }));

type ResultField = 'resultType' | 'resultAgainst' | 'forfeitNotice' | 'counts';

const playedOut = 'Played to the end';

const types = [
  { value: 'forfeit', label: 'Forfeit' },
  { value: 'walkover', label: 'Walkover' },
  { value: 'abandoned', label: 'Abandoned' },
  { value: 'annulled', label: 'Annulled' },
  { value: 'awarded', label: 'Awarded' },
];

/** 'Played out' is a choice of its own only while another ending is chosen; otherwise it is the placeholder. */
const listChoices = (draft: Draft) =>
  draft['resultType'] === '' ? types : [{ value: 'completed', label: playedOut }, ...types];

/** How a game ended, in the forms for results. */
export const resultLabels = (sides: { home: string; away: string }): Record<ResultField, FieldForm> => ({
  resultType: {
    label: 'How it ended',
    placeholder: playedOut,
    hint: 'For a forfeit, walkover or award, leave the score empty for the standard one.',
    choices: listChoices,
  },
  resultAgainst: {
    label: 'Who did not come',
    placeholder: 'Choose a side',
    choices: (draft) => [
      { value: 'home', label: sides.home },
      { value: 'away', label: sides.away },
      ...(draft['resultType'] === 'forfeit' ? [{ value: 'both', label: 'Both' }] : []),
    ],
  },
  forfeitNotice: {
    label: 'When they said so',
    placeholder: 'Not known',
    choices: [
      { value: 'inTime', label: 'In time' },
      { value: 'late', label: 'Not in time' },
    ],
  },
  counts: { label: 'The score counts' },
});

const against: Readonly<Record<string, string>> = {
  forfeit: 'Who did not come',
  walkover: 'Who withdrew',
  awarded: 'Who lost it',
};

/** Keeps only the fields that the chosen ending needs. A game that was not played has no figures. */
export function fieldsAsked(form: readonly FormField[], draft: Draft): FormField[] {
  const type = String(draft['resultType']);
  return form.flatMap((field) => {
    if (field.name === 'resultAgainst') return against[type] ? [{ ...field, label: against[type] }] : [];
    if (field.name === 'forfeitNotice') return type === 'forfeit' ? [field] : [];
    if (field.name === 'counts') return type === 'abandoned' ? [field] : [];
    if (isShootout(field.name)) return !against[type] && asksShootout(draft) ? [field] : [];
    if (field.name === 'overtime') return !against[type] && hasScores(draft) ? [field] : [];
    if (isFigure(field.name) || field.name in periodFields || field.name in inningsFields)
      return against[type] ? [] : [field];
    return [field];
  });
}
