import * as core from 'zod/v4/core';
import { progressType } from '#shared/endpoints.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { Done } from '#shared/fields.ts';
import { isForTokens, leastScope } from '../../access/api-tokens.ts';
import { AnyRawResponse, type Route, type Schema } from '../route.ts';
import { type JsonSchema, pascalCase, shareSchemas, shareWhole } from './shared-schemas.ts';

/** The errors by status; `404` and the rest are those that a call may answer (`describeErrors`). */
const errors = {
  400: 'The request is not as described here; `issues` names the fields',
  401: 'Nobody is logged in',
  403: 'This person may not do it, or an admin has to type the password first',
  404: 'There is no such row for this person',
  409: 'The state of things does not allow it; `current` is the row that somebody else changed meanwhile',
  429: 'Too many calls: try again after `Retry-After`',
  503: 'The server is busy: try again after `Retry-After`',
} as const;

/** An OpenAPI 3.1 document. What occurs more than once stands in its components. */
export function describeApi(routes: readonly Route[], sessionCookie: string) {
  const schemas: [name: string, schema: JsonSchema][] = [];
  const roots: { schema: JsonSchema }[] = [];
  const addSchema: AddSchema = (name, schema) => {
    const root = { schema };
    schemas.push([name, schema]);
    roots.push(root);
    return root;
  };
  const error = addSchema('Error', jsonSchema(ErrorResponse, 'output'));
  addSchema('Done', jsonSchema(Done, 'output'));
  const operations = routes.map((route) => ({ route, operation: describeOperation(route, addSchema) }));
  const shared = shareSchemas(schemas);
  for (const [at, root] of roots.entries()) root.schema = shared.schemas[at] ?? root.schema;
  const parameters = shareWhole(
    'parameters',
    operations.flatMap(({ operation }) => operation.parameters),
  );
  const responses = shareWhole(
    'responses',
    operations.flatMap(({ operation }) => Object.values(operation.responses)),
  );
  const paths: Record<string, Record<string, object>> = {};
  for (const { route, operation } of operations) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const described = {
      ...operation,
      parameters: operation.parameters.map(parameters.refer),
      responses: mapped(operation.responses, responses.refer),
    };
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: described };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Village Arena',
      version: '1',
      description:
        'A write must come from the app’s own origin (`Origin` or `Sec-Fetch-Site`), and may name the account that sends it (`X-Account`).',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    paths,
    components: {
      schemas: shared.components,
      parameters: parameters.components,
      responses: {
        ...responses.components,
        ...mapped(errors, (description) => ({ description, content: { 'application/json': error } })),
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie, description: 'Set by a login' },
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API token, made by an admin, for reading alone. Each call names the scope that it needs: `visitor` is part of `member`, and both are part of `admin`.',
        },
        basic: { type: 'http', scheme: 'basic', description: 'Name and password of an admin, for scripts' },
      },
    },
  };
}

const mapped = <T, R>(values: Readonly<Record<string, T>>, change: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));

/** Puts a schema into a place that changes once it is known which of its parts are shared. */
type AddSchema = (name: string, schema: JsonSchema) => { schema: JsonSchema };

function describeOperation(route: Route, addSchema: AddSchema) {
  const name = buildName(route);
  const { access } = route;
  const parameters = [
    ...describeParameters(route.params, 'path'),
    ...describeParameters(route.query, 'query'),
    ...(route.idempotent ? [idempotencyKey] : []),
  ];
  return {
    operationId: operationId(route),
    summary: route.summary,
    description: `For: ${access}${route.requiresRecentAuth ? ', who has just typed the password' : ''}`,
    tags: [route.path.split('/')[2] ?? 'api'],
    ...describeSecurity(route),
    parameters,
    ...describeBody(route, name, addSchema),
    responses: { ...describeResponses(route, name, addSchema), ...describeErrors(route) },
  };
}

/** Nothing where only a session opens the call, as for most. */
function describeSecurity(route: Route): object {
  const schemes = [
    ...(route.access === 'visitor' ? [{}] : []),
    { session: [] },
    ...(route.basic ? [{ basic: [] }] : []),
    ...(isForTokens(route) ? [{ token: [leastScope(route)] }] : []),
  ];
  return schemes.length > 1 ? { security: schemes } : {};
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A call that is sent again under its key does nothing',
  schema: { type: 'string', format: 'uuid' },
};

