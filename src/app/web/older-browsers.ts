// Polyfills for browsers of 2023: some iPhones stay at iOS 16 for good. Runs before all other code.
import './older-browsers.css';

const missing = (holder: object, methods: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(methods)) {
    if (!(name in holder)) Object.defineProperty(holder, name, { value, writable: true, configurable: true });
  }
};

missing(Promise, {
  withResolvers<Value>() {
    const resolvers = {} as PromiseWithResolvers<Value>;
    resolvers.promise = new Promise((resolve, reject) => Object.assign(resolvers, { resolve, reject }));
    return resolvers;
  },
});

missing(AbortSignal, {
  any(signals: Iterable<AbortSignal>) {
    const controller = new AbortController();
    for (const signal of signals) {
      const abort = () => controller.abort(signal.reason);
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
    }
    return controller.signal;
  },
});

function groupBy<Key, Item>(items: Iterable<Item>, getKey: (item: Item, index: number) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = getKey(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

missing(Map, { groupBy });
missing(Object, {
  groupBy: (...args: Parameters<typeof groupBy<PropertyKey, unknown>>) => Object.fromEntries(groupBy(...args)),
});

missing(URL, {
  canParse(address: string, base?: string) {
    try {
      return Boolean(new URL(address, base));
    } catch {
      return false;
    }
  },
});

if (!('size' in URLSearchParams.prototype)) {
  Object.defineProperty(URLSearchParams.prototype, 'size', {
    get(this: URLSearchParams) {
      return [...this].length;
    },
    configurable: true,
  });
}

// Menus are popovers. A polyfilled one is inside a scrolling element, not in the top layer, and may be beyond its edge.
if (!('popover' in HTMLElement.prototype)) {
  void import('@oddbird/popover-polyfill/fn').then(({ apply }) => {
    apply();
    openWithoutFocus();
  });
  const show = ({ target, newState }: ToggleEvent) => {
    if (newState === 'open' && target instanceof Element) target.scrollIntoView({ block: 'nearest' });
  };
  document.addEventListener('toggle', show, true);
}

/** The polyfill focuses the first button of a popover that our code opens; a browser leaves the focus where it is. */
function openWithoutFocus(): void {
  const { showPopover } = HTMLElement.prototype;
  Object.defineProperty(HTMLElement.prototype, 'showPopover', {
    value(this: HTMLElement) {
      this.inert = true;
      showPopover.call(this);
      this.inert = false;
    },
    configurable: true,
  });
}
