import type { Toast } from '#web/ui/toasts/toasts.ts';

type Offer = () => Promise<Toast['action']>;

let setOffer: (offer: Offer) => void = () => undefined;
const laterOffer = new Promise<Offer>((resolve) => {
  setOffer = resolve;
});

/** Sets what a later feature offers to somebody who has just followed their first team. */
export const offerAtFirstFollow = (offer: Offer): void => setOffer(offer);

/** Waits for that feature, whose code loads after the first screen. */
export async function offerNow(): ReturnType<Offer> {
  const offer = await laterOffer;
  return offer().catch(() => undefined);
}
