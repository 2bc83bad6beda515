import { useState } from 'react';
import { useBlocker } from 'react-router';

/** Closing what has unsaved words in it asks first; so does leaving the page by Back. */
export function useDiscarding(isDirty: boolean, onClose: () => void) {
  const [isAsked, setAsked] = useState(false);
  const blocker = useBlocker(isDirty);
  return {
    isAsked: isAsked || blocker.state === 'blocked',
    close: () => (isDirty ? setAsked(true) : onClose()),
    keep: () => {
      setAsked(false);
      blocker.reset?.();
    },
    discard: () => {
      if (blocker.state === 'blocked') blocker.proceed();
      onClose();
    },
  };
}
