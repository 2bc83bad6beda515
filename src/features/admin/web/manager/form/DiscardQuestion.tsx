import { Button } from '#web/ui/Button.tsx';
import type { useDiscarding } from './use-discarding.ts';

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