/** Unique, and stable as long as the path is: `getGamesById`. */
const operationId = ({ method, path }: Route): string =>
  method.toLowerCase() +
  pascalCase(
    path
      .replace(/^\/api\//, '')
      .replace(/:(\w+)/g, 'by $1')
      .replace('*', 'by path'),
  );

/** What a call is about: `Game` for `/api/games` and below. */
function buildName({ path }: Route): string {
  const words = path
    .split('/')
    .slice(2)
    .filter((word) => /^[a-z-]+$/.test(word));
  return (
    pascalCase(words.join(' '))
      .replace(/ies$/, 'y')
      .replace(/(?<![su])s$/, '') || 'Answer'
  );
}

function describeParameters(schema: Schema | undefined, location: 'path' | 'query'): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  const parsed = Object(jsonSchema(schema, 'output').properties);
  return Object.entries(Object(properties)).map(([name, described]) => ({
    name,
    in: location,
    ...((location === 'path' || (Array.isArray(required) && required.includes(name))) && { required: true }),
    // Digits, for a person; a number, for a client that is made from this.
    schema: parsed[name]?.type === 'integer' ? parsed[name] : described,
  }));
}

function describeBody(route: Route, name: string, addSchema: AddSchema): object {
  const body = route.body && jsonSchema(route.body, 'input');
  if (route.upload) {
    const { properties = {}, required = [] } = body ?? {};
    const file = { [route.upload.field]: { type: 'string', contentMediaType: 'application/octet-stream' } };
    const schema = { type: 'object', properties: { ...Object(properties), ...file }, required };
    return { requestBody: { content: { 'multipart/form-data': { schema } } } };
  }
  if (!body) return {};
  // RFC 9110 gives the body of a DELETE no meaning; this API does.
  const what = route.method === 'DELETE' ? { description: 'This DELETE has a body, which must be sent' } : {};
  const content = { 'application/json': addSchema(`${pascalCase(route.method.toLowerCase())}${name}`, body) };
  return { requestBody: { ...what, required: true, content } };
}

function describeResponses(
  { responseType, addsRow, idempotent, redirects, streamsProgress }: Route,
  name: string,
  addSchema: AddSchema,
): Record<string, object> {
  if (redirects) return { 303: { description: 'Goes on to the address in `Location`' } };
  if (responseType === AnyRawResponse) return { 200: { description: 'A file or a page', content: { '*/*': {} } } };
  const response = { 'application/json': addSchema(name, jsonSchema(responseType, 'output')) };
  if (addsRow) {
    return {
      ...(idempotent && {
        200: { description: 'It was there already, or was sent before under its key', content: response },
      }),
      201: { description: 'Added', content: response },
    };
  }
  // The lines of a long call: its progress, then its response.
  return { 200: { description: 'Done', content: { ...response, ...(streamsProgress && { [progressType]: {} }) } } };
}

function describeErrors({ method, access, params, query, body, upload, responseType }: Route): Record<string, object> {
  const isWrite = method !== 'GET';
  const takesInput = params || query || body || upload || isWrite;
  const statuses = [
    ...(takesInput ? [400] : []),
    ...(isWrite || params || access !== 'visitor' ? [401] : []),
    ...(isWrite || access === 'officer' || access === 'admin' ? [403] : []),
    ...(params || isWrite || responseType === AnyRawResponse ? [404] : []),
    ...(isWrite ? [409] : []),
    429,
    503,
  ];
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]));
}

function jsonSchema(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...described } = core.toJSONSchema(schema, { io, unrepresentable: 'any', override: shorter(io) });
  return JSON.parse(JSON.stringify(described));
}

/** `type: ['integer', 'null']` for what may be null. A response may get more fields, so it does not rule them out. */
const shorter =
  (io: 'input' | 'output') =>
  ({ jsonSchema: schema }: { jsonSchema: core.JSONSchema.BaseSchema }): void => {
    if (io === 'output' && schema.additionalProperties === false) delete schema.additionalProperties;
    const [one, other] = schema.anyOf ?? [];
    if (schema.anyOf?.length !== 2 || other?.type !== 'null' || typeof one?.type !== 'string' || one.enum) return;
    delete schema.anyOf;
    Object.assign(schema, one, { type: [one.type, 'null'] });
  };
