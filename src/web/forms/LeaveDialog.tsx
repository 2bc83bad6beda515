import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import type { useDiscarding } from './discarding.tsx';

/** Asks before a page with unsaved input is left. */
export const LeaveDialog = ({ keep, discard }: Pick<ReturnType<typeof useDiscarding>, 'keep' | 'discard'>) => (
  <Dialog
    title="Leave without saving?"
    description="What you typed is not saved."
    onClose={keep}
    footer={
      <>
        <Button onClick={keep}>Keep editing</Button>
        <Button variant="danger" onClick={discard}>
          Discard
        </Button>
      </>
    }
  />
);
