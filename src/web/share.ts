import { toast } from './ui/toasts/toasts.ts';

interface Shared {
  title: string;
  url: string;
  files?: File[];
}

export type ShareOutcome = 'shared' | 'dismissed' | 'missing';

export async function shareNatively(shared: Shared): Promise<ShareOutcome> {
  if (typeof navigator.share !== 'function') return 'missing';
  try {
    await navigator.share(shared);
    return 'shared';
  } catch (refusal) {
    return refusal instanceof DOMException && refusal.name === 'AbortError' ? 'dismissed' : 'missing';
  }
}

export async function copyLink(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return copyBySelection(url);
  }
}

export async function copyLinkAndSay(url: string): Promise<void> {
  if (await copyLink(url)) toast({ title: 'Link copied to clipboard!', tone: 'good' });
  else prompt('Copy this link:', url);
}

function copyBySelection(url: string): boolean {
  const field = document.createElement('textarea');
  const focused = document.activeElement;
  field.value = url;
  field.readOnly = true;
  field.className = 'sr-only';
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
