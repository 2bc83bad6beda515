// Runs the app's code once the page has been painted. The code comes meanwhile; run as soon as it is there, it would
// hold up the first paint where it is kept on the device or the processor is slow. Each of its parts runs in a task of its
// own, so that a tap is answered in between. A classic script of the page itself.
(() => {
  // The server draws the next page's times in the device's own zone: what stands there at first is what stands there on.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is there under HTTPS alone, and a village may have none
  document.cookie = `va_zone=${Intl.DateTimeFormat().resolvedOptions().timeZone};path=/;max-age=31536000;samesite=lax`;
  let started = false;
  const run = async () => {
    try {
      for (const { href } of document.querySelectorAll('link[data-start]')) {
        await import(href);
        await new Promise((resolve) => setTimeout(resolve));
      }
    } catch (failure) {
      // What the server drew can't say that it waits for its code, and a browser does not ask twice for a file that failed.
      addEventListener('online', () => location.reload(), { once: true });
      console.warn(failure);
    }
  };
  // Where the server has drawn the first screen, its fonts and pictures come before the code.
  const load = () => {
    const later = document.querySelector('template[data-later]');
    if (later) document.head.append(later.content);
  };
  const start = () => {
    if (started) return;
    started = true;
    load();
    // Kept on the device, the code may be there before the rest of the page, and would find no place for the app.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
    else run();
  };
  // A page in the background is not painted, and the entry screen has nothing to paint without its code.
  if (document.hidden || 'entry' in document.documentElement.dataset) start();
  else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, 500);
})();
