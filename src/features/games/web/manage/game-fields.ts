import * as z from 'zod/mini';
import { count } from '#shared/fields.ts';
import { Instant } from '#shared/instants.ts';
import { text } from '#shared/text.ts';
import type { DescribedField } from '#web/manage/form/fields.ts';
import { categories, GameCategory, GameStatus, maxScore, statuses } from '../../contract.ts';

const row: DescribedField = { sent: z.int('is required'), control: { kind: 'reference' }, fallback: null };
const score: DescribedField = {
  sent: z.optional(z.nullable(count(maxScore))),
  control: { kind: 'number', min: 0, max: maxScore },
  fallback: null,
};

/** What an admin says of a game; its contract knows more names for the same. */
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
} as const satisfies Record<string, DescribedField>;
