type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonSchema = { [key: string]: Json };

/** A smaller schema is as short as a reference to it. */
const worthSharing = 60;

/**
 * Replaces schemas that occur more than once, by content, with references to components. A component is named after the first
 * place in which it occurs. `places` are the schemas of the document, each with a name for what it describes.
 */
export function shareSchemas(roots: readonly [name: string, schema: JsonSchema][]) {
  const counts = new Map<string, number>();
  for (const [, schema] of roots) for (const one of within(schema)) counts.set(one, (counts.get(one) ?? 0) + 1);
  const names = new Map<string, string>();
  const components: Record<string, JsonSchema> = {};

  const shared = (schema: JsonSchema, name: string): JsonSchema => {
    const key = JSON.stringify(schema);
    if (key.length < worthSharing || (counts.get(key) ?? 0) < 2) return partsShared(schema, name);
    const known = names.get(key);
    if (known !== undefined) return { $ref: refTo(known) };
    const own = free(components, name);
    names.set(key, own);
    components[own] = {};
    components[own] = partsShared(schema, name);
    return { $ref: refTo(own) };
  };
  const partsShared = (schema: JsonSchema, name: string): JsonSchema =>
    withParts(schema, (part, property) => shared(part, property === undefined ? name : pascalCase(property)));

  return { schemas: roots.map(([name, schema]) => shared(schema, name)), components };
}

/** The same for parameters and responses, which are shared as a whole: `refer` replaces one that occurs more than once. */
export function shareWhole<T extends object>(kind: 'parameters' | 'responses', all: readonly T[]) {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(JSON.stringify(one), (counts.get(JSON.stringify(one)) ?? 0) + 1);
  const names = new Map<string, string>();
  const components: Record<string, T> = {};
  const refer = (one: T): T | { $ref: string } => {
    const key = JSON.stringify(one);
    if ('$ref' in one || (counts.get(key) ?? 0) < 2) return one;
    const name = names.get(key) ?? free(components, 'name' in one ? String(one.name) : 'Answer');
    names.set(key, name);
    components[name] = one;
    return { $ref: `#/components/${kind}/${name}` };
  };
  return { refer, components };
}

const refTo = (name: string): string => `#/components/schemas/${name}`;

function free(taken: object, name: string): string {
  let own = name;
  for (let number = 2; own in taken; number += 1) own = `${name}${number}`;
  return own;
}

export const pascalCase = (words: string): string =>
  words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

/** The text of a schema and of all that it contains. */
function within(schema: JsonSchema): string[] {
  const texts = [JSON.stringify(schema)];
  withParts(schema, (part) => {
    texts.push(...within(part));
    return part;
  });
  return texts;
}

/** Replaces the schemas that a schema directly contains; a part of `properties` comes with its name. */
function withParts(schema: JsonSchema, replace: (part: JsonSchema, property?: string) => JsonSchema): JsonSchema {
  const changed: JsonSchema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties' && isSchema(value)) {
      changed[key] = Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, isSchema(part) ? replace(part, name) : part]),
      );
    } else if (['items', 'additionalProperties', 'propertyNames', 'not'].includes(key) && isSchema(value)) {
      changed[key] = replace(value);
    } else if (['anyOf', 'oneOf', 'allOf', 'prefixItems'].includes(key) && Array.isArray(value)) {
      changed[key] = value.map((part) => (isSchema(part) ? replace(part) : part));
    } else changed[key] = value;
  }
  return changed;
}

const isSchema = (value: Json | undefined): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
