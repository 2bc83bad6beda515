import { ExternalStore } from '../../routing/rendering.ts';

export interface Toast {
  title: string;
  description?: string | undefined;
  /** Screen readers announce `bad` at once, the others when they are idle. */
  tone?: 'good' | 'bad' | 'plain';
  /** A button of the toast that does something about the message. */
  action?: { label: string; act: () => void };
  /** Whether it fades out after its time. */
  fades?: boolean;
}

export interface ShownToast extends Toast {
  id: number;
}

const currentToast = new ExternalStore<ShownToast | null>(null);
let lastId = 0;

export const { get: shownToast, subscribe: onToast } = currentToast;

/** Shows a message for some seconds from its first render. A new toast replaces the one before. */
export function toast(message: Toast) {
  lastId += 1;
  currentToast.set({ ...message, id: lastId });
}

export const dismissToast = () => currentToast.set(null);

export const lastToast = (): number => lastId;

/** Takes a failure that was to be shown after the toast `since`: the form that it is about shows it itself. */
export function takeFailure(since: number): Toast | null {
  const shown = currentToast.get();
  if (shown?.tone !== 'bad' || shown.action || shown.id <= since) return null;
  dismissToast();
  return shown;
}
