import { type EntryStore, isReplaced } from '../device-store.ts';
import type { Entry } from '../entry.ts';

/** What a device has stored: it outlives pages, and may be full or hang. */
export class MemoryStore implements EntryStore {
  entries: readonly Entry[] = [];
  isFull = false;

  readonly all = async (): Promise<Entry[]> => structuredClone(this.entries).toSorted((a, b) => a.at - b.at);

  async add(entry: Entry, replaces = false): Promise<void> {
    this.#fail();
    this.entries = [...this.entries.filter((other) => !(replaces && isReplaced(other, entry))), entry];
  }

  change(ids: readonly string[], change: (entry: Entry) => Entry | null): Promise<void> {
    return this.changeAll((entry) => (ids.includes(entry.id) ? change(entry) : entry));
  }

  async changeAll(change: (entry: Entry) => Entry | null): Promise<void> {
    this.#fail();
    this.entries = this.entries.flatMap((entry) => change(entry) ?? []);
  }

  #fail(): void {
    if (this.isFull) throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  }
}
