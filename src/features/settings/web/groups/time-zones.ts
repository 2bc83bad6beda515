/** The zones that this browser knows, and the one that is set, by continent. */
export function zonesByRegion(chosen: string): [region: string, zones: string[]][] {
  const known = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])].sort();
  return [...Map.groupBy(known, (zone) => (zone.includes('/') ? (zone.split('/')[0] ?? zone) : 'Other'))];
}
