import { AskReason } from './AskReason.tsx';
import { hideThought } from './api.ts';

export const HideThought = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <AskReason
    title="Hide this thought from others?"
    description="The reason stands in the audit log, and its author sees it."
    label="Reason"
    needed="Please give a reason"
    act="Hide"
    busyAct="Hiding..."
    done="The thought is hidden"
    failed="The thought was not hidden"
    send={(reason) => hideThought(id, reason)}
    onClose={onClose}
  />
);
