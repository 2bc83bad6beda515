import type * as z from 'zod/mini';
import type { CallContract, Calls, Method } from '#shared/calls.ts';
import { type Asking, get, type Params, sendOnce } from './api.ts';

type Schema = z.core.$ZodType;

type Written<Value> = { [Name in keyof Value]: Value[Name] | Exclude<ParamOf<Value[Name]>, undefined> };
type ParamOf<Value> = Value extends string | undefined ? string | number | boolean : Value;

type Given<C, Name extends string> = C extends { readonly [name in Name]: infer S extends Schema }
  ? z.core.input<S>
  : never;
type Optional<Name extends string, Value, Made> = [Value] extends [never]
  ? object
  : Record<never, never> extends Value
    ? { [name in Name]?: Made }
    : { [name in Name]: Made };

/** A body that includes a file is sent as FormData. */
export type Sent<C extends CallContract> = Optional<'params', Given<C, 'params'>, Written<Given<C, 'params'>>> &
  Optional<'query', Given<C, 'query'>, Written<Given<C, 'query'>>> &
  Optional<'body', Given<C, 'body'>, Given<C, 'body'> | FormData>;

export type Arguments<C extends CallContract, More extends unknown[] = []> =
  Record<never, never> extends Sent<C> ? [sent?: Sent<C>, ...More] : [sent: Sent<C>, ...More];

export type AnswerOf<C extends CallContract> = z.core.output<C['answer']>;
export type Named<C extends Calls, M extends Method> = Extract<keyof C, `${M} /${string}`>;

/** Calls as the account of the cookie, with no login prompt in between: those that open, confirm and end a session. */
export const plainCallsOf = <C extends Calls>(below = '') => ({
  /** A read by hand; inside a `queryFn`, pass its context as `asking`. */
  get: <Name extends Named<C, 'GET'>>(name: Name, ...[sent, asking]: Arguments<C[Name], [asking?: Asking]>) => {
    const { path, query } = addressOf(name, sent, below);
    return get<AnswerOf<C[Name]>>(path, { params: query, ...asking });
  },
  send: <Name extends Named<C, Exclude<Method, 'GET'>>>(name: Name, ...[sent]: Arguments<C[Name]>) => {
    const { method, path, body } = addressOf(name, sent, below);
    return sendOnce<AnswerOf<C[Name]>>(method, path, { body });
  },
});

interface Parts {
  params?: Params;
  query?: Params;
  body?: unknown;
}

export function addressOf(name: string, sent: object | undefined, below: string) {
  const { params = {}, query = {}, body }: Parts = { ...sent };
  const [method = '', template = ''] = name.split(' ');
  const path = below + template.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(String(params[param])));
  return { method, path, query, body };
}
