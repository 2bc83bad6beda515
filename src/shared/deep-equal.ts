/**
 * Whether two values are equal as JSON, whatever the order of their keys. A field that is undefined is the same as none. Objects of
 * classes, such as files, are equal only to themselves.
 */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => isDeepEqual(item, other[at]));
  }
  if (!isPlainObject(one) || !isPlainObject(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isDeepEqual(one[key], other[key]));
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Rows of the database have none.
  return prototype === Object.prototype || prototype === null;
}
