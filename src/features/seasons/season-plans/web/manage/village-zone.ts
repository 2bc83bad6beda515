import { useSettings } from '#platform/settings/web/api.ts';
import { never, useExternalStore } from '#web/routing/rendering.ts';
import { device, deviceTimeZone, getZone, type Zone } from '#web/zone.ts';
import { describeClock } from './plan-texts.ts';

/** A plan's evenings are the village's, wherever the officer is. */
export function useVillageZone(): Zone {
  const timeZone = useSettings()?.timeZone;
  return timeZone === undefined ? device : getZone(timeZone);
}

/** Says once on a page by which clock its times are; null where the device has the same. */
export function useClockText(): string | null {
  const onDevice = useExternalStore(never, deviceTimeZone, ({ timeZone }) => timeZone);
  return describeClock(useSettings()?.timeZone, onDevice);
}
