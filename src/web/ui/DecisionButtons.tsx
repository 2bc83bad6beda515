import { Check, X } from 'lucide-react';
import { Button } from './Button.tsx';

interface DecisionButtonsProps {
  /** What is decided on, for people who use a screen reader. */
  about: string;
  isApproving: boolean;
  onApprove: () => void;
  refusal: 'Decline' | 'Reject';
  /** Opens the dialog that asks first. */
  onRefuse: () => void;
}

/** Approves something at once, or refuses it after a question. */
export const DecisionButtons = ({ about, isApproving, onApprove, refusal, onRefuse }: DecisionButtonsProps) => (
  <>
    <Button
      small
      className="flex-1"
      aria-label={`Approve ${about}`}
      busy={isApproving}
      busyLabel="Approving..."
      onClick={onApprove}
    >
      <Check className="size-4 text-win" aria-hidden /> Approve
    </Button>
    <Button
      small
      variant="danger"
      className="flex-1"
      aria-label={`${refusal} ${about}`}
      disabled={isApproving}
      onClick={onRefuse}
    >
      <X className="size-4" aria-hidden /> {refusal}
    </Button>
  </>
);
