import * as z from 'zod/mini';
import type { DescribedField } from '#features/admin/web/manager/form/form.ts';
import { forfeitNotices, ResultAgainst, resultSent, resultTypes } from '#features/competitions/contract.ts';
import { count, Instant } from '#shared/fields.ts';
import { text } from '#shared/text.ts';
import { categories, GameCategory, GameStatus, maxScore, statuses } from '../../contract.ts';

const row: DescribedField = { sent: z.int('is required'), control: { kind: 'reference' }, fallback: null };
const score: DescribedField = {
  sent: z.optional(z.nullable(count(maxScore))),
  control: { kind: 'number', min: 0, max: maxScore },
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
  homeScore: score,
  awayScore: score,
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
