import { onlineManager } from '@tanstack/react-query';
import { useExternalStore } from '../routing/rendering.ts';

/** Whether the browser has a network and its last call reached the server. */
export const useConnection = () =>
  useExternalStore(
    (notify) => onlineManager.subscribe(notify),
    () => onlineManager.isOnline(),
    () => true,
  );
