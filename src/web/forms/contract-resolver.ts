import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Issue } from '#shared/errors.ts';
import { byField, issuesOf } from '../api/issues.ts';

export interface Checked<Values extends FieldValues, Sent> {
  /** The contract of what is sent. Its parsed values go to the server. */
  contract: z.ZodMiniType<Sent, Values>;
  /** A rule that the contract does not express, such as two fields being the same. */
  check?: (values: Values) => Issue | null;
}

/** Checks a form's values by the contract of what it sends. */
export const contractResolver =
  <Values extends FieldValues, Sent>({ contract, check }: Checked<Values, Sent>): Resolver<Values, unknown, Sent> =>
  (values) => {
    const parsed = contract.safeParse(values);
    const wrong = check?.(values);
    if (parsed.success && !wrong) return { values: parsed.data, errors: {} };
    return { values: {}, errors: errorsOf([...(wrong ? [wrong] : []), ...issuesOf(contract, values)]) };
  };

/** Our issues as the library's errors, which are nested like the values. */
function errorsOf<Values extends FieldValues>(issues: readonly Issue[]): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const [path, message] of Object.entries(byField(issues))) set(errors, path, { type: 'contract', message });
  return errors;
}
