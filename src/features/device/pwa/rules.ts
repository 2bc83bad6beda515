/** The app's icons. A device may cut `maskable` to any shape, and cuts `apple` to a rounded square. */
export const icons = {
  'any-192': { size: 192, purpose: 'any' },
  'any-512': { size: 512, purpose: 'any' },
  'maskable-192': { size: 192, purpose: 'maskable' },
  'maskable-512': { size: 512, purpose: 'maskable' },
  'apple-180': { size: 180, purpose: 'apple' },
} as const;

export type IconName = keyof typeof icons;
export const iconNames = Object.keys(icons).filter((name): name is IconName => name in icons);

export const iconPath = (name: IconName): string => `/icons/${name}.png`;

/** The dark theme's background. A manifest holds one colour only; the page tells the browser's bar which (`theme.ts`). */
export const ground = '#080c15';

/** The page that clears all data of the app from a device that no longer opens it. */
export const clearPath = '/clear-device';

/** Reads for admins and officers only, security, searches, and where people are notified. */
const neverPersisted = [
  /^\/api\/(admin|ground-anchor|waiting|disputed-results|disputed-challenges|search|exports|imports|recent-imports|docs|people|club-signups|player-claims|player-merges|notifications|webhooks|newer-version|season-plans|bracket-questions)(\/|$)/,
  /^\/api\/(user\/sessions|games\/(locations|parts)|[^/]+\/same-names|posts\/reports)(\/|$)/,
  /^\/api\/([^/]+\/[^/]+\/merge|players\/[^/]+\/link|games\/[^/]+\/(scorer-links|scorers|offered|sheets|telling|sportsmanship))$/,
  /^\/api\/cup-objections(\/|$)/,
  /^\/api\/competitions\/[^/]+\/leaving-team$/,
  /^\/api\/playlists(?!\/active$)/,
];

/** Whether a device may store the response of a read for offline use. */
export const mayPersist = (path: string): boolean =>
  path.startsWith('/api/') && !neverPersisted.some((pattern) => pattern.test(path));

/** A page's request to the service worker. */
export type ConsoleRequest = 'keep-console' | 'has-console';

/** The worker's reply: its build, and whether all code of that build's scoring console is on the device. */
export interface ConsoleCode {
  build: string;
  isKept: boolean;
}
