import { useState } from 'react';
import type { Danger } from '#shared/danger/dangers.ts';
import { arrived } from '#web/ui/lazy-component.tsx';

/** Examines a post on the author's own device, so that nobody else learns the result. */
export function useHelp() {
  const [danger, setDanger] = useState<Danger | null>(null);
  const lookAt = (text: string) => {
    arrived(() => import('#shared/danger/danger.ts')).then(
      ({ dangerIn }) => setDanger(dangerIn(text)),
      // Without the code, nothing can be examined; the post itself is published.
      () => setDanger(null),
    );
  };
  return { danger, lookAt, close: () => setDanger(null) };
}
