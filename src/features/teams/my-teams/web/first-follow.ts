import type { Toast } from '#web/ui/toasts/toasts.ts';

type Offer = () => Promise<Toast['action']>;

let offer: Offer = async () => undefined;

/** Sets what a later feature offers to somebody who has just followed their first team. */
export function offerAtFirstFollow(next: Offer): void {
  offer = next;
}

export const offerNow: Offer = () => offer().catch(() => undefined);
