import { AskReason } from '#features/conversation/web/AskReason.tsx';
import { reportThought } from './api.ts';

interface ReportProps {
  thoughtId: string;
  /** Of the comment, where it is one on the thought that is reported. */
  commentId?: string;
  onClose: () => void;
}

export const Report = ({ thoughtId, commentId, onClose }: ReportProps) => (
  <AskReason
    title={`Report this ${commentId === undefined ? 'thought' : 'comment'}?`}
    description="The admins will look at it. Nobody will know who reported it."
    label="What is wrong with it? (optional)"
    act="Report"
    busyAct="Reporting..."
    done="Thank you. The admins will look at it."
    failed="The report was not sent"
    send={(reason) => reportThought(thoughtId, reason, commentId)}
    onClose={onClose}
  />
);
