import { onlineManager } from '@tanstack/react-query';
import { useOutside } from '../routing/rendering.ts';

/** Whether the browser has a network and its last call reached the server. */
export const useConnection = () =>
  useOutside(
    (notify) => onlineManager.subscribe(notify),
    () => onlineManager.isOnline(),
    () => true,
  );
