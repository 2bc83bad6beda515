// Sets the theme and the village's accent before anything is painted. A classic script: it must run before the page's first
// style.
(() => {
  const root = document.documentElement;
  let wanted = 'dark';
  try {
    wanted = localStorage.getItem('village-arena-theme') ?? 'dark';
  } catch {
    // Storage is off: the default stays.
  }
  const light = wanted === 'light' || (wanted === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  root.dataset.theme = light ? 'light' : 'dark';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', light ? '#f3f6fb' : '#080c15');
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', light ? 'light' : 'dark');
  // The first adopted style sheet of the page: the app replaces its rules when the accent changes.
  const accent = new CSSStyleSheet();
  accent.replaceSync(document.querySelector('meta[name="accent"]')?.getAttribute('content') ?? '');
  document.adoptedStyleSheets = [accent];
})();
