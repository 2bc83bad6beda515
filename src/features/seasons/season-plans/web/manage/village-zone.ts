import { useSettings } from '#platform/settings/web/api.ts';
import { device, getZone, type Zone } from '#web/zone.ts';

/** A plan's evenings are the village's, wherever the officer is. */
export function useVillageZone(): Zone {
  const timeZone = useSettings()?.timeZone;
  return timeZone === undefined ? device : getZone(timeZone);
}
