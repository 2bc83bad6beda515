import { useEffect } from 'react';
import { RefusalNote } from '../ui/RefusalNote.tsx';
import type { RefusedForm } from './use-sending-form.ts';

/** Where a form says that it was not sent: above its button. While it is shown, such failures are no toasts. */
export function Refusal({ of: { refusal, refusalPlace } }: { of: RefusedForm }) {
  // The form learns that it has such a place.
  useEffect(() => {
    refusalPlace.current = true;
    return () => {
      refusalPlace.current = false;
    };
  }, [refusalPlace]);
  return <RefusalNote refusal={refusal} />;
}
