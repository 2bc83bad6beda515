import { LazySingleton } from '#server/concurrency/lazy-singleton.ts';
import type { FeatureContext } from '#server/feature.ts';
import type { Sender } from './sending/sender.ts';

const opened = new WeakMap<FeatureContext, Sender>();

/** Loads the sender and its library once there is something to send. */
export const sender = new LazySingleton(async (app) => {
  const { Sender: Opened } = await import('./sending/sender.ts');
  const own = await Opened.open(app);
  opened.set(app, own);
  return own;
});

/** Closes the sender if it was opened. */
export const endingSender = (app: FeatureContext) => ({ close: () => opened.get(app)?.close() });
