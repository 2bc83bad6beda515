import {
  type FieldErrors,
  type FieldValues,
  get,
  type Resolver,
  type ResolverError,
  type ResolverResult,
  set,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Issue } from '#shared/errors.ts';
import { byField, findIssues, type Issues } from '../api/issues.ts';

export interface Checked<Values extends FieldValues, Sent> {
  /** The contract of what is sent. Its parsed values go to the server. */
  contract: z.ZodMiniType<Sent, Values>;
  /** A rule that the contract does not express, such as two fields being the same. */
  check?: ((values: Values) => Issue | null) | undefined;
}

/** Checks a form's values by a contract. */
export const contractResolver =
  <Values extends FieldValues, Sent>(
    contract: Checked<Values, Sent>['contract'],
    check?: Checked<Values, Sent>['check'],
  ): Resolver<Values, unknown, Sent> =>
  (values) => {
    const parsed = contract.safeParse(values);
    const wrong = check?.(values);
    if (parsed.success && !wrong) return { values: parsed.data, errors: {} };
    return invalid(byField([...(wrong ? [wrong] : []), ...findIssues(contract, values)]));
  };

/** What a check of one's own returns: what to send, unless there are messages about fields. */
export const toResult = <Values extends FieldValues, Sent>(
  messages: Issues,
  sent: () => Sent,
): ResolverResult<Values, Sent> =>
  Object.keys(messages).length === 0 ? { values: sent(), errors: {} } : invalid(messages);

/** The library's errors are nested like the values. */
function invalid<Values extends FieldValues>(messages: Issues): ResolverError<Values> {
  const errors: FieldErrors<Values> = {};
  for (const [path, message] of Object.entries(messages)) set(errors, path, { type: 'check', message });
  return { values: {}, errors };
}

/** The messages of these fields, for forms that show them themselves. */
export const messagesIn = (names: readonly string[], errors: unknown): Issues =>
  Object.fromEntries(
    names.flatMap((name) => {
      const message: unknown = get(errors, `${name}.message`);
      return typeof message === 'string' ? [[name, message]] : [];
    }),
  );
