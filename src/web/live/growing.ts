/** What came behind the first `from` of a list that only grows. */
export interface Added<Item = unknown> {
  from: number;
  items: readonly Item[];
}

/** How a read of such a list takes in what is told of it: in the `meta` of its query, as `grows`. */
export class Growing<Known, Item> {
  readonly row: string;
  /** Null where something in between is not known. */
  readonly take: (known: Known, added: Added<Item>) => Known | null;

  constructor(row: string, take: (known: Known, added: Added<Item>) => Known | null) {
    this.row = row;
    this.take = take;
  }
}
