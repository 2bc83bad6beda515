import { TriangleAlert } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';

interface WarningsDialogProps {
  texts: readonly string[];
  /** What is done in spite of them: `Save`. */
  action?: string;
  onSave: () => void;
  /** Back to the form, where everything typed still is. */
  onBack: () => void;
}

const maxShown = 20;

/** What somebody should know before they save. */
export function WarningsDialog({ texts, action = 'Save', onSave, onBack }: WarningsDialogProps) {
  return (
    <Dialog
      title={`${action} anyway?`}
      description={texts.length === 1 ? 'There is a clash.' : `There are ${texts.length} clashes.`}
      onClose={onBack}
      onlyText
      footer={
        <>
          <Button onClick={onBack}>Back</Button>
          <Button variant="primary" onClick={onSave}>
            {action} anyway
          </Button>
        </>
      }
    >
      <ul className="grid gap-2 pt-1">
        {texts.slice(0, maxShown).map((text) => (
          <li key={text} className="flex gap-2.5 rounded-control border border-gold/60 bg-gold/6 px-3 py-2.5 text-base">
            <TriangleAlert className="mt-0.5 size-4.5 shrink-0 text-gold" aria-hidden />
            <span className="min-w-0 wrap-anywhere">{text}.</span>
          </li>
        ))}
        {texts.length > maxShown && <li className="text-soft">and {texts.length - maxShown} more</li>}
      </ul>
    </Dialog>
  );
}
