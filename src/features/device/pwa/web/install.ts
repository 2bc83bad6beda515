import type { QueryClient } from '@tanstack/react-query';
import { ownRsvpsOptions } from '#features/competition/games/web/api.ts';
import { ExternalStore } from '#web/routing/rendering.ts';

/** How to install the app: by the browser's prompt, or by two steps in Safari, whose buttons are elsewhere on an iPad. */
export type InstallWay = 'question' | 'iphone' | 'ipad';

/** Chromium's event; it is in no standard. */
interface InstallQuestion extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const visitsKey = 'village-arena-visits';
const hintKey = 'village-arena-install-hint';
const visitMs = 30 * 60_000;
const helpsFromVisit = 3;

const shown = new ExternalStore<InstallWay | null>(null);
let question: InstallQuestion | null = null;
let hasRsvp = () => false;

export const { get: installHint, subscribe: onInstallHint } = shown;

export function followInstalling(client: QueryClient) {
  countVisit();
  hasRsvp = () => (client.getQueryData(ownRsvpsOptions.queryKey)?.length ?? 0) > 0;
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallQuestion(event)) return;
    // Otherwise the browser shows its own bar at the first visit, over the tabs.
    event.preventDefault();
    question = event;
  });
  addEventListener('appinstalled', dismissInstallHint);
}

/** Shows the hint once per device, on navigation: from the third visit on, or for a person with an RSVP. */
export function considerInstallHint() {
  const way = wayHere();
  if (way === null || stored(hintKey) !== null || !(visits().count >= helpsFromVisit || hasRsvp())) return;
  store(hintKey, 'shown');
  shown.set(way);
}

export async function install() {
  const { outcome = 'dismissed' } = (await question?.prompt()) ?? {};
  question = null;
  dismissInstallHint();
  return outcome === 'accepted';
}

export function dismissInstallHint() {
  store(hintKey, 'dismissed');
  shown.set(null);
}

const isInstallQuestion = (event: Event): event is InstallQuestion => 'prompt' in event;

export function wayHere(): InstallWay | null {
  if (!isSecureContext || matchMedia('(display-mode: standalone)').matches) return null;
  if (question) return 'question';
  return Reflect.get(navigator, 'standalone') ? null : appleWay();
}

/** An iPad identifies as a Mac, but a Mac has no touch screen. */
function appleWay(): 'iphone' | 'ipad' | null {
  const { userAgent, maxTouchPoints } = navigator;
  if (/iPhone/.test(userAgent)) return 'iphone';
  return /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1) ? 'ipad' : null;
}

interface Visits {
  count: number;
  /** The time of the latest visit, in milliseconds since 1970. */
  at: number;
}

function visits(): Visits {
  const [count = 0, at = 0] = (stored(visitsKey) ?? '').split(' ').map(Number);
  return { count: count || 0, at: at || 0 };
}

function countVisit() {
  const { count, at } = visits();
  const now = Date.now();
  store(visitsKey, `${Math.abs(now - at) > visitMs ? count + 1 : count} ${now}`);
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is off: without a record the hint would return every time.
    return 'dismissed';
  }
}

function store(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is off: reads then count the hint as dismissed.
  }
}
