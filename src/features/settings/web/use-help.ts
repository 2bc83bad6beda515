import { useState } from 'react';
import type { Danger } from '#shared/danger/dangers.ts';
import { arrived } from '#web/ui/lazy-part.tsx';

/** Looks at what somebody has just posted, on their own device: nobody else learns what was found in it. */
export function useHelp() {
  const [danger, setDanger] = useState<Danger | null>(null);
  const lookAt = (said: string) => {
    arrived(() => import('#shared/danger/danger.ts')).then(
      ({ dangerIn }) => setDanger(dangerIn(said)),
      // Without its code nothing can be looked at; the post itself stands.
      () => setDanger(null),
    );
  };
  return { danger, lookAt, close: () => setDanger(null) };
}
