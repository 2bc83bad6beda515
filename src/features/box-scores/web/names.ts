/** `L. Mokoena`; a single name is kept. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return rest.length === 0 ? first : `${[...first][0] ?? ''}. ${rest.join(' ')}`;
}
