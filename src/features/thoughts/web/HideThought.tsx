import { HideDialog } from '#features/conversation/web/HideDialog.tsx';
import { hideThought } from './api.ts';

export const HideThought = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <HideDialog typeName="thought" hide={(reason) => hideThought(id, reason)} onClose={onClose} />
);
