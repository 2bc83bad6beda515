import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../ui/Button.tsx';

/** Asks before unsaved input is lost, by closing the form or by leaving the page through Back or any other way. */
export function useDiscarding(isDirty: boolean, onClose?: () => void) {
  const [isAsked, setAsked] = useState(false);
  const blocker = useBlocker(isDirty);

  // For leaving the app itself, only the browser can ask.
  useEffect(() => {
    if (!isDirty) return;
    addEventListener('beforeunload', keepOpen);
    return () => removeEventListener('beforeunload', keepOpen);
  }, [isDirty]);

  return {
    isAsked: isAsked || blocker.state === 'blocked',
    close: () => (isDirty ? setAsked(true) : onClose?.()),
    keep: () => {
      setAsked(false);
      blocker.reset?.();
    },
    discard: () => {
      if (blocker.state === 'blocked') blocker.proceed();
      onClose?.();
    },
  };
}

const keepOpen = (event: Event) => event.preventDefault();

/** Replaces the form's buttons. React must not reuse their elements: Keep editing would then submit the form. */
export const DiscardQuestion = ({ keep, discard }: Pick<ReturnType<typeof useDiscarding>, 'keep' | 'discard'>) => (
  <>
    <p role="alert" className="flex-1 basis-full text-sm">
      What you typed is not saved.
    </p>
    <Button onClick={keep}>Keep editing</Button>
    <Button variant="danger" onClick={discard}>
      Discard
    </Button>
  </>
);
