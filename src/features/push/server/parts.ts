import { LazySingleton } from '#server/concurrency/lazy-singleton.ts';
import type { FeatureContext } from '#server/feature.ts';
import type { Sender } from './sending/sender.ts';

const opened = new WeakMap<FeatureContext, Sender>();

/** Its code, with the library's, comes when there is something to send. */
export const sender = new LazySingleton(async (app) => {
  const { Sender: Opened } = await import('./sending/sender.ts');
  const own = await Opened.open(app);
  opened.set(app, own);
  return own;
});

/** Ends the one that was opened, if any. */
export const endingSender = (app: FeatureContext) => ({ close: () => opened.get(app)?.close() });
