import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#web/ui/Button.tsx';

/** Closing what has unsaved words in it asks first; so does leaving the page, by Back or any other way. */
export function useDiscarding(isDirty: boolean, onClose?: () => void) {
  const [isAsked, setAsked] = useState(false);
  const blocker = useBlocker(isDirty);

  // The ways out of the app are the browser's, and so is the question.
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

/** In place of a form's buttons. None of these becomes one of them: the press that goes on editing would send the form. */
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
