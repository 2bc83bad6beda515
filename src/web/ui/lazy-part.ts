import { type ComponentType, lazy } from 'react';

/**
 * A part of a page whose code comes when it is first shown. Without a network it is waited for, and what stands there
 * meanwhile stays; the rest of the page is none the worse for it.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await arrived(load) }));

export async function arrived<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (failure) {
      if (navigator.onLine) throw failure;
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
  }
}
