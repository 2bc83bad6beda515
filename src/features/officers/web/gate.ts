import type { calls } from '#features/accounts/contract.ts';
import { callsOf } from '#web/api/calls.ts';
import { useOutside } from '#web/routing/rendering.ts';
import { noteOfficer, onSessionChange, readFlag } from '#web/session/session.ts';

const api = callsOf<typeof calls>();

export async function passGate(username: string) {
  await api.send('POST /api/ground-anchor/verify', { body: { username } });
  noteOfficer(username);
}

export const useGatePassed = (): boolean => useOutside(onSessionChange, isGatePassed, () => false);

const isGatePassed = () => readFlag('groundAnchorAuthenticated') === 'true';
