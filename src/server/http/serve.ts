import { type CallContract, type Calls, type Method, nameBelow } from '#shared/calls.ts';
import type { Access } from '../access/access.ts';
import type { Route, RouteSpec, Schema } from './route.ts';

type Part<C, Name extends string> = C extends { readonly [name in Name]: infer S extends Schema } ? S : undefined;

/** How a call is handled; its input and output are in the contract. */
type Handling<C extends CallContract, L extends Access> = Omit<
  RouteSpec<Part<C, 'params'>, Part<C, 'query'>, Part<C, 'body'>, C['answer'], L>,
  'method' | 'path' | 'params' | 'query' | 'body' | 'answerAs'
>;

/** Routes of a contract's calls: `serve(calls)('GET /api/stream', { … })`. Names may be relative to a path. */
export const serve =
  <C extends Calls>(calls: C, below = '') =>
  <Name extends keyof C & `${Method} /${string}`, L extends Access>(
    name: Name,
    handling: Handling<C[Name], L>,
  ): Route => {
    const { params, query, body, answer }: CallContract = calls[name] ?? noContract(name);
    const [method, path] = nameBelow(below, name).split(' ');
    return { ...handling, method, path, params, query, body, answerAs: answer } as Route;
  };

function noContract(name: string): never {
  throw new Error(`No contract has ${name}`);
}
