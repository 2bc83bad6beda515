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

let shown: ShownToast | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let endsAt = 0;
let leftMs = toastMs;
let lastId = 0;
const listeners = new Set<() => void>();

/** Says something in passing. There is one at a time: a new one takes the place of the one before. */
export function toast(message: Toast) {
  lastId += 1;
  shown = { ...message, id: lastId };
  leftMs = toastMs;
  run();
  notify();
}

export function dismissToast() {
  clearTimeout(timer);
  shown = null;
  notify();
}

/** While somebody is reading it (pointer or focus on it), time stands still. */
export function holdToast() {
  if (!shown || shown.leaving) return;
  clearTimeout(timer);
  leftMs = Math.max(0, endsAt - Date.now());
}

export function releaseToast() {
  if (shown && !shown.leaving) run();
}

export const shownToast = () => shown;

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function run() {
  clearTimeout(timer);
  endsAt = Date.now() + leftMs;
  timer = setTimeout(leave, leftMs);
}

function leave() {
  if (!shown?.fades) return dismissToast();
  shown = { ...shown, leaving: true };
  timer = setTimeout(dismissToast, fadeMs);
  notify();
}

function notify() {
  for (const listener of listeners) listener();
}
