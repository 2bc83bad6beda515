import { ExternalStore } from '../../external-store.ts';

export interface Toast {
  title: string;
  description?: string | undefined;
  /** `bad` is read out at once; the others when the reader is free. */
  tone?: 'good' | 'bad' | 'plain';
  /** What can be done about it, at once. */
  action?: { label: string; act: () => void };
  /** Whether it goes slowly, after its time. */
  fades?: boolean;
}

export interface ShownToast extends Toast {
  id: number;
}

const shown = new ExternalStore<ShownToast | null>(null);
let lastId = 0;

export const { get: shownToast, subscribe: onToast } = shown;

/** Says something in passing, for its time from when it is drawn. There is one at a time: a new one takes the place of the one before. */
export function toast(message: Toast) {
  lastId += 1;
  shown.set({ ...message, id: lastId });
}

export const dismissToast = () => shown.set(null);
