import type { StoredSettings } from '#platform/settings/server/queries.ts';
import { ground, type IconName, iconPath, icons } from '../rules.ts';

const ofManifest: readonly IconName[] = ['any-192', 'any-512', 'maskable-192', 'maskable-512'];

/** The web app manifest, under the village's own name. `appearance` changes the icons' URLs when their appearance changes. */
export function presentManifest({ productName }: StoredSettings, appearance: string) {
  return {
    id: '/',
    name: productName,
    short_name: shortened(productName),
    description: 'Games, live scores, teams, players and everything around them.',
    lang: 'en',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    theme_color: ground,
    background_color: ground,
    categories: ['sports', 'social'],
    icons: ofManifest.map((name) => ({
      src: `${iconPath(name)}?v=${appearance}`,
      sizes: `${icons[name].size}x${icons[name].size}`,
      type: 'image/png',
      purpose: icons[name].purpose,
    })),
    shortcuts: [
      { name: 'Games', url: '/games' },
      { name: 'Live', description: 'The stream', url: '/streaming' },
      { name: 'RSVP', description: 'To the next big game', url: '/home' },
    ].map((shortcut) => ({
      ...shortcut,
      icons: [{ src: `${iconPath('any-192')}?v=${appearance}`, sizes: '192x192', type: 'image/png' }],
    })),
    screenshots: [
      { src: '/screenshots/home-phone.webp', sizes: '780x1688', form_factor: 'narrow', label: 'Home' },
      { src: '/screenshots/games-phone.webp', sizes: '780x1688', form_factor: 'narrow', label: 'Games' },
      { src: '/screenshots/home-desktop.webp', sizes: '1280x800', form_factor: 'wide', label: 'Home' },
    ].map((screenshot) => ({ ...screenshot, type: 'image/webp' })),
  };
}

/** Shortens a name for a home screen, to whole words if at least one fits. */
function shortened(name: string): string {
  if (name.length <= maxShortNameLength) return name;
  const words = name.slice(0, maxShortNameLength + 1).replace(/\s+\S*$/, '');
  return words.slice(0, maxShortNameLength).trim();
}

const maxShortNameLength = 12;
