import { useProductName } from '#platform/settings/web/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { SafariWay } from '../AppNotes.tsx';
import { install, wayHere } from '../install.ts';

interface InstallDialogProps {
  onInstalled: () => void;
  onClose: () => void;
}

/** For somebody who asks for it: by the browser's prompt, or in words where it has none. */
export function InstallDialog({ onInstalled, onClose }: InstallDialogProps) {
  const product = useProductName();
  const way = wayHere();
  const ask = async () => {
    if (await install()) onInstalled();
    onClose();
  };
  return (
    <Dialog
      title={`Keep ${product} on your home screen`}
      description="It opens at once, and shows the last scores and fixtures without a network."
      onClose={onClose}
      footer={
        way === 'question' && (
          <Button variant="primary" wide onClick={() => void ask()}>
            Install
          </Button>
        )
      }
    >
      {way === null && <p>Open your browser's menu and choose Install or Add to Home screen.</p>}
      {(way === 'iphone' || way === 'ipad') && <SafariWay isTablet={way === 'ipad'} />}
    </Dialog>
  );
}
