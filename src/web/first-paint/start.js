// Fetches the app's code, and runs it after the first paint: run as soon as it is loaded, it would delay that paint when
// the code is cached on the device or the processor is slow. Each of its parts runs in its own task, so that taps are
// answered in between. A classic script, inlined into the page.
(() => {
  // Records what is pressed, submitted or typed before the app runs, and replays it then. Links work without the app.
  const recorded = [];
  const typed = new Map();
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  const stop = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const recordClick = (event) => {
    const button = event.target.closest?.('button, [role="button"], [role="tab"], [type="checkbox"], [type="radio"]');
    if (!button) return;
    stop(event);
    if (button.type !== 'submit' || !button.form) recorded.push(() => button.click());
    else recorded.push(() => button.form.requestSubmit(button));
  };
  const recordSubmit = (event) => {
    stop(event);
    recorded.push(() => event.target.requestSubmit());
  };
  const recordTyped = ({ target }) => typed.set(target, target.value);
  const recordKey = (event) => {
    const { target, key, shiftKey } = event;
    if (!/^(Arrow|Home|End|Page)/.test(key) || !target.closest?.('[role="grid"], [role="tablist"]')) return;
    stop(event);
    recorded.push(() =>
      document.activeElement.dispatchEvent(
        new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }),
      ),
    );
  };
  addEventListener('beforeunload', leave);
  addEventListener('click', recordClick, true);
  addEventListener('submit', recordSubmit, true);
  addEventListener('keydown', recordKey, true);
  addEventListener('input', recordTyped, true);
  addEventListener('change', recordTyped, true);
  // Empties the field and types again: React reports no change of a field that already has the typed value, and a form may
  // have put its own value there meanwhile.
  const typeAgain = (field, value) => {
    if (field.type === 'file' || field.localName === 'select') {
      if (field.localName === 'select') field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    }
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    for (const text of ['', value]) {
      set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  const open = () => {
    removeEventListener('beforeunload', leave);
    removeEventListener('click', recordClick, true);
    removeEventListener('submit', recordSubmit, true);
    removeEventListener('keydown', recordKey, true);
    removeEventListener('input', recordTyped, true);
    removeEventListener('change', recordTyped, true);
    for (const [field, value] of typed) typeAgain(field, value);
    for (const replay of recorded) replay();
  };
  addEventListener('app-open', open, { once: true });

  // On a slow connection the code is fetched along with the page, at a low priority. On a fast one it waits for the paint,
  // which then has the connection and the processor to itself.
  const slowAnswer = 100;
  const [page] = performance.getEntriesByType('navigation');
  const isSlow = page && page.responseStart - page.requestStart > slowAnswer;
  const fetchCode = () => {
    for (const { content } of document.querySelectorAll('meta[name="code"]')) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href: content, fetchPriority: 'low' }),
      );
    }
  };
  if (isSlow) fetchCode();

  let started = false;
  const run = async () => {
    try {
      for (const { content } of document.querySelectorAll('meta[data-start]')) {
        await import(content);
        await new Promise((resolve) => setTimeout(resolve));
      }
    } catch (failure) {
      // The page cannot show an error without its code, and a browser does not refetch a failed module: reload once online.
      const reload = () => location.reload();
      addEventListener('online', reload, { once: true });
      // Reload also when a new service worker replaces a broken one, or when the server has another build.
      navigator.serviceWorker?.addEventListener('controllerchange', reload, { once: true });
      const ownBuild = document.querySelector('meta[name="build"]')?.content;
      fetch('/version.json', { cache: 'no-store' })
        .then((answer) => answer.json())
        // Unless the person is leaving: a reload would replace the page that a link leads to.
        .then(({ build }) => build && build !== ownBuild && !isLeaving && reload())
        .catch(() => undefined);
      console.warn(failure);
    }
  };
  const start = () => {
    if (started) return;
    started = true;
    // The server renders the next page's times in the device's time zone, so that they do not change after hydration.
    // Without Temporal, finding the zone takes longer than all else here, so the first paint comes before it.
    const zone = globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs HTTPS, and a village may have none
    document.cookie = `va_zone=${zone};path=/;max-age=31536000;samesite=lax`;
    if (!isSlow) fetchCode();
    // Cached code may load before the rest of the HTML, and would not find the app's root element.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
    else run();
  };
  // A background page is not painted, and the app shell from the service worker has nothing to paint before its code runs.
  if (document.hidden || document.querySelector('meta[name="is-shell"][content="true"]')) start();
  else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, 500);
})();
