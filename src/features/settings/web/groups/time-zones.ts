/** The zones that this browser knows, and the one that is set. */
export const zonesBeside = (chosen: string): { value: string; label: string }[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])]
    .sort()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }));
