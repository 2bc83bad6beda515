/** Rows of one kind that belong to another row. */
export interface RowDependent {
  one: string;
  many: string;
  count: number;
  effect: 'deleted' | 'unlinked' | 'stays';
}

/** Rows that are deleted together, and what goes with them, for one line of the audit log. */
export class RemovedRows {
  readonly #rows: object[] = [];
  readonly #along = new Map<string, RowDependent>();

  add(row: object, parts: readonly RowDependent[]): void {
    this.#rows.push(row);
    for (const part of parts.filter(({ effect }) => effect === 'deleted'))
      this.#along.set(part.many, { ...part, count: part.count + (this.#along.get(part.many)?.count ?? 0) });
  }

  detail(): Record<string, unknown> {
    const along = [...this.#along.values()].map(({ one, many, count }) => `${count} ${count === 1 ? one : many}`);
    return { deleted: this.#rows, ...(along.length > 0 && { with: along }) };
  }
}
