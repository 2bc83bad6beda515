import { dayText } from '#shared/notation.ts';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';

/** 'Mon 23 Nov': an announcement says "tomorrow", and somebody reads it later. */
export function PostedOn({ at }: { at: string }) {
  const zone = useZone();
  return <time dateTime={at}>{dayText(zone.wall(at), zone.wall(new Date(useNow())))}</time>;
}
