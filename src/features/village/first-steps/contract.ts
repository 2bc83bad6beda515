import * as z from 'zod/mini';
import { Done } from '#shared/fields.ts';

/** What a new village needs, in the order in which it makes sense. Its first game can do without the last ones. */
export const stepNames = [
  'name',
  'teams',
  'homeSide',
  'officers',
  'fixtures',
  'help',
  'sports',
  'residences',
  'competitions',
  'logo',
] as const;
export type StepName = (typeof stepNames)[number];

const FirstSteps = z.object({
  steps: z.array(z.object({ name: z.enum(stepNames), done: z.boolean() })),
  dismissed: z.boolean(),
  /** Whether nobody has done anything here yet, so that a backup could still take its place. */
  isNew: z.boolean(),
});
export type FirstSteps = z.infer<typeof FirstSteps>;

export const endpoints = {
  'GET /api/admin/first-steps': { response: FirstSteps },
  'POST /api/admin/first-steps/dismissal': { response: Done },
};
