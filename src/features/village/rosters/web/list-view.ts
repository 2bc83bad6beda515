import { ExternalStore, useExternalStore } from '#web/routing/rendering.ts';

const storageKey = 'village-arena-players-as-list';

const store = new ExternalStore<boolean | undefined>(undefined);

/** Whether this device shows athletes as a list of rows; cards until somebody has chosen. */
export const useListView = (): boolean => useExternalStore(store.subscribe, isList, () => false);

export function chooseListView(asList: boolean) {
  try {
    localStorage.setItem(storageKey, String(asList));
  } catch {
    // Storage is off: the choice lasts as long as the page.
  }
  store.set(asList);
}

const isList = (): boolean => store.get() ?? storedChoice();

function storedChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'true';
  } catch {
    return false;
  }
}
