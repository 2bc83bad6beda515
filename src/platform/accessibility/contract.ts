import * as z from 'zod/mini';

export const supportLevels = ['supports', 'partially', 'not', 'not-applicable'] as const;
export const Support = z.enum(supportLevels);
export type Support = z.infer<typeof Support>;

/** A success criterion of WCAG 2.2 that is not wholly met. */
export const Unmet = z.object({
  number: z.string(),
  name: z.string(),
  level: z.enum(['A', 'AA']),
  support: Support,
  remarks: z.string(),
});

export const AccessibilityStatement = z.object({
  /** The day of the last review. */
  testedOn: z.iso.date(),
  /** How many criteria of levels A and AA are wholly met, and of how many that concern this app. */
  met: z.int(),
  of: z.int(),
  unmet: z.array(Unmet),
  /** Whom to ask, as an admin wrote it (a paper); empty until then. */
  contact: z.string(),
});
export type AccessibilityStatement = z.infer<typeof AccessibilityStatement>;

export const endpoints = {
  'GET /api/accessibility': { response: AccessibilityStatement },
};
