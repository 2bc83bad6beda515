/** A value outside React, with its subscribers; a component reads it by `useExternalStore(store.subscribe, store.get, …)`. */
export class ExternalStore<Value> {
  readonly #changed = new EventTarget();
  #value: Value;

  constructor(value: Value) {
    this.#value = value;
  }

  readonly get = (): Value => this.#value;

  readonly set = (value: Value): void => {
    this.#value = value;
    this.#changed.dispatchEvent(new Event('change'));
  };

  readonly subscribe = (notify: () => void): (() => void) => {
    this.#changed.addEventListener('change', notify);
    return () => this.#changed.removeEventListener('change', notify);
  };
}
