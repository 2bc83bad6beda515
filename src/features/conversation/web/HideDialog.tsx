import { AskReason } from './AskReason.tsx';

interface HideDialogProps {
  typeName: string;
  hide: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks an admin for the reason before something is hidden from others. */
export const HideDialog = ({ typeName, hide, onClose }: HideDialogProps) => (
  <AskReason
    title={`Hide this ${typeName} from others?`}
    description="The reason is recorded in the audit log and shown to the author."
    label="Reason"
    needed="Please give a reason"
    act="Hide"
    busyAction="Hiding..."
    done={`The ${typeName} is hidden`}
    failed={`The ${typeName} was not hidden`}
    send={hide}
    onClose={onClose}
  />
);
