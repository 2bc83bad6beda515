import type { Draft, FieldForm, FormField } from '#features/admin/web/manager/form/form.ts';

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
const choicesOf = (draft: Draft) =>
  draft['resultType'] === '' ? types : [{ value: 'completed', label: playedOut }, ...types];

/** How a game ended, in the forms for results. */
export const resultLabels = (sides: { home: string; away: string }): Record<ResultField, FieldForm> => ({
  resultType: {
    label: 'How it ended',
    placeholder: playedOut,
    hint: 'For a forfeit, walkover or award the score can stay empty: the rules give it.',
    choices: choicesOf,
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
    choices: () => [
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

/** Keeps only the fields that the chosen ending needs. */
export function fieldsAsked(form: readonly FormField[], draft: Draft): FormField[] {
  const type = String(draft['resultType']);
  return form.flatMap((field) => {
    if (field.name === 'resultAgainst') return against[type] ? [{ ...field, label: against[type] }] : [];
    if (field.name === 'forfeitNotice') return type === 'forfeit' ? [field] : [];
    if (field.name === 'counts') return type === 'abandoned' ? [field] : [];
    return [field];
  });
}
