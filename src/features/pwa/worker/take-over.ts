import { scope } from './scope.ts';

/**
 * A worker takes the place of the one before at once: none that is broken can hold on, and none waits for the last open page to
 * close. Pages of earlier builds keep their code (`code.ts`).
 */
export function takeOver(): void {
  scope.addEventListener('install', () => void scope.skipWaiting());
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
}
