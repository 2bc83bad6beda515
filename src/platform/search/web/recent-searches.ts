import { useExternalStore } from '#web/routing/rendering.ts';
import { ownKey } from '#web/session/own-storage.ts';
import { currentUserId } from '#web/session/session.ts';

const most = 6;
const changed = new EventTarget();

/** Each person has their own list where several share a device, until they log out; a visitor has none. */
function storageKey(): string | null {
  const account = currentUserId();
  return account === null ? null : ownKey(account, 'searches');
}

/** Recent searches on this device, the last one first. */
export function useRecentSearches(): readonly string[] {
  return parse(useExternalStore(onChange, read, () => null));
}

export function rememberSearch(q: string) {
  const query = q.trim();
  if (query === '') return;
  const others = parse(read()).filter((other) => other.toLowerCase() !== query.toLowerCase());
  write(JSON.stringify([query, ...others].slice(0, most)));
}

export function forgetSearches() {
  write(null);
}

function read(): string | null {
  const key = storageKey();
  try {
    return key && localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(value: string | null) {
  const key = storageKey();
  if (key === null) return;
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is off: nothing is remembered.
  }
  changed.dispatchEvent(new Event('change'));
}

function parse(stored: string | null): string[] {
  try {
    const searches: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(searches) ? searches.filter((entry) => typeof entry === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

function onChange(notify: () => void): () => void {
  changed.addEventListener('change', notify);
  addEventListener('storage', notify);
  return () => {
    changed.removeEventListener('change', notify);
    removeEventListener('storage', notify);
  };
}
