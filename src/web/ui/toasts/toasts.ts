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
  leaving?: boolean;
}

export const toastMs = 5_000;
export const fadeMs = 500;

const shown = new ExternalStore<ShownToast | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;
let endsAt = 0;
let leftMs = toastMs;
let lastId = 0;

export const { get: shownToast, subscribe: onToast } = shown;

/** Says something in passing, for its time from when it is drawn. There is one at a time: a new one takes the place of the one before. */
export function toast(message: Toast) {
  lastId += 1;
  leftMs = toastMs;
  clearTimeout(timer);
  shown.set({ ...message, id: lastId });
}

export function dismissToast() {
  clearTimeout(timer);
  shown.set(null);
}

/** While somebody is reading it (pointer or focus on it), time stands still. */
export function holdToast() {
  if (!isStaying()) return;
  clearTimeout(timer);
  leftMs = Math.max(0, endsAt - Date.now());
}

/** From here on time goes on: nobody is on it any more, or it has only now been drawn. */
export function releaseToast() {
  if (!isStaying()) return;
  clearTimeout(timer);
  endsAt = Date.now() + leftMs;
  timer = setTimeout(leave, leftMs);
}

function isStaying(): boolean {
  const toast = shown.get();
  return toast !== null && !toast.leaving;
}

function leave() {
  const toast = shown.get();
  if (!toast?.fades) return dismissToast();
  timer = setTimeout(dismissToast, fadeMs);
  shown.set({ ...toast, leaving: true });
}
