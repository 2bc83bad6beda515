import type { QueryClient } from '@tanstack/react-query';
import { accountOutbox, onAccountOutbox, registerKind } from '#web/outbox/account-outbox.ts';
import { retryImport } from '#web/ui/lazy-component.tsx';
import { isPlay, playsKind } from './queued-plays.ts';

/** Shows and applies what this phone still keeps, whatever page is open. Devices without plays load no code for it. */
export function resumePlays(client: QueryClient) {
  const load = () => retryImport(() => import('./open-plays.ts'));
  registerKind(playsKind, async () => (await load()).accountPlays(client));
  const show = async () => {
    if (!accountOutbox()?.get().entries.some(isPlay)) return;
    const { openPlays } = await load();
    if (accountOutbox()) openPlays(client);
  };
  onAccountOutbox(() => void accountOutbox()?.subscribe(() => void show()));
}
