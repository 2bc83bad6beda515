import * as z from 'zod/mini';
import { Support, Unmet } from '../contract.ts';
import stored from '../definitions/criteria.json' with { type: 'json' };

const Row = z.strictObject({ number: z.string(), name: z.string(), support: Support, remarks: z.string() });

const Conformance = z.strictObject({
  testedOn: z.iso.date(),
  /** Tests by a short name: the file, and the test's title as it stands there. */
  evidence: z.record(z.string(), z.strictObject({ file: z.string(), title: z.string() })),
  criteria: z.array(z.strictObject({ ...Unmet.shape, evidence: z.array(z.string()) })),
  /** The functional performance statements of EN 301 549, clause 4.2. */
  performance: z.array(Row),
  clauses: z.array(Row),
});
export type ConformanceRow = z.infer<typeof Row>;

/** What the app says of its accessibility, in the report for universities and on the page of each village. */
export const conformance = Conformance.parse(stored);

export const isMet = ({ support }: Pick<ConformanceRow, 'support'>): boolean => support === 'supports';
export const isOfThisApp = ({ support }: Pick<ConformanceRow, 'support'>): boolean => support !== 'not-applicable';
