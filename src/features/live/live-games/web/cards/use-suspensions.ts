import { useEffect, useState } from 'react';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { serverNow } from '#web/ui/time/clock.ts';
import { backText, listSuspensions, type Suspension, timeLeft } from '../../card-rules.ts';
import type { LiveState } from '../../rules.ts';

export interface ShownSuspension extends Suspension {
  /** `7:05`; null in the minute in which the player is said to be back on. */
  left: string | null;
  /** `back in 8 min`, `back on` */
  said: string;
}

/** Who is off for a while now, or has just come back. Its clock runs only while there is somebody. */
export function useSuspensions(definition: SportDefinition, state: LiveState): ShownSuspension[] {
  const suspensions = listSuspensions(definition, state);
  const last = suspensions.at(-1)?.id;
  const [now, setNow] = useState(serverNow);

  useEffect(() => {
    if (last === undefined) return;
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [last]);

  return suspensions.flatMap((suspension): ShownSuspension[] => {
    const said = backText(suspension, now);
    return said === null ? [] : [{ ...suspension, left: timeLeft(suspension, now), said }];
  });
}
