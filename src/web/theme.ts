import { ExternalStore, useExternalStore } from './routing/rendering.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'village-arena-theme';
const barColours = { light: '#f3f6fb', dark: '#080c15' };
const prefersLight = () => matchMedia('(prefers-color-scheme: light)');
const first: Theme = 'dark';
const chosen = new ExternalStore<Theme>(first);

/** Keeps the theme current, after `first-paint/theme.js` has set it: the system or another tab may change it. */
export function followTheme() {
  chosen.set(storedTheme());
  prefersLight().addEventListener('change', paint);
  addEventListener('storage', ({ key }) => {
    if (key === storageKey) show(storedTheme());
  });
}

export function chooseTheme(theme: Theme) {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is off: the choice lasts as long as the page.
  }
  show(theme);
}

export const useTheme = (): Theme => useExternalStore(chosen.subscribe, chosen.get, () => first);

function show(theme: Theme) {
  chosen.set(theme);
  paint();
}

function paint() {
  const theme = chosen.get();
  const shownTheme = theme === 'light' || (theme === 'system' && prefersLight().matches) ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = shownTheme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColours[shownTheme]);
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', shownTheme);
}

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey);
    return themes.find((theme) => theme === stored) ?? first;
  } catch {
    return first;
  }
}
