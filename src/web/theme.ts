import { useOutside } from './routing/rendering.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'village-arena-theme';
const barColours = { light: '#f3f6fb', dark: '#080c15' };
const prefersLight = () => matchMedia('(prefers-color-scheme: light)');
const changed = new EventTarget();
const first: Theme = 'dark';
let chosen: Theme = first;

/** Keeps the page right after `first-paint/theme.js` has painted it: the system's change, another tab's choice. */
export function followTheme() {
  chosen = storedTheme();
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

export function useTheme(): Theme {
  return useOutside(
    (notify) => {
      changed.addEventListener('change', notify);
      return () => changed.removeEventListener('change', notify);
    },
    () => chosen,
    () => first,
  );
}

function show(theme: Theme) {
  chosen = theme;
  paint();
  changed.dispatchEvent(new Event('change'));
}

function paint() {
  const shown = chosen === 'light' || (chosen === 'system' && prefersLight().matches) ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = shown;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColours[shown]);
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', shown);
}

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey);
    return themes.find((theme) => theme === stored) ?? first;
  } catch {
    return first;
  }
}
