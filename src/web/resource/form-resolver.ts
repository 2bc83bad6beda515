import type { Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { byField, issuesOf } from '../issues.ts';
import type { ResourceField } from './kind.ts';
import { type Body, bodyOf, type FormValues, unreadable } from './values.ts';

/** Asks the contract about the request that a form's values make, so that form and server say the same. */
export function formResolver(
  fields: readonly ResourceField[],
  contract: z.ZodMiniType,
): Resolver<FormValues, unknown, Body> {
  return (values) => {
    const body = bodyOf(fields, values);
    const wrong = Object.entries(byField([...unreadable(fields, values), ...issuesOf(contract, body)]));
    if (wrong.length === 0) return { values: body, errors: {} };
    // `exercises.0.name` is shown under the field `exercises`.
    const errors = wrong.map(([path, message]) => [path.split('.')[0], { type: 'contract', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}
