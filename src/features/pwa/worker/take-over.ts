import { scope } from './scope.ts';

/**
 * A new worker replaces the old one at once, so that a broken worker cannot stay, and none waits for the last open page to close.
 * Pages of earlier builds keep their code (`code.ts`).
 */
export function takeOver(): void {
  scope.addEventListener('install', () => void scope.skipWaiting());
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
}
