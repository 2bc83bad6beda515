// Fetches the app's code, and runs it once the page has been painted: run as soon as it is there, it would hold up the first
// paint where it is kept on the device or the processor is slow. Each of its parts runs in a task of its own, so that a tap
// is answered in between. A classic script of the page itself.
(() => {
  // What is pressed, sent or typed before the app is there is kept, and done when it is. Links work by themselves.
  const kept = [];
  const typed = new Set();
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  const stop = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const keepClick = (event) => {
    const button = event.target.closest?.('button, [role="button"], [role="tab"], [type="checkbox"], [type="radio"]');
    if (!button) return;
    stop(event);
    if (button.type !== 'submit' || !button.form) kept.push(() => button.click());
    else kept.push(() => button.form.requestSubmit(button));
  };
  const keepSubmit = (event) => {
    stop(event);
    kept.push(() => event.target.requestSubmit());
  };
  const keepTyped = (event) => typed.add(event.target);
  const keepKey = (event) => {
    const { target, key, shiftKey } = event;
    if (!/^(Arrow|Home|End|Page)/.test(key) || !target.closest?.('[role="grid"], [role="tablist"]')) return;
    stop(event);
    kept.push(() =>
      document.activeElement.dispatchEvent(
        new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }),
      ),
    );
  };
  addEventListener('beforeunload', leave);
  addEventListener('click', keepClick, true);
  addEventListener('submit', keepSubmit, true);
  addEventListener('keydown', keepKey, true);
  addEventListener('input', keepTyped, true);
  addEventListener('change', keepTyped, true);
  // As if typed anew: a field that stands as it was typed tells nobody of a change.
  const typeAgain = (field) => {
    if (field.type === 'file' || field.localName === 'select') {
      field.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    }
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    const { value } = field;
    for (const text of ['', value]) {
      set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  const open = () => {
    removeEventListener('beforeunload', leave);
    removeEventListener('click', keepClick, true);
    removeEventListener('submit', keepSubmit, true);
    removeEventListener('keydown', keepKey, true);
    removeEventListener('input', keepTyped, true);
    removeEventListener('change', keepTyped, true);
    for (const field of typed) typeAgain(field);
    for (const again of kept) again();
  };
  addEventListener('app-open', open, { once: true });

  // On a slow line the code sets out with the page, at a low priority. On a fast one it waits for the paint, which then has
  // the line and the processor for itself.
  const slowAnswer = 100;
  const [page] = performance.getEntriesByType('navigation');
  const isSlow = page && page.responseStart - page.requestStart > slowAnswer;
  const fetchCode = () => {
    for (const link of document.querySelectorAll('link[data-code]')) link.rel = 'modulepreload';
  };
  if (isSlow) fetchCode();

  let started = false;
  const run = async () => {
    try {
      for (const { href } of document.querySelectorAll('link[data-start]')) {
        await import(href);
        await new Promise((resolve) => setTimeout(resolve));
      }
    } catch (failure) {
      // The page can't say that it waits for its code, and a browser does not ask twice for a file that failed.
      const reload = () => location.reload();
      addEventListener('online', reload, { once: true });
      // Nor does a page whose service worker is broken, or whose build the server has no more.
      navigator.serviceWorker?.addEventListener('controllerchange', reload, { once: true });
      const here = document.querySelector('meta[name="build"]')?.content;
      fetch('/version.json', { cache: 'no-store' })
        .then((answer) => answer.json())
        // A reload would take the place of the page that a link led to.
        .then(({ build }) => build && build !== here && !isLeaving && reload())
        .catch(() => undefined);
      console.warn(failure);
    }
  };
  const start = () => {
    if (started) return;
    started = true;
    // The server renders the next page's times in the device's own zone: what stands there at first is what stands there on.
    // Without Temporal, asking takes longer than all else here, so the first paint comes before it.
    const zone = globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is there under HTTPS alone, and a village may have none
    document.cookie = `va_zone=${zone};path=/;max-age=31536000;samesite=lax`;
    if (!isSlow) fetchCode();
    // Kept on the device, the code may be there before the rest of the page, and would find no place for the app.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
    else run();
  };
  // A page in the background is not painted, and the shell that a service worker kept has nothing to paint before its code.
  if (document.hidden || document.querySelector('meta[data-shell]')) start();
  else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, 500);
})();
